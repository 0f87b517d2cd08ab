import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SkillNames } from './advert-text.tsx';

afterEach(cleanup);

const skills = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    name: `Skill ${at}`,
    span: { start: at, end: at + 1 },
    isRequired: true,
  }));

it('names each skill once, and says how many it leaves out', () => {
  render(<SkillNames label="In your CV" skills={[...skills(2), ...skills(2)]} />);
  expect(screen.getByText(/Skill 0/).textContent).toBe('In your CV: Skill 0, Skill 1');
  cleanup();
  render(<SkillNames label="In your CV" skills={skills(15)} />);
  expect(screen.getByText(/Skill 0/).textContent).toMatch(/Skill 11 and 3 more$/);
});
