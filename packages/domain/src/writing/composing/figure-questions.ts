import { parseDuration, splitDescription, type CvRequest } from '../../cv/index.ts';
import { readsAsEnglish } from './reads-as-english.ts';
import type { FigureQuestion } from '../report.ts';
import { askFigure } from './ask-figure.ts';
import { postTense } from './write-statement.ts';

const MOST = 3;
/** Whose answer is surely worth having; others are only offered as a tip. */
const LEAST_WORTH = 2;

/** Questions that only the person can answer: one a job, those worth most first. */
export function figureQuestions({ experience }: CvRequest): FigureQuestion[] {
  const asked = experience.flatMap(({ description, duration }, at) =>
    splitDescription(description)
      .filter(readsAsEnglish)
      .flatMap((sentence) => {
        const found = askFigure(sentence, postTense(parseDuration(duration)));
        return found && found.worth >= LEAST_WORTH
          ? [{ ...found, field: `experience.${at}.description`, sentence }]
          : [];
      })
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, 1),
  );
  return asked
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ field, sentence, question }) => ({ field, sentence, question }));
}
