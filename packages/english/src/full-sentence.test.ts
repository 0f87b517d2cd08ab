import { expect, it } from 'vitest';
import { isFullSentence, isNounWithClause } from './full-sentence.ts';
import { readEnglish } from './read-english.ts';
import { isPaper, isPost, postIn } from './posts.ts';
import { closedList } from './verb-clause.ts';

const read = (text: string) => readEnglish(text.replace(/\.$/, '')).sentences[0];
const isFull = (typed: string) => isFullSentence(typed, typed.replace(/\.$/, ''), read(typed));

it.each([
  'Your clinic treats children who are afraid.',
  'My Year 4 class still talks about the curse tablet they wrote with you.',
  'The share of our pupils who passed rose from 61% in 2019 to 78% in 2025.',
  'Watching the group get across the ropes made me want the job more.',
  'A place that takes that much care over a leek is where I would like to be.',
  'Maples lets its tenants paint the doors.',
  'Jo Bell, your accountant, told me about the post',
])('is a full sentence: %s', (typed) => {
  expect(isFull(typed)).toBe(true);
});

it.each([
  'The training that you paid for.',
  'the way your pupils explain it',
  'A kitchen that grows a large part of what it cooks.',
  'FRCR 2A passed.',
  'To gain experience.',
  'Three seasons at Penn Cycle, mostly repairs and builds.',
  'sick of the rosters, found something better',
])('is none: %s', (typed) => {
  expect(isFull(typed)).toBe(false);
});

it('tells a noun with a clause of its own', () => {
  const sentence = read('The nurses who trained me');
  expect(sentence && isNounWithClause(sentence)).toBe(true);
});

it.each([
  [
    'drove to sites, wrote the reports, took the calls',
    'drove to sites, wrote the reports and took the calls',
  ],
  ['fixed my door, my porch, dead bolt', 'fixed my door, my porch and dead bolt'],
  ['wrote tests, mostly in Java', 'wrote tests, mostly in Java'],
  ['organised the fête, 1,800 visitors', undefined],
])('ends a list where it is one: %s', (typed, said) => {
  expect(closedList(typed)).toBe(said);
});

it('tells posts and papers', () => {
  expect(['head of sales', 'Licensed guide', 'associate'].map(isPost)).toEqual([true, true, true]);
  expect(['fish processing', 'bilingual Greek'].map(isPost)).toEqual([false, false]);
  expect(postIn('bus operator with RTA')).toBe('bus operator');
  expect(['PCV licence', 'CPC card valid to 2028', 'diploma mechanical'].map(isPaper)).toEqual([
    true,
    true,
    false,
  ]);
});
