import { expect, it } from 'vitest';
import { resourcesFor } from './resources-for.ts';

const asked = (names: string[], code: string | null = '15-2051.00') =>
  resourcesFor({ names, category: 'experience', code, country: 'gb', style: 'structured' });

it('offers what a step names, as it is written, and nothing for what it does not', () => {
  expect(
    asked(['Python or R, and SQL'])
      .map(({ title }) => title)
      .join(),
  ).toMatch(/Python/);
  expect(asked(['They go through a list of posts'])).toEqual([]);
  expect(asked([])).toEqual([]);
});

it('offers what is of the work and the country', () => {
  const food = asked([], '35-1011.00').map(({ title }) => title);
  expect(food).toContain('Food safety training');
  expect(food).not.toContain('ServSafe');
});
