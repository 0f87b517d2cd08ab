import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultStages, guessColumns, type CsvField } from '@candor/domain/applications';
import { jobsOf, readTable } from './read-table.ts';

const jobsIn = (text: string, isDayFirst = false) => {
  const table = readTable(text);
  return jobsOf(table, { columns: guessColumns(table.headers), stages: defaultStages, isDayFirst });
};

it('reads a table of another tracker, of any separator', () => {
  const rows = [
    ['Job Position', 'Company', 'Status', 'Date Applied', 'Job URL', 'Max. Salary'],
    ['Nurse', '"Alpha; Beta"', 'Interviewing', '3/4/2026', 'https://jobs.test/1', '40,000'],
    ['Cook', 'Gamma', 'Not selected', '', 'javascript:alert(1)', ''],
    ['', '', 'Applied', '', '', ''],
  ];
  const text = rows.map((row) => row.join(';')).join('\r\n');
  expect(jobsIn(`\u{feff}${text}`, true)).toMatchObject([
    {
      title: 'Nurse',
      company: 'Alpha; Beta',
      stage: 'interview',
      appliedOn: '2026-04-03',
      url: 'https://jobs.test/1',
      pay: { printed: '40,000' },
    },
    { title: 'Cook', stage: 'closed', outcome: 'rejected', url: '', pay: null },
  ]);
});

it('reads what is to be done next, which a day alone means too, and links without their https', () => {
  const text = [
    'Title,Follow up,Next step,URL',
    'Cook,2026-12-01,,jobs.test/1',
    'Baker,,Call Ann,not yet',
    'Pilot,,,',
  ].join('\n');
  expect(jobsIn(text)).toMatchObject([
    { next: { title: 'Follow up', dueOn: '2026-12-01' }, url: 'https://jobs.test/1' },
    { next: { title: 'Call Ann', dueOn: null }, url: '' },
    { title: 'Pilot' },
  ]);
  expect(jobsIn(text)[2]).not.toHaveProperty('next');
});

it('takes back what our own export kept from being a formula', () => {
  expect(jobsIn(`Job title,Employer\n'=cmd(),'tis`)).toMatchObject([{ title: '=cmd()', company: "'tis" }]);
});

const cell = (words: string) => `"${words.replaceAll('"', '""')}"`;
const word = fc
  .string({ minLength: 1, maxLength: 30 })
  .map((words) => `x${words.replace(/[\r\n\0]/gu, '')}x`);

it('reads whatever a column is called by what the person says that it holds', () => {
  const fields: readonly CsvField[] = ['title', 'company', 'location', 'notes'];
  const table = fc.record({
    headers: fc.array(fc.string(), { minLength: 4, maxLength: 4 }),
    row: fc.tuple(word, word, word, word),
    order: fc.shuffledSubarray([...fields], { minLength: 4 }),
    delimiter: fc.constantFrom(',', ';', '\t'),
  });
  fc.assert(
    fc.property(table, ({ headers, row, order, delimiter }) => {
      // The first header has letters, so that the first line is no empty one.
      const head = headers.map((header, at) =>
        cell(`${at === 0 ? 'Spalte ' : ''}${header.replace(/[\r\n\0,;\t]/gu, '')}`),
      );
      const text = [head, row.map(cell)].map((cells) => cells.join(delimiter)).join('\n');
      const [job] = jobsOf(readTable(text), { columns: order, stages: defaultStages, isDayFirst: false });
      expect(job).toMatchObject(Object.fromEntries(order.map((field, at) => [field, row[at]])));
    }),
  );
});
