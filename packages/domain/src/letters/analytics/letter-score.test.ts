import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analyseLetter } from './analyse-letter.ts';
import { letterScore } from './letter-score.ts';

function scoreOf(text: string): number {
  const analytics = analyseLetter({ text });
  if (!analytics) throw new Error('too short');
  return letterScore(analytics);
}

const letter = readFileSync(new URL('../golden/cover-professional-nurse.txt', import.meta.url), 'utf8');

it('gives a letter that is hardly begun few points, though it has no faults', () => {
  const begun = [
    'Dear Ms Haines,',
    'I led the night shift of a surgical ward for four years, and trained six new nurses. I would like to do so with you.',
    'Kind regards,\n\nAna Ruiz',
  ].join('\n\n');
  expect(scoreOf(begun)).toBeLessThan(30);
  expect(scoreOf(letter)).toBeGreaterThan(60);
});

it('takes points off for every blank, down to none', () => {
  const analytics = analyseLetter({ text: letter });
  if (!analytics) throw new Error('too short');
  const full = letterScore(analytics);
  expect(letterScore(analytics, 2)).toBe(full - 10);
  expect(letterScore(analytics, 50)).toBe(0);
});
