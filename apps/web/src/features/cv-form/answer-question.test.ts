import { expect, it } from 'vitest';
import { emptyDraft } from '@candor/domain/cv';
import { answerQuestion } from './answer-question.ts';

const [job] = emptyDraft().experience;
const draft = {
  ...emptyDraft(),
  experience: [{ ...job!, description: 'Ordered supplies.\nTrained nurses' }],
};
const question = { field: 'experience.0.description', sentence: 'Ordered supplies.', question: 'How many?' };

it('puts the answer into the sentence, before its full stop', () => {
  expect(answerQuestion(draft, question, '40 orders a week.')?.experience[0]?.description).toBe(
    'Ordered supplies, 40 orders a week.\nTrained nurses',
  );
});

it('takes an answer as typed, marks of replacement too', () => {
  expect(answerQuestion(draft, question, '$& 5')?.experience[0]?.description).toContain(
    'Ordered supplies, $& 5.',
  );
});

it('leaves a sentence that was rewritten meanwhile', () => {
  expect(answerQuestion(draft, { ...question, sentence: 'Gone.' }, '3')).toBeNull();
});
