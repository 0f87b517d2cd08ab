import { expect, it } from 'vitest';
import { cvDocument, withTypedLines, wordedLines } from './index.ts';

const cv = (summary: string, bullets: string[], own: string[] = []) =>
  cvDocument({
    basics: { name: 'Ada Reed' },
    summary,
    experience: [{ company: 'Mercy', position: 'Nurse', start: '2019', bullets }],
    custom: own.length > 0 ? [{ title: 'Training', entries: [{ title: 'Ward', bullets: own }] }] : [],
  });

it('knows what was typed for a line that was worded anew, by its words or its neighbours', () => {
  const typed = cv('Nurse. Six years.', [
    'did rota',
    'wrote handover sheets for the night team',
    'ran audits',
  ]);
  const written = cv('Nurse. Six years.', [
    'Planned shifts for 12 colleagues',
    'Wrote handover sheets for two night teams',
    'Ran audits.',
  ]);
  expect(wordedLines(typed, written)).toEqual([
    {
      path: 'experience.0.bullets.0',
      typed: 'did rota',
      words: 'Planned shifts for 12 colleagues',
      isAnew: true,
    },
    {
      path: 'experience.0.bullets.1',
      typed: 'wrote handover sheets for the night team',
      words: 'Wrote handover sheets for two night teams',
      isAnew: false,
    },
  ]);
});

it('knows nothing where lines were added or taken out: which was made of which cannot be told', () => {
  const written = cv('', ['Planned shifts for 12 colleagues', 'Led the ward round']);
  expect(wordedLines(cv('', ['did rota']), written)).toEqual([]);
});

it('puts back what was typed, in the summary and in own sections too, and leaves the rest', () => {
  const typed = cv('A nurse for six years on wards.', ['did rota', 'ran audits'], ['taught two nurses']);
  const written = cv(
    'Nurse with six years on surgical wards.',
    ['Planned shifts', 'Ran audits.'],
    ['Mentored'],
  );
  const back = withTypedLines(typed, written);
  expect(back).toEqual(
    cv('A nurse for six years on wards.', ['did rota', 'Ran audits.'], ['taught two nurses']),
  );
  expect(wordedLines(typed, back)).toEqual([]);
});
