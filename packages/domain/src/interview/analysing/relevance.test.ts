import { expect, test } from 'vitest';
import type { InterviewAnswer } from '../analysis.ts';
import { aStory, anAnswer, aTarget } from '../testing/answers.ts';
import { analyseAnswer } from './index.ts';

const isAsked = (some: Partial<InterviewAnswer>, target = aTarget) =>
  analyseAnswer(anAnswer(some), { target }).remarks.some(({ message }) =>
    message.startsWith('Is this an answer to “'),
  );

const chilled = {
  category: 'technical',
  question: 'How do you keep chilled food safe from delivery to plate?',
  keyPoints: ['Check the temperature on delivery', 'Separate raw and cooked food'],
} as const;
const wish =
  'I have wanted to join your company since I was at school. You have a great reputation, and I have used your products for ten years. I would love to grow here, and I believe that my passion and my skills make me the right person. I am ready to start next week, and I hope to stay for many years because I like the people I have met so far.';

test.each<[string, Partial<InterviewAnswer>]>([
  [
    'a wish to a technical question',
    { category: 'technical', question: 'How does a heat pump work?', answer: wish },
  ],
  [
    'a wish to a story',
    { question: 'Tell me about a time you had a conflict with a colleague.', answer: wish },
  ],
])(
  'an answer that shares no word with its question is asked about and not scored high: %s',
  (_what, some) => {
    const { score, remarks, feedback } = analyseAnswer(anAnswer(some));
    expect(isAsked(some)).toBe(true);
    expect(feedback).toBe('It isn’t clear how this answers the question.');
    expect(score).toBeLessThanOrEqual(60);
    expect(some.answer).toContain(remarks[0]?.quote);
  },
);

test.each<[string, Partial<InterviewAnswer>]>([
  ['a story to a technical question', { ...chilled, answer: aStory().answer }],
  [
    'a wish to a plan',
    {
      category: 'situational',
      question: 'What would you do if a patient refused their medicine?',
      answer: wish,
    },
  ],
])('an answer in another form about something else is told so and stays under 30: %s', (_what, some) => {
  const { score, feedback } = analyseAnswer(anAnswer(some));
  expect(feedback).toBe('This answers another question.');
  expect(score).toBeLessThan(30);
});

test('a model that finds a well told answer to be about something else holds its score under 30, and says so', () => {
  const own = aStory();
  expect(analyseAnswer(own).score).toBeGreaterThanOrEqual(60);
  const ofModel = { isToThePoint: false, quote: '' };
  const { score, feedback, remarks } = analyseAnswer(own, { ofModel });
  expect(score).toBeLessThan(30);
  expect(feedback).toBe('This answers another question.');
  expect(remarks[0]).toMatchObject({ kind: 'relevance', isStrength: false, isFromModel: true });
});

test('an answer that a model finds to be to the point is judged, whatever words it shares, by the words that it quotes', () => {
  const asked = { ...aStory(), question: 'Tell me about a time you had to disappoint somebody.' };
  const quote = 'twenty minutes late, and no customer complained';
  const { score, remarks } = analyseAnswer(asked, { ofModel: { isToThePoint: true, quote } });
  expect(score).toBeGreaterThan(analyseAnswer(asked).score);
  expect(remarks.find(({ isFromModel }) => isFromModel)).toMatchObject({ isStrength: true, quote });
});

test('an answer that shares a word with its question, or words with the ad, is judged', () => {
  expect(isAsked(aStory())).toBe(false);
  const asked = { ...aStory(), question: 'Tell me about a time you had to disappoint somebody.' };
  expect(isAsked(asked)).toBe(true);
  expect(
    isAsked(asked, { ...aTarget, jobDescription: 'Baker. Night work at two ovens, bread and rolls.' }),
  ).toBe(false);
});

test('a question without a subject of its own is answered in any words', () => {
  expect(isAsked({ ...aStory(), category: 'general', question: 'Tell me about yourself.' })).toBe(false);
  expect(isAsked({ category: 'company', question: 'Why do you want to work here?', answer: wish })).toBe(
    false,
  );
});
