import { expect, test } from 'vitest';
import type { InterviewAnswer } from '../analysis.ts';
import { aStory, anAnswer } from '../testing/answers.ts';
import { analyseAnswer } from './index.ts';

const saysAnother = (some: Partial<InterviewAnswer>) =>
  analyseAnswer(anAnswer(some)).feedback === 'The answer does not come to what was asked.';

const refusal: Partial<InterviewAnswer> = {
  question: 'Tell me about a time you had to disappoint somebody.',
  keyPoints: ['Who it was', 'How you put it'],
  answer:
    'A farmer rang me in lambing season and wanted antibiotics for forty ewes that I had not seen. I told him that I could not sign for it and that I would be in his yard by half past two. I looked at six ewes, took two swabs and sent them to Penrith. It was a mineral shortage. He has rung me first ever since, and I write a flock plan with him every January.',
};

test('a story told in words of its own is judged, and asked how it answers the question', () => {
  const { score, remarks } = analyseAnswer(anAnswer(refusal));
  expect(saysAnother(refusal)).toBe(false);
  expect(score).toBeGreaterThan(60);
  const asked = remarks.find(({ kind }) => kind === 'relevance');
  expect(asked).toMatchObject({ isStrength: false });
  expect(asked?.message).toContain('How does this answer the question?');
});

const method: Partial<InterviewAnswer> = {
  category: 'technical',
  question: 'How do you keep track of what still has to be done?',
  keyPoints: ['A concrete method or checklist', 'Tools used', 'An example'],
};

test('a way of working is told in the words of its trade, or by one case of it', () => {
  const flowers =
    'I tie flowers for weddings. Each bride has a card on the wall with a pocket: the sketch, the deposit slip, the phone number of the venue. On Sunday nights I move every card one hook to the right, and whatever hangs under the red hook gets ordered before I open on Monday. In 2023 a card slipped behind the radiator, so now I number the pockets.';
  const boats =
    'Last spring I restored three boats in one shed. I hung a plank over each hull and chalked on it what was left: caulking, primer, second coat. I rubbed it out as I went. When the owner of the ketch moved his date forward I took a photo of all three planks and showed him what would slip. He paid for a second pair of hands.';
  for (const answer of [flowers, boats]) {
    expect(saysAnother({ ...method, answer })).toBe(false);
    expect(analyseAnswer(anAnswer({ ...method, answer })).score).toBeGreaterThan(50);
  }
});

test('points that name only how one goes about it are not said to be missing', () => {
  const { keyPoints, feedback } = analyseAnswer(
    anAnswer({
      ...method,
      answer:
        'I write it on a slip and I turn the slip over when the flowers are out of the door. At night I count the slips.',
    }),
  );
  expect(keyPoints.missed).toEqual([]);
  expect(feedback).not.toContain('key points');
});

test('another subject is said where the answer is of another kind as well', () => {
  const wish =
    'I want to work for you because your museum is the best in the country. I have visited it many times and I love your collection of clocks. I would be delighted to join your team, and I hope that I can stay for a long time and grow with you.';
  for (const asked of [refusal, method]) expect(saysAnother({ ...asked, answer: wish })).toBe(true);
  expect(saysAnother({ question: 'Why do you want to work here?', category: 'company', answer: wish })).toBe(
    false,
  );
  const chilled = {
    category: 'technical',
    question: 'How do you keep chilled food safe from delivery to plate?',
    keyPoints: ['Check the temperature on delivery', 'Separate raw and cooked food'],
  } as const;
  expect(saysAnother(aStory(chilled))).toBe(true);
  expect(saysAnother(aStory())).toBe(false);
});
