import { expect, test } from 'vitest';
import type { InterviewAnswer, RemarkKind } from '../analysis.ts';
import { aStory, anAnswer } from '../testing/answers.ts';
import { analyseAnswer } from './index.ts';

const improvements = (some: Partial<InterviewAnswer>) =>
  analyseAnswer(anAnswer(some)).remarks.filter(({ isStrength }) => !isStrength);
const improvement = (kind: RemarkKind, some: Partial<InterviewAnswer>) =>
  improvements(some).find((remark) => remark.kind === kind);

test('a whole story has its strengths quoted, and little is found to better', () => {
  const { remarks, structure } = analyseAnswer(aStory());
  const strengths = remarks.filter(({ isStrength }) => isStrength);
  expect(strengths.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['outcome', 'specificity']));
  expect(strengths.find(({ kind }) => kind === 'outcome')?.quote).toContain('290 of 300');
  expect(remarks.length - strengths.length).toBeLessThanOrEqual(1);
  expect(structure.action.join(' ')).toContain('I moved the dough');
  expect(structure.result.join(' ')).toContain('290 of 300');
});

test('a story that stops before its end is asked what came of it', () => {
  const answer =
    'Two years ago I was the night baker in a small mill, and one night the big oven failed with 300 loaves to bake. That was a difficult problem, because the market opened at six. I called the engineer. I moved the dough to the cold room and lit the two small ovens. Then I baked the rolls first.';
  expect(improvement('outcome', { answer })).toMatchObject({ quote: 'Then I baked the rolls first.' });
});

test('where only "we" act, the own part is asked for', () => {
  const answer =
    'In 2022 we had a difficult problem with the till at the Corner Shop, it lost the sales of a whole day. We called the company and we checked the receipts. We typed in all 140 sales again and we found the mistake. In the end we had the right total at ten in the evening.';
  expect(improvement('ownership', { answer })?.quote).toMatch(/\bwe\b/i);
  expect(improvement('ownership', { answer: aStory().answer })).toBeUndefined();
});

test('a bare result is asked for what shows it', () => {
  const answer =
    'Last year at the hotel a guest had a difficult problem with his room because the heating had failed. I listened to him, I apologised and I carried his bags to another room. In the end everything was fine.';
  expect(improvement('outcome', { answer })).toMatchObject({ quote: 'In the end everything was fine.' });
});

test('hedges are counted and quoted; a single one is let be', () => {
  const hedged =
    'I guess it was maybe two years ago, when we had kind of a problem with the till. I probably should have called somebody, but I sort of fixed it myself and I suppose it worked for a week.';
  expect(improvement('hedging', { answer: hedged })?.message).toContain('“maybe”');
  expect(improvement('hedging', { answer: `${aStory().answer} Maybe I was lucky.` })).toBeUndefined();
});

test('fillers and pace are judged in speech only', () => {
  const answer = `Um, so, uh, there was a problem, um, with the oven, and, uh, I called the engineer, um, and he came late. ${aStory().answer}`;
  const spoken = { answer, isSpoken: true, duration: 50 };
  expect(improvement('clarity', spoken)?.quote).toContain('Um');
  expect(improvement('pace', spoken)?.message).toMatch(/\d+ words a minute/);
  expect(
    improvements({ answer, duration: 50 }).some(({ kind }) => kind === 'pace' || kind === 'clarity'),
  ).toBe(false);
});

test('a cliché is asked for a case', () => {
  const answer =
    'I am a team player and a fast learner. I work in a bakery now and I want to run a shop of my own one day.';
  const remark = improvement('specificity', {
    answer,
    category: 'general',
    question: 'Tell me about yourself.',
  });
  expect(remark).toMatchObject({ quote: 'I am a team player and a fast learner.' });
});

test('points of a technical question that no word speaks of are named', () => {
  const some: Partial<InterviewAnswer> = {
    category: 'technical',
    question: 'How do you keep chilled food safe from delivery to plate?',
    keyPoints: [
      'Check the temperature on delivery',
      'Stock rotation, first in first out',
      'Allergen labels on boxes',
    ],
    answer:
      'When the delivery comes I check the temperature of the chilled food with a probe before I sign. Then it goes into the fridge at once, so that it stays cold until it is cooked and goes to the plate.',
  };
  const { keyPoints } = analyseAnswer(anAnswer(some));
  expect(keyPoints.met).toEqual(['Check the temperature on delivery']);
  expect(keyPoints.missed).toContain('Stock rotation, first in first out');
  expect(improvement('key-points', some)?.message).toContain('Stock rotation');
});

test('a short plan is asked for the other way and for a case', () => {
  const plan: Partial<InterviewAnswer> = {
    category: 'situational',
    question: 'What would you do if a guest shouted at you?',
    answer:
      'I would let the guest finish and ask what went wrong. Then I would offer a new dish and speak to the kitchen.',
  };
  expect(improvement('structure', plan)?.message).toContain('does not work');
  const withCase = `${plan.answer} If he went on I would call the manager. I did so last June in the Anchor, and the guest stayed.`;
  expect(
    improvements({ ...plan, answer: withCase }).filter(
      ({ kind }) => kind === 'structure' || kind === 'specificity',
    ),
  ).toEqual([]);
});
