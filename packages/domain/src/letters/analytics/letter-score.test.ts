import { globSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseLetter } from './analyse-letter.ts';
import { deductionRules, scoreRules } from './score-part.ts';

const golden = new URL('../../improving/testing/clean-letters/', import.meta.url);
const letters = globSync('cover-*.txt', { cwd: golden })
  .toSorted()
  .map((file) => readFileSync(new URL(file, golden), 'utf8'));

function scoreOf(text: string) {
  const analytics = analyseLetter({ text });
  if (!analytics) throw new Error('too short');
  return analytics.score;
}

function letterOf(...paragraphs: string[]): string {
  return ['Dear Ms Haines,', ...paragraphs, 'Kind regards,\nAna Ruiz'].join('\n\n');
}

const told =
  'In 2021 I moved the drug round of a 28-bed ward to six in the morning. The night nurse hands over at the bedside now, and we lost no chart in three years. I trained six nurses at Mercy to do it alone. Your advert asks for a nurse who knows Epic: I taught it to two wards.';
const praise =
  'I am a highly motivated team player with excellent communication skills. I have a strong work ethic and I am reliable, flexible and friendly. I am confident that I would be a valuable asset to your company. I thrive under pressure.';

it('has seven parts that make 100, with an advert and without, and seven deductions', () => {
  expect(Object.keys(scoreRules)).toEqual([
    'evidence',
    'own-words',
    'advert',
    'reader',
    'form',
    'length',
    'flow',
  ]);
  expect(Object.keys(deductionRules)).toEqual([
    'slips',
    'blanks',
    'notes',
    'third-person',
    'tact',
    'stock',
    'day',
  ]);
  for (const part of ['most', 'mostAlone'] as const)
    expect(Object.values(scoreRules).reduce((sum, rule) => sum + rule[part], 0)).toBe(100);
});

it('is the sum of its lines', () => {
  for (const text of letters) {
    const { points, lines } = scoreOf(text);
    expect(points).toBe(
      Math.max(
        0,
        lines.reduce((sum, line) => sum + line.points, 0),
      ),
    );
  }
});

it('counts what of the advert a letter takes up, where there is one', () => {
  const text = letterOf(told);
  const points = (...asked: string[]) =>
    analyseLetter({ text, asked: asked.map((words) => ({ words, name: words })) })?.score.points ?? 0;
  expect(points('Epic', 'trained nurses')).toBeGreaterThan(points('welding', 'forklift licence') + 5);
  expect(points()).toBe(scoreOf(text).points);
});

it('reads letters of other languages by their figures and names', () => {
  const plain =
    'Ich habe auf einer Station gearbeitet. Ich habe viele Menschen gepflegt. Das mache ich gern.';
  const figured =
    'Seit 2019 arbeite ich auf einer Station mit 28 Betten. Ich habe 6 Pflegende eingearbeitet. 2022 haben wir die Übergabe auf 20 Minuten gekürzt.';
  const german = (body: string) =>
    scoreOf(['Sehr geehrte Frau Haines,', body, body, 'Mit freundlichen Grüßen\nAna Ruiz'].join('\n\n'));
  expect(german(figured).points).toBeGreaterThan(german(plain).points + 20);
});

it('prefers what was done to praise of oneself', () => {
  expect(scoreOf(letterOf(told)).points).toBeGreaterThan(scoreOf(letterOf(praise)).points + 40);
});

it('flags praise without an example by its place, and no sentence that tells something', () => {
  const text = letterOf(told, praise);
  const figure = analyseLetter({ text })?.figures.find(({ id }) => id === 'unproven-claims');
  expect(figure?.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
    'I am a highly motivated team player with excellent communication skills.',
    'I have a strong work ethic and I am reliable, flexible and friendly.',
    'I am confident that I would be a valuable asset to your company.',
  ]);
});

