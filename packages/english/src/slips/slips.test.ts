import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkRules } from '../rules/index.ts';
import { LIKELY_SLIPS } from './likely/index.ts';
import { findSlips, SLIPS } from './index.ts';

const clean = readFileSync(new URL('../../fixtures/clean-sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

it('mends what each rule is for, and changes no good sentence', () => {
  const { failures } = checkRules(SLIPS, clean);
  expect(failures.map((one) => `${one.ruleId} ${one.kind}: ${one.before} -> ${one.after}`)).toEqual([]);
});

it('mends what each likely slip is, and likely slips change no good sentence', () => {
  const { failures } = checkRules([...SLIPS, ...LIKELY_SLIPS], clean);
  expect(failures.map((one) => `${one.ruleId} ${one.kind}: ${one.before} -> ${one.after}`)).toEqual([]);
});

it('has unique ids', () => {
  const ids = [...SLIPS, ...LIKELY_SLIPS].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it('says where each slip is, what stands there instead and why', () => {
  const text = 'I cook. I have lived here since six years.';
  const [slip] = findSlips(text);
  expect(slip).toMatchObject({ id: 'since-is-for-a-stretch', words: 'since', replacement: 'for' });
  expect(text.slice(slip?.span.start, slip?.span.end)).toBe('since');
  expect(slip?.message).toMatch(/stretch of time/);
});
