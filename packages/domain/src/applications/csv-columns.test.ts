import { expect, it } from 'vitest';
import { csvFields, csvHeaders, guessColumns, outcomeFrom, stageFrom } from './csv-columns.ts';
import { defaultStages, outcomeNames, outcomes } from './stage.ts';

it('knows its own headers, each once', () => {
  expect(guessColumns(csvFields.map((field) => csvHeaders[field]))).toEqual([...csvFields]);
  expect(guessColumns(['Company', 'company', 'Lucky number'])).toEqual(['company', null, null]);
});

it.each([
  [
    [
      'Job Position',
      'Company',
      'Max. Salary',
      'Location',
      'Status',
      'Date Saved',
      'Deadline',
      'Date Applied',
      'Follow up',
    ],
    ['title', 'company', 'pay', 'location', 'stage', 'savedOn', 'deadlineOn', 'appliedOn', 'nextStepOn'],
  ],
  [
    ['Title', 'Company', 'URL', 'Location', 'List', 'Created At', 'Description'],
    ['title', 'company', 'url', 'location', 'stage', 'savedOn', 'advertText'],
  ],
])('knows the columns %j', (headers, fields) => {
  expect(guessColumns(headers)).toEqual(fields);
});

it('knows the stages of other trackers, and the person’s own before them', () => {
  expect(
    ['Bookmarked', 'Applied', 'Interviewing', 'Negotiating', 'Not selected'].map((words) =>
      stageFrom(words, defaultStages),
    ),
  ).toEqual(['saved', 'applied', 'interview', 'offer', 'closed']);
  const own = { id: 'own-abcd', name: 'Applied', kind: 'applied' } as const;
  expect(stageFrom('applied', [own, ...defaultStages])).toBe('own-abcd');
  expect(stageFrom('Something else', defaultStages)).toBeNull();
  for (const outcome of outcomes) expect(outcomeFrom(outcomeNames[outcome])).toBe(outcome);
});
