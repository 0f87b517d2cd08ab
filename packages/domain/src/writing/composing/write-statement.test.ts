import { expect, it } from 'vitest';
import { writeStatement, writeStatements } from './write-statement.ts';

it.each([
  ['i drove the bus for 3 school.', 'past', 'Drove the bus for 3 schools'],
  ['Managing a team of five', 'past', 'Managed a team of five'],
  ['Responsible for running a ward', 'present', 'Run a ward'],
  ['I check the seals, I log them', 'present', 'Check the seals and log them'],
  ['I had 14 apprentices', 'past', 'Had 14 apprentices'],
  ['I priced the jobs that my brother found', 'past', 'Priced the jobs that my brother found'],
  ['We built 14 flats', 'past', 'We built 14 flats'],
  ['The run takes an hour, it was three before', 'present', 'The run takes an hour; it was three before'],
  ['We built 9 houses, I was on 5 of them', 'past', 'We built 9 houses; I was on 5 of them'],
  ["I've run the page since I took it over", 'present', 'Have run the page since I took it over'],
  ['Since 2023 I plan the rota', 'present', 'Since 2023, have planned the rota'],
  ['I am working on cranes since four years', 'present', 'Have been working on cranes for four years'],
  ['I buddy new agents', 'present', 'Buddy new agents'],
  ['I wrote the index that we lend out', 'past', 'Wrote the index that we lend out'],
  ['When the chef was off I ran the pass', 'past', 'When the chef was off, ran the pass'],
  ['I said that I would go', 'past', 'I said that I would go'],
  ['My main tasks were to clean and cook', 'past', 'My main tasks were to clean and cook'],
  [
    'Dispatch vans across Ohio, Indiana and Michigan.',
    'present',
    'Dispatch vans across Ohio, Indiana and Michigan',
  ],
  ['vhf radio watch', 'past', 'vhf radio watch'],
  ['npm module for tide tables', 'present', 'npm module for tide tables'],
  ['all breeds incl. whippets and lurchers', 'past', 'All breeds incl. whippets and lurchers'],
  ['Cleaned the kennels. fed the dogs', 'past', 'Cleaned the kennels. Fed the dogs.'],
] as const)('%j of a post of the %s is written', (typed, tense, written) => {
  expect(writeStatement(typed, tense)).toBe(written);
});

it.each([
  'Help residents wash and dress',
  'our stall was 20 metres',
  'Reared on our own time',
  'Ran it on my own account',
  'Worked with Swift deliveries',
  'Involved in a crash while driving',
  'Packaging mock-ups, print checks on press',
  'Operating margin up from 5.2% to 8.9% between 2019 and 2025',
  'Draft contracts and research notes',
  'Register and self checkout',
  'Responsible for planning, budget and safety',
  'Grade 5 piano',
  'feed and change the babies and read to them',
  'Limit 3 %, ours 1.7 %',
  'Top 5% for speed, three months',
  'Rewrote the rota, which saved 12 hours a week',
])('%j stays as it is but for its capital, in a post that is over', (typed) => {
  const written = writeStatement(typed, 'past');
  expect([
    typed,
    typed.charAt(0).toUpperCase() + typed.slice(1),
    typed.replace(/^Help /, 'Helped '),
  ]).toContain(written);
});

it('has nothing left to write once it has written', () => {
  for (const typed of [
    'i drove the bus and i cleaned it',
    'Managing a team of five, trained two',
    'she leads a team',
  ])
    for (const tense of ['past', 'present'] as const) {
      const once = writeStatement(typed, tense);
      expect(writeStatement(once, tense)).toBe(once);
    }
});

it('takes the "I" from a bullet and leaves the "we" behind it', () => {
  const typed = ['I sort the fish on market days, we get 40 boxes', 'I gut them'];
  expect(writeStatements([{ statements: typed, tense: 'present' }])).toEqual([
    ['Sort the fish on market days; we get 40 boxes', 'Gut them'],
  ]);
});

const present = (...statements: string[]) => ({ statements, tense: 'present' as const });

it('takes the "I" from all posts, or from none', () => {
  const mixed = present('Order the glass', 'I keep the stock list', 'In 2024 we moved the shop');
  expect(writeStatements([mixed])).toEqual([
    ['Order the glass', 'Keep the stock list', 'In 2024 we moved the shop'],
  ]);
  const own = present('I order the glass', 'I keep the stock list', 'In 2024 we moved the shop');
  expect(writeStatements([own])).toEqual([own.statements]);
  const other = { statements: ['I cut glass', 'I drove the van'], tense: 'past' as const };
  expect(writeStatements([own, other])).toEqual([
    ['Order the glass', 'Keep the stock list', 'In 2024 we moved the shop'],
    ['Cut glass', 'Drove the van'],
  ]);
});

it('puts a post that is over into the past where all of it is told in the present', () => {
  const statements = ['Handle lines', 'Keep the fuel log and check the rafts'];
  expect(writeStatements([{ statements, tense: 'past' }])).toEqual([
    ['Handled lines', 'Kept the fuel log and checked the rafts'],
  ]);
  const nouns = ['Import and export declarations', 'Keep the fuel log'];
  expect(writeStatements([{ statements: nouns, tense: 'past' }])).toEqual([nouns]);
});

it('turns all gerunds of a post, or none', () => {
  expect(
    writeStatements([{ statements: ['Managing a team of five', 'Night shifts'], tense: 'past' }]),
  ).toEqual([['Managed a team of five', 'Night shifts']]);
  const gerunds = ['Automating regression suite', 'Mentoring 2 juniors'];
  expect(writeStatements([present(...gerunds)])).toEqual([gerunds]);
});
