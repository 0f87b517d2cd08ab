import { parseDuration, PRESENT, splitDescription, type CvRequest } from '../cv/index.ts';
import { askFigure } from './ask-figure.ts';
import { isEnglish } from './language.ts';
import { mendStatement } from './mend-statement.ts';
import { hasFigure } from './order-evidence.ts';
import type { FigureQuestion } from './report.ts';

const MOST = 5;
const MOST_OF_A_JOB = 2;

/** Questions about figures that only the person knows: at most five, two of a job, those worth most first. */
export function figureQuestions(request: CvRequest): FigureQuestion[] {
  const asked = request.experience.flatMap(({ description, duration }, at) => {
    const tense = parseDuration(duration).end === PRESENT ? 'present' : 'past';
    return splitDescription(description)
      .filter((sentence) => isEnglish(sentence) && !hasFigure(sentence))
      .flatMap((sentence) => {
        const found = askFigure(mendStatement(sentence, tense), tense);
        return found ? [{ field: `experience.${at}.description`, sentence, ...found }] : [];
      })
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, MOST_OF_A_JOB);
  });
  return asked
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ field, sentence, question }) => ({ field, sentence, question }));
}