describe('what is wrong', () => {
  const whole = scoreOf(letterOf(told)).points;
  const less = (text: string) => whole - scoreOf(text).points;

  it('costs: a blank, a note, oneself in the third person, words before the greeting', () => {
    expect(less(letterOf(told, 'I know the work of [department].'))).toBeGreaterThan(0);
    expect(less(letterOf(told, 'TODO ask Gwen for the number.'))).toBeGreaterThanOrEqual(20);
    expect(less(letterOf(told.replace('I trained', 'Ana trained')))).toBeGreaterThanOrEqual(25);
    const prompted = `Sure, here is a cover letter for the position of a nurse:\n\n${letterOf(told)}`;
    expect(less(prompted)).toBeGreaterThanOrEqual(20);
  });

  it('costs: what a reader minds, in any words of its kind', () => {
    const tactIn = (sentence: string) =>
      scoreOf(letterOf(told, sentence)).lines.find(({ id }) => id === 'tact')?.points ?? 0;
    for (const sentence of [
      'I beg you to give me a chance.',
      'I am sorry to trouble you with this.',
      'My last boss was a liar and never paid us.',
      'I want at least £15 an hour.',
      'Please let me know your decision as soon as possible.',
      'Since my divorce I have more time.',
    ])
      expect({ sentence, isSeen: tactIn(sentence) < 0 }).toEqual({ sentence, isSeen: true });
    expect(tactIn('Since the merger I have run two wards, and the manager pays me to do so.')).toBe(0);
  });

  it('misses the last day of a resignation', () => {
    const lineOf = (text: string) =>
      analyseLetter({ text, letterType: 'resignation' })?.score.lines.find(({ id }) => id === 'day');
    const leaving =
      'I am leaving my post as a ward clerk. You taught me how a rota is kept, and I thank you for it. I leave the binder with the codes to whoever comes after me.';
    expect(lineOf(letterOf(leaving))).toBeDefined();
    expect(lineOf(letterOf(leaving, 'My last day is 18 December.'))).toBeUndefined();
  });

  it('knows greeting and close where no empty line parts them from what follows', () => {
    const formOf = (text: string) => scoreOf(text).lines.find(({ id }) => id === 'form')?.points;
    expect(formOf(letterOf(told))).toBe(scoreRules.form.mostAlone);
    expect(formOf(`Dear Ms Haines,\n${told}\n\nYours sincerely,\nAna Ruiz`)).toBe(scoreRules.form.mostAlone);
    expect(formOf(told)).toBe(0);
  });
});

// Each is a slip wherever it stands.
const slips: readonly (readonly [RegExp, string])[] = [
  [/\bI have\b/, 'I has'],
  [/\bI am\b/, 'I is'],
  [/\bthe\b/, 'the the'],
  [/\bwith\b/, 'with with'],
  [/\ban? ([a-z])/, 'an the $1'],
  [/\band\b/, 'adn'],
  [/\btheir\b/, 'thier'],
  [/\bI would\b/, 'i would'],
  [/\bfor (\w+) years\b/, 'since $1 years'],
  [/\bexperience\b/, 'experiance'],
];

it('never rises by a slip', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...letters, letterOf(told), letterOf(praise)),
      fc.subarray([...slips], { minLength: 1 }),
      (text, planted) => {
        const worse = planted.reduce((sum, [right, wrong]) => sum.replace(right, wrong), text);
        const [before, after] = [scoreOf(text), scoreOf(worse)];
        const found = (lines: typeof after.lines) => lines.find(({ id }) => id === 'slips')?.points ?? 0;
        fc.pre(found(after.lines) !== found(before.lines));
        expect(after.points).toBeLessThanOrEqual(before.points);
      },
    ),
    { numRuns: 60, seed: 12 },
  );
});

it('finds nothing a reader would mind in letters that we write', () => {
  expect(letters.flatMap((text) => scoreOf(text).lines.filter(({ id }) => id === 'tact'))).toEqual([]);
});

it('gives a letter that is hardly begun few points', () => {
  const begun = letterOf(
    'I led the night shift of a surgical ward for four years, and trained six new nurses. I would like to do so with you.',
  );
  expect(scoreOf(begun).points).toBeLessThan(75);
  for (const text of letters) expect(scoreOf(text).points).toBeGreaterThan(75);
});
