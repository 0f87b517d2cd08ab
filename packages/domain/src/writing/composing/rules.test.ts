import { readFileSync } from 'node:fs';
import { checkRules } from '@candor/english/rules';
import { expect, it } from 'vitest';
import { SUBJECT_RULES } from './subject-rules.data.ts';

/** Sentences that nobody needs to touch, but for those that a CV says without their "I". */
const clean = readFileSync(
  new URL('../../../../english/fixtures/clean-sentences.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !/^(?:#|I\b|She\b|He\b)/.test(line));

it('keeps every rule for bullets to its sentences: no other is changed', () => {
  const { failures } = checkRules(SUBJECT_RULES, []);
  const led = clean.filter((line) => /^\p{Lu}\p{Ll}+(?:ed|ght|ld)\b/u.test(line));
  const nouns = clean.filter((line) => /^(?:The|A|My|Our|Two|Night|\d)\b/.test(line));
  failures.push(
    ...checkRules(SUBJECT_RULES, [...led, ...nouns]).failures.filter(({ kind }) => kind === 'clean'),
  );
  expect(failures.filter(({ kind }) => kind !== 'foreign')).toEqual([]);
  expect(clean.length).toBeGreaterThan(20);
});

it('has unique ids', () => {
  const ids = [...new Set(SUBJECT_RULES)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
