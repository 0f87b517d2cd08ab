import { expect, it } from 'vitest';
import { readText } from './read-text.ts';

const unplacedOf = (...lines: string[]) =>
  readText(['Ana Ruiz', 'ana@example.org', '', ...lines].join('\n')).unplaced;

it('tells a line that is in no field, though its words are in others', () => {
  expect(
    unplacedOf(
      'Zorvex quillam',
      '',
      'Experience',
      'Engineer, Delta Ltd, 2018 - 2023',
      '- Led Zorvex for quillam',
    ),
  ).toEqual(['Zorvex quillam']);
});

it('takes how long a post lasted for no content', () => {
  const job = ['Delta Ltd', '6 years 3 months', 'Planner', 'January 2021 - Present (4 years 2 months)'];
  expect(unplacedOf('Experience', ...job, '- Led the plan')).toEqual([]);
});

it('does not list the mail and the phone of a footer among the skills above it', () => {
  const { document } = readText(
    'Rasmus Lind\n\nExperience\nWarehouse Manager, Norrsund AB, 2019 - present\n- Runs a crew of 18\n\nSkills\nForklift licence\nExcel\nrasmus@mailbox.example\n+46 70 123 45 67',
  );
  expect(document.basics).toMatchObject({ email: 'rasmus@mailbox.example', phone: '+46 70 123 45 67' });
  expect(document.skills.map(({ name }) => name)).toEqual(['Forklift licence', 'Excel']);
});
