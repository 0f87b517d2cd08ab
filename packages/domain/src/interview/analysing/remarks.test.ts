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
  expect(strengths.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['outcome', 'structure']));
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

test('an answer without a figure, name or date is asked for one', () => {
  const answer =
    'I had a difficult problem with a delivery at the shop where I was working. I called the supplier and I explained what was missing. I moved the orders around so that nobody had to wait, and I packed the rest myself in the evening. In the end they were all happy and we kept them as customers for a long time.';
  expect(improvement('specificity', { answer })?.message).toContain('no name, figure, place or date');
  expect(improvement('specificity', { answer: aStory().answer })).toBeUndefined();
});
