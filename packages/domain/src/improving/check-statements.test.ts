import { expect, it } from 'vitest';
import { goodBullets } from '@candor/testing';
import { checkText } from './check-text.ts';
import type { CheckId } from './finding.ts';

const trades = Object.entries(goodBullets);
const found = (text: string) => checkText(text, { variant: 'british', kind: 'statements' });

/** Bullets with one defect each: the words that are wrong, and the check that must say so. */
const planted: readonly (readonly [CheckId, string, string])[] = [
  ['spelling', 'recieved', 'Recorded every parcel recieved at the depot'],
  ['grammar', 'less', 'Had less complaints than any other clinic'],
  ['doubled-word', 'the the', 'Cleaned the the grill every night'],
  ['variant', 'color', 'Mixed color for 40 clients a week'],
  ['passive', 'were trained by', 'Two apprentices were trained by me'],
  ['passive', 'was reduced', 'Waiting time was reduced to ten minutes'],
  ['weasel', 'various', 'Handled various tasks in the office'],
  ['weasel', 'significantly', 'Increased sales significantly'],
  ['cliche', 'team player', 'A real team player on every shift'],
  ['cliche', 'attention to detail', 'Checked invoices with attention to detail'],
  ['wordy', 'was responsible for managing', 'I was responsible for managing 12 nurses'],
  ['wordy', 'My duties included', 'My duties included washing and dressing'],
  ['complex-word', 'Utilised', 'Utilised a spreadsheet for the rota'],
  ['filler', 'basically', 'Did basically all the ordering'],
  ['inclusive', 'manpower', 'Planned manpower for two yards'],
];

it('holds at least 40 good bullets of ten trades', () => {
  expect(trades.length).toBeGreaterThanOrEqual(10);
  expect(trades.flatMap(([, bullets]) => bullets).length).toBeGreaterThanOrEqual(40);
});

it.each([
  ['as they are', (bullet: string) => bullet],
  ['with full stops', (bullet: string) => `${bullet}.`],
  ['with marks', (bullet: string) => `• ${bullet}`],
])('says hardly anything of the good bullets %s', (_name, form) => {
  const alarms = trades.flatMap(([, bullets]) => found(bullets.map(form).join('\n')));
  expect(alarms.slice(3).map(({ check, words }) => `${check}: ${words}`)).toEqual([]);
});

it('finds every planted defect, each in the middle of good bullets', () => {
  const missed = planted.filter(([check, words, bullet], at) => {
    const [first = '', ...rest] = trades[at % trades.length]?.[1] ?? [];
    const text = [first, bullet, ...rest].join('\n');
    const place = first.length + 1 + bullet.indexOf(words);
    return !found(text).some(
      ({ check: one, span }) => one === check && span.start <= place && place < span.end,
    );
  });
  expect(missed).toEqual([]);
});

it('knows three statements in a row that begin alike, an honour from a hidden doer, and a list from a sentence', () => {
  const alike = 'Managed the stock\nManaged 4 drivers\nManaged the yard';
  expect(found(alike).map(({ check }) => check)).toEqual(['same-opening']);
  expect(checkText(alike)).toEqual([]);
  expect(found('Was promoted to shift lead after one year')).toEqual([]);
  expect(checkText('I was promoted to shift lead.')).toEqual([]);
  const tools = `Tools: ${Array.from({ length: 40 }, (_, at) => `tool${at}`).join(', ')}`;
  expect(found(tools)).toEqual([]);
});

it('leaves a term of the trade alone, in a CV and in a letter', () => {
  const text = 'Terminated fibre cables, liaised with the site manager and set up a purchase ledger.';
  expect(found(text)).toEqual([]);
  expect(checkText(text)).toEqual([]);
});

it('sees the one line in the present of a post that its head says is over', () => {
  const tensesIn = (text: string) =>
    checkText(text, { kind: 'statements' })
      .filter(({ message }) => message.startsWith('The other lines'))
      .map(({ span, replacements }) => [text.slice(span.start, span.end), ...replacements]);
  const under = (end: string, line: string) =>
    `Driver | Metrobus | Mar 2019 – ${end}\n• Drove a bus in the city\n• Trained the new drivers\n• ${line}`;
  expect(tensesIn(under('Jun 2022', 'Plan the routes for six buses'))).toEqual([['Plan', 'Planned']]);
  expect(tensesIn(under('Jun 2022', 'Still plan the routes for six buses'))).toEqual([]);
  // A duty of a post that is held stands rightly beside what was done there.
  expect(tensesIn(under('Present', 'Plan the routes for six buses'))).toEqual([]);
  expect(tensesIn('Drove a bus\nTrained the new drivers\nPlan the routes for six buses')).toEqual([]);
  const two = `${under('Jun 2022', 'Planned the routes')}\nDriver | Arriva | 2022 – Present\n• Run the depot`;
  expect(tensesIn(two)).toEqual([]);
});
