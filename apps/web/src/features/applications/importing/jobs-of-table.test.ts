import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvFieldOf, defaultStages, guessColumns, type CsvField } from '@candor/domain/applications';
import { readTable } from '../../../platform/tables/read-table.ts';
import { jobsOf } from './jobs-of-table.ts';

const jobsIn = (text: string, isDayFirst = false) => {
  const table = readTable(text, csvFieldOf);
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

it('reads the dates of a column by the order that one of them proves, dotted ones day first', () => {
  const text = [
    'Job title,Date applied,Deadline',
    'Cook,3/4/26,1/2/2026',
    'Baker,25/4/26,',
    'Nurse,,03.11.2026',
    'Pilot,,03.11.26',
  ].join('\n');
  expect(jobsIn(text).map(({ appliedOn, deadlineOn }) => [appliedOn, deadlineOn])).toEqual([
    ['2026-04-03', '2026-02-01'],
    ['2026-04-25', null],
    [null, '2026-11-03'],
    [null, '2026-11-03'],
  ]);
});

it('keeps in the notes what no field can hold as it stands', () => {
  const title = 'x'.repeat(300);
  const text = [
    'Job title,Date applied,Status,Result,URL,Notes',
    `${title},soon,Waiting for Ann,Postponed,not yet,Ask again`,
    'Cook,,Not selected,,,',
  ].join('\n');
  const [long, short] = jobsIn(text);
  expect(long).toMatchObject({ title: title.slice(0, 200), stage: 'saved', appliedOn: null, url: '' });
  expect(long?.notes?.split('\n')).toEqual([
    'Ask again',
    `Job title: ${title}`,
    'Link: not yet',
    'Applied on: soon',
    'Stage: Waiting for Ann',
    'Outcome: Postponed',
  ]);
  expect(short).toMatchObject({ stage: 'closed', outcome: 'rejected', notes: '' });
});

it('reads every row of a long table', () => {
  const rows = Array.from({ length: 6_000 }, (_, at) => `Cook ${at},Alpha`);
  expect(jobsIn(['Job title,Company', ...rows].join('\n'))).toHaveLength(6_000);
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
      const [job] = jobsOf(readTable(text, csvFieldOf), {
        columns: order,
        stages: defaultStages,
        isDayFirst: false,
      });
      expect(job).toMatchObject(Object.fromEntries(order.map((field, at) => [field, row[at]])));
    }),
  );
});

it('leaves out none of the rows of a long table', () => {
  const titles = Array.from({ length: 6_000 }, (_, at) => `Nurse ${at}`);
  const text = ['Job title;Employer', ...titles.map((title) => `${title};Ward`)].join('\n');
  expect(jobsIn(text).map(({ title }) => title)).toEqual(titles);
});
