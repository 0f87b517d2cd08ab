import { expect, it } from 'vitest';
import { headerRowOf } from '../tables/index.ts';
import {
  acceptable,
  contactColumnOf,
  contactsOfTable,
  guessContactColumns,
  tagsCell,
  tagsFrom,
} from './index.ts';

const contactsIn = (rows: string[][]) => {
  const at = headerRowOf(rows, contactColumnOf);
  const headers = rows[at] ?? [];
  const table = { headers, rows: rows.slice(at + 1) };
  return acceptable(contactsOfTable(table, { columns: guessContactColumns(headers), isDayFirst: false }));
};
const LINKEDIN = ['First Name', 'Last Name', 'URL', 'Email Address', 'Company', 'Position', 'Connected On'];
const ADA = ['Ada', 'Lovelace', 'https://www.linkedin.com/in/ada', '', 'Engines', 'Engineer', '03 Nov 2024'];

it.each([
  ['nothing', []],
  ['a note', [['Notes:'], ['When exporting your connection data, you may notice that emails are missing.']]],
  ['many lines, some of them parted', [['Notes:'], ['one, two'], ['Name'], ['a', 'b', 'c'], ['']]],
])('finds the header of a LinkedIn export behind %s', (_, preamble) => {
  expect(contactsIn([...preamble, LINKEDIN, ADA])).toMatchObject([
    {
      name: 'Ada Lovelace',
      company: 'Engines',
      position: 'Engineer',
      email: '',
      linkedinUrl: 'https://www.linkedin.com/in/ada',
      details: [{ label: 'Connected On', value: '03 Nov 2024' }],
    },
  ]);
});

it('reads older exports of LinkedIn, which have no address of a profile', () => {
  const without = (row: string[]) => row.toSpliced(2, 1);
  expect(contactsIn([without(LINKEDIN), without(ADA)])).toMatchObject([
    { name: 'Ada Lovelace', linkedinUrl: '' },
  ]);
});

it('keeps what no field takes under its own header, and leaves out who has no name', () => {
  const rows = [
    ['Name', 'Status', 'LinkedIn', 'Favourite tea', 'Last contact', ''],
    ['Ada', 'Lead', 'javascript:alert(1)', 'Assam', 'someday', 'x'],
    ['', 'Lead', '', 'Oolong', '', ''],
  ];
  expect(contactsIn(rows)).toMatchObject([
    {
      name: 'Ada',
      status: 'active',
      linkedinUrl: '',
      lastContact: null,
      details: [
        { label: 'LinkedIn', value: 'javascript:alert(1)' },
        { label: 'Status', value: 'Lead' },
        { label: 'Last contact', value: 'someday' },
        { label: 'Favourite tea', value: 'Assam' },
      ],
    },
  ]);
});

it('keeps whole what is too long for its field', () => {
  const [long] = contactsIn([
    ['Name', 'Company'],
    ['Ada', 'x'.repeat(300)],
  ]);
  expect(long?.company).toHaveLength(200);
  expect(long?.details).toEqual([{ label: 'Company', value: 'x'.repeat(300) }]);
});

it('parts tags and puts them together again', () => {
  const tags = ['Mentor', 'a; b', 'say "hi"', 'c, d'];
  expect(tagsFrom(tagsCell(tags))).toEqual(tags);
  expect(tagsFrom('Friends, Work;Maths ')).toEqual(['Friends', 'Work', 'Maths']);
});

it('reads the dates of a column by the order that one of them proves', () => {
  const rows = [
    ['Name', 'Last contact'],
    ['Ada', '3/4/26'],
    ['Grace', '25/4/26'],
    ['Mary', '03.11.2026'],
  ];
  expect(contactsIn(rows).map(({ lastContact }) => lastContact)).toEqual([
    '2026-04-03',
    '2026-04-25',
    '2026-11-03',
  ]);
});
