import { parseDuration, PRESENT, splitDescription, type CvRequest } from '../../cv/index.ts';
import { readsAsEnglish } from './reads-as-english.ts';
import type { FigureQuestion } from '../report.ts';
import { contentStems } from '../vocabulary.ts';
import { askFigure } from './ask-figure.ts';
import { postTense } from './write-statement.ts';

const MOST = 3;
const MOST_OF_A_JOB = 2;
/** Whose answer is surely worth having; others are only offered as a tip. */
const LEAST_WORTH = 2;
/** Of a longer description the first statements are read. */
const MOST_READ = 20;

/** Questions that only the person can answer: at most three, two of a job, those worth most first. */
export function figureQuestions(request: CvRequest): FigureQuestion[] {
  const trade = contentStems(`${request.jobTitle} ${request.targetRole}`);
  const asked = request.experience.flatMap(({ position, description, duration }, at) => {
    // Of a post of another trade, long ago, nobody wants figures.
    const isOfTrade = contentStems(position).size === 0 || !contentStems(position).isDisjointFrom(trade);
    if (at > 0 && !isOfTrade && parseDuration(duration).end !== PRESENT) return [];
    const tense = postTense(parseDuration(duration));
    return splitDescription(description)
      .slice(0, MOST_READ)
      .filter(readsAsEnglish)
      .flatMap((sentence) => {
        const found = askFigure(sentence, tense);
        return found && found.worth >= LEAST_WORTH
          ? [{ ...found, field: `experience.${at}.description`, sentence }]
          : [];
      })
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, MOST_OF_A_JOB);
  });
  return asked
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ field, sentence, question }) => ({ field, sentence, question }));
}
