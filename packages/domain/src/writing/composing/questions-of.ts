import { typedLanguage, type CvRequest } from '../../cv/index.ts';
import type { FigureQuestion, LeftOut } from '../report.ts';
import { dateQuestions } from './date-questions.ts';
import { figureQuestions } from './figure-questions.ts';

/** What only the person can put right or add, as questions beside a CV; none beside one that is not in English. */
export function questionsOf(
  leftOut: readonly LeftOut[],
  request: CvRequest,
  today: string | undefined,
): FigureQuestion[] {
  if ((typedLanguage(request) ?? 'en') !== 'en') return [];
  const asked = leftOut
    .filter(({ reason }) => reason === 'placeholder')
    .map(({ place, text }) => ({
      field: place,
      sentence: text,
      question: 'This looks like a placeholder. Type your own words over it in the form.',
    }));
  return [
    ...asked,
    ...dateQuestions(request, today),
    ...figureQuestions(request, new Set(leftOut.map(({ text }) => text))),
  ];
}
