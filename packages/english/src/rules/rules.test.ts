import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyRules, checkRules, findWithRules, MECHANICS, replaceToken, type Rule } from './index.ts';

const clean = readFileSync(new URL('../../fixtures/clean-sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

const begin: Rule = {
  id: 'began-not-started',
  pattern: '^ verb/=start NP',
  where: ({ sentence }) => sentence.tense === 'past',
  edit: (match) => [replaceToken(match.token('verb'), 'began')],
  examples: [['Started a course', 'Began a course']],
  leaves: ['The start of a course'],
};

it('keeps every mechanical rule to its sentences: nothing good is changed', () => {
  const report = checkRules(MECHANICS, clean);
  expect(report.failures).toEqual([]);
  expect(report.share).toBe(1);
  expect(clean.length).toBeGreaterThan(50);
});

it('takes what a mark allows to be taken often no further than the sentence goes', () => {
  const upTo: Rule = { ...begin, id: 'up-to', pattern: "^ verb/=start rest/!','*", where: () => true };
  expect(applyRules('Started a course', [upTo]).text).toBe('Began a course');
});

it('has unique ids', () => {
  const ids = MECHANICS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('reports a rule that spoils what another must leave alone', () => {
  const greedy: Rule = {
    ...begin,
    id: 'greedy',
    pattern: 'verb/. .',
    where: () => true,
    examples: [],
    leaves: [],
  };
  const { failures, share } = checkRules([begin, greedy], []);
  expect(failures.map(({ ruleId, kind }) => `${ruleId} ${kind}`)).toContain('greedy foreign');
  expect(share).toBeLessThan(1);
});

it('acts on what is certain only', () => {
  expect(applyRules('Started a course', [begin]).text).toBe('Began a course');
  const lead: Rule = { ...begin, id: 'lead', pattern: '^ verb/verb:base noun:plural', where: () => true };
  expect(findWithRules('Draft contracts and research notes', [lead])).toEqual([]);
});

it('mends a hasty line with all of them', () => {
  expect(applyRules('i drive  a van ,a truck and the the bus', MECHANICS).text).toBe(
    'I drive a van, a truck and the bus.',
  );
});

it('has nothing left to do once it has run', () => {
  const words = fc.constantFrom(
    'i',
    'the',
    'the',
    'drove',
    'Leeds',
    ',',
    '.',
    '  ',
    'van',
    'had',
    '3',
    '👩',
    "don't",
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 10 }), (parts) => {
      const once = applyRules(parts.join(' '), MECHANICS).text;
      const settled = applyRules(once, MECHANICS).text;
      expect(applyRules(settled, MECHANICS).text).toBe(settled);
    }),
    { numRuns: 100 },
  );
});
