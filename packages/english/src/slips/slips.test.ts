import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { checkRules } from '../rules/index.ts';
import { LIKELY_SLIPS } from './likely/index.ts';
import { findSlips, SLIPS, withoutSlips } from './index.ts';

// Each slip is looked for in every good sentence.
vi.setConfig({ testTimeout: patience(60_000), hookTimeout: patience(60_000) });

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

it.each([
  ['I am very interested for this post.', 'in'],
  ['I depend of the weather.', 'on'],
  ['We participate at the fair.', 'in'],
  ['I am passionate for old clocks.', 'about'],
  ['I am familiar of the system.', 'with'],
  ['I discussed about the plan.', ''],
  ['I attended at a course.', ''],
  ['I am very interested this position.', 'interested in this'],
  ['I was responsible the keys.', 'responsible for the'],
  ['I went home because the bad weather.', 'because of the'],
  ['They threw away more then half of it.', 'than'],
  ['I come form a family of bakers.', 'from'],
  ['I planned there weddings.', 'their'],
])('shows a likely slip of a governed or mistaken word: %s', (text, right) => {
  expect(findSlips(text, 'likely').map(({ replacement }) => replacement)).toContain(right);
});

it.each([
  'I work with horses and ride to school.',
  'We agreed to the terms.',
  'I was trained on the job.',
  'I was good in every way.',
  'The focus in May is on lambs.',
  'I attend in person.',
  'I answered to the head cook.',
  'I taught to the end of term.',
  'She was proud that I came.',
  'I was happy because the shop was full.',
  'I was ready when the van came.',
  'I belong here.',
  'I listen and learn.',
  'It depends.',
  'The rise of a third was ours.',
  'As locum pharmacist I covered branches.',
  'We lay tarmac and rake it by hand.',
  'I passed the test in May and hold a licence.',
])('shows no likely slip where there is none: %s', (text) => {
  expect(findSlips(text, 'likely')).toEqual([]);
});

it('keeps likely slips from who mends without asking', () => {
  const text = 'I am very interested this position.';
  expect(findSlips(text)).toEqual([]);
  expect(withoutSlips(text)).toBe(text);
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
