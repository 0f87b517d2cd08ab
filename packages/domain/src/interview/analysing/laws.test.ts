import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionCategories } from '../question.ts';
import { aStory, aTarget, anAnswer } from '../testing/answers.ts';
import { analyseAnswer, analyseInterview } from './index.ts';

const story = aStory().answer;
const sentences = story.split(/(?<=[.!?])\s+/);

/** Sentences of a story in any order and number, among words of any kind. */
const texts = fc.oneof(
  { weight: 3, arbitrary: fc.subarray(sentences).map((some) => some.join(' ')) },
  { weight: 2, arbitrary: fc.string({ maxLength: 200 }) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }).map((noise) => `${story} ${noise}`),
  },
);
const answers = fc.record({
  answer: texts,
  category: fc.constantFrom(...questionCategories),
  duration: fc.integer({ min: 0, max: 900 }),
  isSpoken: fc.boolean(),
  keyPoints: fc.subarray(['What came of it', 'How you planned', 'The temperature of the dough']),
});

test('scores are whole numbers from 0 to 100, and every quote stands in the answer', () => {
  fc.assert(
    fc.property(answers, (some) => {
      const { score, remarks, structure } = analyseAnswer(anAnswer(some));
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      for (const { quote } of remarks) expect(some.answer).toContain(quote);
      for (const words of Object.values(structure).flat()) expect(some.answer).toContain(words);
    }),
    { numRuns: 60 },
  );
});

test('the same interview has the same analysis, whatever was analysed between', () => {
  fc.assert(
    fc.property(answers, answers, (some, other) => {
      const first = analyseInterview(aTarget, [anAnswer(some)]);
      analyseInterview(aTarget, [anAnswer(other)]);
      expect(analyseInterview(aTarget, [anAnswer(some)])).toEqual(first);
    }),
    { numRuns: 20 },
  );
});

test('gibberish at the end raises nothing', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'bcdfghjklmnpqrstvwxz'), minLength: 3, maxLength: 9 });
  fc.assert(
    fc.property(
      fc.subarray(sentences, { minLength: 1 }),
      fc.array(letters, { minLength: 3, maxLength: 60 }),
      (answerText, noise) => {
        const answer = answerText.join(' ');
        const before = analyseAnswer(anAnswer({ answer })).score;
        expect(
          analyseAnswer(anAnswer({ answer: `${answer} ${noise.join(' ')}.` })).score,
        ).toBeLessThanOrEqual(before);
      },
    ),
    { numRuns: 30 },
  );
});

test('saying it all again raises nothing', () => {
  const once = analyseAnswer(aStory()).score;
  expect(analyseAnswer(aStory({ answer: `${story} ${story}` })).score).toBeLessThanOrEqual(once);
});
