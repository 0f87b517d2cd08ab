import { expect, it } from 'vitest';
import { mostOwnSentences, ownWords, ownWordsOf } from './own-words.ts';

it.each([
  ['your work with refugees', { kind: 'thing', text: 'your work with refugees' }],
  ['Their focus on supported housing', { kind: 'thing', text: 'their focus on supported housing' }],
  ['to work nearer home', { kind: 'aim', text: 'to work nearer home' }],
  ['Your new wing opens next spring.', { kind: 'sentence', text: 'Your new wing opens next spring.' }],
  ['i like the team', { kind: 'sentence', text: 'I like the team.' }],
  ['want to learn', { kind: 'sentence', text: 'I want to learn.' }],
  ['Happy to start in May', { kind: 'sentence', text: 'I am happy to start in May.' }],
  ['a kitchen that grows what it cooks.', { kind: 'thing', text: 'a kitchen that grows what it cooks' }],
  ['Maria Lopez told me about it', { kind: 'sentence', text: 'Maria Lopez told me about it.' }],
  ['Ich arbeite gern mit Kindern', { kind: 'sentence', text: 'Ich arbeite gern mit Kindern.' }],
  [' - ', null],
])('reads “%s” as it was meant', (typed, said) => {
  expect(ownWordsOf(typed)).toEqual(said);
});

it('takes no more of a field than a letter holds', () => {
  expect(ownWords('I led it.\n'.repeat(5_000))).toHaveLength(mostOwnSentences);
});
