import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InterviewAnswer } from '../analysis.ts';
import { questionCategories } from '../question.ts';
import { anAnswer, aTarget } from '../testing/answers.ts';
import { analyseInterview, followUp } from './index.ts';

const inFrench = { ...aTarget, language: 'fr' } as const;
const story =
  'En 2024, dans mon service à Lyon, les transmissions du soir prenaient du retard. On m’a demandé de les raccourcir. J’ai chronométré vingt transmissions, rédigé une fiche et l’ai essayée avec deux collègues. Elles sont passées de 40 à 25 minutes, et trois autres services ont repris la fiche.';
const asked: Partial<InterviewAnswer> = {
  question: 'Parlez-moi d’un problème difficile que vous avez résolu.',
  answer: story,
  isSpoken: true,
};
const analysed = (some: Partial<InterviewAnswer>, isToThePoint?: boolean) => {
  const verdicts = isToThePoint === undefined ? [] : [{ isToThePoint, quote: isToThePoint ? story : '' }];
  const { questionAnalysis } = analyseInterview(inFrench, [anAnswer(some)], { verdicts });
  const [one] = questionAnalysis;
  if (!one) throw new Error('nothing was analysed');
  return one;
};

test('an answer in the language of its interview is no foreign one, and is measured without a score', () => {
  const { score, verdict, feedback, remarks } = analysed(asked);
  expect([score, verdict, remarks]).toEqual([null, 'unscored', []]);
  expect(feedback).toBe('49 words, about 90 seconds, with 3 figures. You spoke 33 words a minute.');
});

test('nothing in it is told by rules of English', () => {
  const english =
    'Maybe I guess we just sort of did it, you know, and I was responsible for the rota, damn it.';
  const { structure, keyPoints, outline, remarks } = analysed({ ...asked, answer: english, duration: 40 });
  expect(Object.values(structure).flat()).toEqual([]);
  expect([keyPoints, outline, remarks]).toEqual([{ met: [], missed: [] }, [], []]);
});

test('what is not there, or hardly, is said as it is', () => {
  expect(analysed({ ...asked, answer: ' ' }).verdict).toBe('empty');
  expect(analysed({ ...asked, answer: 'Je ne sais pas.' }).verdict).toBe('too-short');
  const long = analysed({ ...asked, duration: 400 });
  expect(long.remarks.map(({ kind }) => kind)).toEqual(['length']);
});

test('a language model says whether it is to the point', () => {
  expect(analysed(asked, true).remarks).toMatchObject([
    { isStrength: true, isFromModel: true, quote: story },
  ]);
  expect(analysed(asked, false)).toMatchObject({ score: null, verdict: 'off-point' });
});

test('an interviewer asks on only by what the question brings along', () => {
  const question = {
    id: 'q',
    category: 'behavioral',
    difficulty: 'easy',
    question: asked.question ?? '',
    tips: [],
    keyPoints: [],
    strongAnswer: '',
    competencies: [],
    source: { kind: 'bank' },
  } as const;
  expect(followUp(question, analysed(asked))).toBeNull();
  const next = 'Que feriez-vous autrement aujourd’hui ?';
  expect(followUp({ ...question, followUp: next }, analysed(asked))).toBe(next);
});

test('whatever is said: no score, and every quote stands in the answer', () => {
  const answers = fc.record({
    answer: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constant(story)),
    category: fc.constantFrom(...questionCategories),
    duration: fc.integer({ min: 0, max: 900 }),
    isSpoken: fc.boolean(),
  });
  fc.assert(
    fc.property(answers, (some) => {
      const analysis = analyseInterview(inFrench, [anAnswer(some)]);
      expect([analysis.overallScore, analysis.timeManagement]).toEqual([null, null]);
      for (const { quote } of analysis.questionAnalysis[0]?.remarks ?? [])
        expect(some.answer).toContain(quote);
      expect(analyseInterview(inFrench, [anAnswer(some)])).toEqual(analysis);
    }),
    { numRuns: 60 },
  );
});
