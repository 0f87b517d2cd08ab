import { describe, expect, it } from 'vitest';
import { evidenceSource, judge, restsOn, type EvidenceKind } from './index.ts';

const sourceOf = (...texts: string[]) => evidenceSource(texts.map((text, at) => ({ id: String(at), text })));

/** What was typed, what somebody made of it, and what that says beyond it; '' where nothing. */
type Example = readonly [typed: string, said: string, kind: EvidenceKind | ''];

function findings([typed, said]: Example): { invented: EvidenceKind[]; doubts: EvidenceKind[] } {
  const { invented, doubts } = judge(said, sourceOf(...typed.split('\n')), { today: '2026-11' });
  return { invented: invented.map(({ kind }) => kind), doubts: doubts.map(({ kind }) => kind) };
}

const facts: Example[] = [
  [
    'target is 140 an hr i do about 165 most weeks',
    'Pick about 165 an hour most weeks against a target of 140',
    '',
  ],
  ['a dozen vans', 'Look after 12 vans', ''],
  ['sales from 400 to 500 a month', 'Sales rose by 25%, from 400 to 500 a month', ''],
  ['Excel, Word and Outlook', 'Three programs: Excel, Word and Outlook', ''],
  ['three quarters of my pupils passed', '75% of my pupils passed', ''],
  ['Kellner von 2015 bis 2019', 'Vier Jahre Kellner, von 2015 bis 2019', ''],
  ['Wired 14 flats', 'Wired 41 flats', 'figure'],
  ['orders doubled', 'Tripled the orders', 'figure'],
  ['Driver since Mar 2019', 'Driver since March 2019', ''],
  ['01.09.2016 - 31.08.2019 trainee', 'Trainee, September 2016 to August 2019', ''],
  ['Driver since March 2019', 'Driver since May 2019', 'date'],
  ['Driver, 2015 to 2019', 'Driver, 2013 to 2019', 'date'],
  ['pick and pack with an rf gun', 'Pick and pack using an RF gun', ''],
  ['did the books in excel', 'Kept the books in Microsoft Excel', ''],
  ['six years on the ICU', 'Six years in the Intensive Care Unit', ''],
  ['worked at Deliotte', 'Worked at Deloitte', ''],
  ['Served customers at the counter', 'Served customers at the counter in Customer Service', ''],
  ['Drew the plans on the computer', 'Drew the plans in AutoCAD', 'name'],
  ['Fitted kitchens', 'Fitted kitchens for Wickes', 'name'],
  ['NVQ 3 in electrical work, passed 2015', 'Holds an NVQ Level 3 in electrical work', ''],
  ['RN on a ward', 'Registered nurse on a ward', ''],
  ['Taught English to two families', 'Certified English teacher of two families', 'credential'],
  ['My HGV licence ran out in 2021', 'Holds an HGV licence', 'credential'],
  ['diploma in baking due in June', 'Diploma in baking', 'credential'],
  ['i was head of a crew of five', 'Head of a crew of five', ''],
  ['Assisted the lead nurse on the ward', 'Senior nurse on the ward', 'post'],
  ['I am the assistant stage manager', 'Stage manager of the company', 'post'],
  ['Looking for a job as a tram driver', 'Experienced tram driver', 'post'],
  [
    'Ranked #2 in the district two years running (2016 and 2017)',
    'Ranked second in the district in 2016 and 2017',
    '',
  ],
  ['one first aider on each floor', 'First aider on the first floor', ''],
  ['Good results in the audit', 'The best audit results in the region', 'distinction'],
  ['Shortlisted for Baker of the Year', 'Winner of Baker of the Year', 'distinction'],
];

const softer: Example[] = [
  ['We moved the whole archive, eight of us', 'Moved the archive', 'together'],
  ['We moved the archive, eight of us', 'Moved the archive in a team of eight', ''],
  ['I did the stock and I kept the keys', 'Did the stock and kept the keys', ''],
  ['Helped the site agent with the drawings register', 'Managed the drawings register', 'led'],
  ['Helped customers choose paint', 'Advised customers on the choice of paint', ''],
  ['Complaints fell after the new system came', 'Reduced complaints with the new system', 'caused'],
  ['I cut the complaints by calling people back', 'Reduced complaints by calling people back', ''],
  ['I plan to open a stall in spring', 'Opened a stall in spring', 'planned'],
  ['I never handled cash, just the shelves', 'Handled cash', 'planned'],
  ['second author on a paper on soil', 'Author of a paper on soil', 'limit'],
  ['volunteer on Sundays at the sanctuary', 'Worked on Sundays at the sanctuary', 'limit'],
  ['Two acres of orchard', 'Two hectares of orchard', 'unit'],
  ['12 drivers and 5 vans in the yard', '5 drivers in the yard', 'place'],
];

describe('hard facts', () => {
  it.each(facts)('%j -> %j: %j', (...example) => {
    const [, , kind] = example;
    expect(findings(example).invented).toEqual(kind === '' ? [] : [kind]);
  });
});

describe('doubts', () => {
  it.each(softer)('%j -> %j: %j', (...example) => {
    const [, , kind] = example;
    const { invented, doubts } = findings(example);
    expect(invented).toEqual([]);
    expect(doubts.includes(kind as EvidenceKind) || (kind === '' && doubts.length === 0)).toBe(true);
  });
});

it('marks a meeting that no line of a letter speaks of', () => {
  const statement = 'Thank you for the interview.';
  expect(judge(statement, sourceOf('I saw your advert'), { isLetter: true }).verdict).toBe('doubtful');
  expect(judge(statement, sourceOf('met Ms Roth for an interview'), { isLetter: true }).verdict).toBe(
    'supported',
  );
});

it('names the lines that a statement rests on, the nearest first', () => {
  const source = sourceOf('Ordered stock weekly', 'Rewired 60 houses a year', 'Terraced houses mostly');
  expect(restsOn('Rewired 60 terraced houses', source)).toEqual(['1', '2']);
  expect(restsOn('Sang in a choir', source)).toEqual([]);
});

it('keeps figures of a line apart that belong to something else', () => {
  const line = { id: 'skill', text: 'Excel, 7 years' };
  expect(judge('Seven years of Excel', evidenceSource([line])).verdict).toBe('supported');
  expect(judge('Seven years of Excel', evidenceSource([{ ...line, isFigured: false }])).verdict).toBe(
    'invented',
  );
});
