import { expect, it } from 'vitest';
import { cvDocument } from '../cv/index.ts';
import { findUnplaced } from './find-unplaced.ts';
import { prepare } from './prepared-line.ts';
import { linesOfText, readText } from './read-text.ts';

function unplacedOf(text: string, parts: Parameters<typeof cvDocument>[0]): string[] {
  return findUnplaced(prepare(linesOfText(text)), cvDocument(parts), []);
}

it('tells a line whose words stand elsewhere, but not in this company', () => {
  const experience = [
    { position: 'Senior Engineer', company: 'Delta', bullets: ['Led the staff of a bank'] },
  ];
  expect(unplacedOf('Staff Engineer of a bank\nwaste and forecasting at Delta', { experience })).toEqual([
    'waste and forecasting at Delta',
  ]);
  expect(unplacedOf('Senior Engineer\tDelta\nLed the staff of a bank', { experience })).toEqual([]);
});

it('takes how long a post lasted for no content', () => {
  const experience = [{ position: 'Planner', start: '2021-01', end: 'present' }];
  const text = 'Planner\n6 years 3 months\nJanuary 2021 - Present (4 years 2 months)';
  expect(unplacedOf(text, { experience })).toEqual([]);
});

it('does not list the mail and the phone of a footer among the skills above it', () => {
  const { document } = readText(
    'Rasmus Lind\n\nExperience\nWarehouse Manager, Norrsund AB, 2019 - present\n- Runs a crew of 18\n\nSkills\nForklift licence\nExcel\nrasmus@mailbox.example\n+46 70 123 45 67',
  );
  expect(document.basics).toMatchObject({ email: 'rasmus@mailbox.example', phone: '+46 70 123 45 67' });
  expect(document.skills.map(({ name }) => name)).toEqual(['Forklift licence', 'Excel']);
});
