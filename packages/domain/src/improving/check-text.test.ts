import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkText } from './check-text.ts';
import { checkIds, type CheckId } from './finding.ts';

/** The body of a letter of ours that was read and found good. */
function clean(name: string): string {
  const text = readFileSync(new URL(`testing/clean-letters/${name}.txt`, import.meta.url), 'utf8');
  return text.slice(text.indexOf('\nDear ')).split('\n\n').slice(1).join('\n\n').trim();
}

const cleanLetters = [
  'cover-professional-nurse',
  'cover-enthusiastic-electrician',
  'cover-formal-analyst',
  'cover-friendly-chef',
  'interest-professional-electrician',
  'interest-formal-chef',
  'recommendation-professional-analyst',
  'thank-you-formal-dispatcher',
  'follow-up-professional-teacher',
  'resignation-enthusiastic-nurse',
];

/** Sentences with one defect each: the words that are wrong, and the check that must say so. */
const planted: readonly (readonly [CheckId, string, string])[] = [
  ['spelling', 'seperate', 'We kept seperate lists for both wards.'],
  ['spelling', 'recieved', 'The customer recieved the parcel a day early.'],
  ['spelling', 'i', 'Last year i moved to the night shift.'],
  ['grammar', 'responsible of', 'I was responsible of the old plan.'],
  ['grammar', 'look forward to hear', 'I look forward to hear from you.'],
  ['grammar', 'he done', 'Every week he done the order for both machines.'],
  ['grammar', 'an unique', 'The workshop has an unique press.'],
  ['grammar', 'less', 'The new route brought less complaints.'],
  ['doubled-word', 'the the', 'I cleaned the the grill every night.'],
  ['doubled-word', 'with with', 'She worked with with three suppliers.'],
  ['passive', 'was rewritten', 'The protocol was rewritten in March.'],
  ['passive', 'were trained by', 'Two apprentices were trained by me.'],
  ['passive', 'was reduced', 'The waiting time was reduced to ten minutes.'],
  ['passive', 'isn’t always properly cleaned', 'The oven isn’t always properly cleaned.'],
  ['passive', "weren't very carefully checked", "The rotas weren't very carefully checked."],
  ['weasel', 'various', 'I handled various tasks in the office.'],
  ['weasel', 'very', 'The results were very good.'],
  ['weasel', 'significantly', 'Sales rose significantly in spring.'],
  ['hedge', 'I believe that I', 'I believe that I would settle in soon.'],
  ['hedge', 'Perhaps', 'Perhaps we could talk next week.'],
  ['filler', 'basically', 'The job was basically about people.'],
  ['filler', 'Needless to say', 'Needless to say, I kept the log up to date.'],
  ['cliche', 'team player', 'My colleagues call me a team player.'],
  ['cliche', 'hit the ground running', 'I can hit the ground running in May.'],
  ['cliche', 'proven track record', 'I have a proven track record in sales.'],
  ['wordy', 'in order to', 'I came in early in order to set up the room.'],
  ['wordy', 'due to the fact that', 'We closed due to the fact that the boiler broke.'],
  ['complex-word', 'utilized', 'I utilized a spreadsheet for the rota.'],
  ['complex-word', 'commence', 'I could commence in April.'],
  ['inclusive', 'manpower', 'The yard was short of manpower.'],
  ['inclusive', 'chairman', 'I wrote to the chairman of the club.'],
  [
    'long-sentence',
    'When the depot',
    'When the depot moved to the other side of the river in the middle of winter I had to plan every single route again from the start while the phones were ringing and half of the drivers did not yet know the new address.',
  ],
];

it('holds thirty-two planted defects of at least ten kinds', () => {
  expect(planted).toHaveLength(32);
  expect(new Set(planted.map(([check]) => check)).size).toBeGreaterThanOrEqual(10);
});

it('finds at least nine in ten of the planted defects, each in the middle of a clean letter', () => {
  const missed = planted.filter(([check, words, sentence], at) => {
    const [first = '', ...rest] = clean(cleanLetters[at % cleanLetters.length] ?? '').split('\n\n');
    const text = [first, sentence, ...rest].join('\n\n');
    const from = text.indexOf(sentence);
    const place = from + sentence.indexOf(words);
    return !checkText(text).some(
      ({ check: found, span }) => found === check && span.start < place + words.length && place < span.end,
    );
  });
  expect(missed.length).toBeLessThanOrEqual(3);
});

it.each(cleanLetters)('gives at most one false alarm in the clean letter %s', (name) => {
  expect(checkText(clean(name)).length).toBeLessThanOrEqual(1);
});

it('has these checks, the gravest first', () => {
  expect(checkIds.join(' ')).toBe(
    'spelling grammar variant doubled-word passive weasel hedge filler cliche wordy complex-word inclusive repetition same-opening long-sentence',
  );
});

it.each([
  ['british', 'I organized the color prints.', ['organised', 'colour']],
  ['american', 'I organised the colour prints.', ['organized', 'color']],
] as const)('keeps to %s English where it is chosen', (variant, text, right) => {
  expect(checkText(text, { variant }).flatMap(({ replacements }) => replacements)).toEqual(right);
  expect(checkText(text)).toEqual([]);
});

it('points to the words it speaks of', () => {
  const text = 'I was basically the the one who utilised Excel.';
  for (const { span, words } of checkText(text)) expect(text.slice(span.start, span.end)).toBe(words);
});

it('has nothing to say of a text that is not English', () => {
  expect(checkText('Ich habe basically die Station geleitet und Pflegepläne geschrieben.')).toEqual([]);
});

it.each([
  'If I were to join your team, I would start in May.',
  'Had I been asked, I would have said yes.',
  'Rarely have I seen such a calm ward.',
  'Does she have a licence?',
  'I would of course do it again.',
  'She staffs the front desk.',
  'I look forward to work that matters.',
  'At the end of the day shift, I cash up.',
  'I quite literally wrote the book on it.',
  'I charted vitals and i&o for 12 patients.',
])('has nothing to mend in "%s"', (text) => {
  expect(checkText(text)).toEqual([]);
});
