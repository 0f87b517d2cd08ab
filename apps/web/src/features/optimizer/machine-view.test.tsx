import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cvDocument, toText } from '@candor/domain/cv';
import { compareReading } from '@candor/domain/optimizer';
import { MachineView } from './machine-view.tsx';

afterEach(cleanup);

const held = cvDocument({
  basics: { name: 'Ana Ruiz' },
  experience: [{ position: 'Ranger', company: 'Peak Park', start: '2019-03', end: 'present' }],
  languages: [{ name: 'German', level: '' }],
});
const read = cvDocument({
  ...held,
  experience: [{ position: 'Ranger', company: 'Peak', start: '2019-03', end: 'present' }],
  languages: [],
});

it('shows what was read otherwise beside what the CV says, what was lost, and what to do', () => {
  render(<MachineView reading={compareReading({ held, read, text: toText(held) })} />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('3 of 5 fields read correctly');
  expect(screen.getByText('1 read differently, 1 not found.')).toBeTruthy();
  expect(screen.getByText('Nothing was read under “Languages”. A plainer heading may help.')).toBeTruthy();
  const company = screen.getByRole('button', { name: /^Company/ });
  expect(company.textContent).toMatch(/Read differently.*Your CV: Peak Park.*Read as: Peak$/);
});

it('marks in the text the field that is reached, and no other', () => {
  render(<MachineView reading={compareReading({ held, read: held, text: toText(held) })} />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('All 5 fields read correctly');
  const text = screen.getByRole('region', { name: 'Plain text' });
  const marked = () => [...text.querySelectorAll('[data-pointed]')].map(({ textContent }) => textContent);
  expect(text.textContent).toBe(toText(held));
  expect(marked()).toEqual([]);
  fireEvent.focus(screen.getByRole('button', { name: /^Company/ }));
  expect(marked()).toEqual(['Peak Park']);
  fireEvent.pointerEnter(screen.getByText('Ranger', { selector: 'li *' }).closest('li') ?? text);
  expect(marked()).toEqual(['Ranger']);
  fireEvent.pointerLeave(screen.getByRole('heading', { name: 'Work Experience' }).closest('section') ?? text);
  expect(marked()).toEqual(['Peak Park']);
});
