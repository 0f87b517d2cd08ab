import { plural, say } from '../say/index.ts';
import { LEAST } from './checks/length.ts';
import type { CheckResult } from './check.ts';
import type { Area } from './finding.ts';
import type { PreparedCv } from './prepared-cv.ts';
import { readsFigures, statesFigure } from './states-figure.ts';
import { statesOutcome } from './states-outcome.ts';

/** The most that a score can be of a CV that lacks what no reader does without. */
export const CAPPED_SCORE = 79;

/** Of so many lines one has to say what came of the work, or how much of it there was. */
const LINES_EACH = 5;
/** So many lines have to say what the person did, not what they were there for. */
const OWN = 0.5;

function lacksResults({ statements, isEnglish, language }: PreparedCv): boolean {
  if (!isEnglish && !readsFigures(language)) return false;
  const shown = statements.filter(({ text }) => statesOutcome(text) || statesFigure(text)).length;
  return shown < Math.max(1, Math.floor(statements.length / LINES_EACH));
}

function lacksOwnWork({ statements, isEnglish }: PreparedCv, weak: number): boolean {
  if (statements.length === 0) return true;
  if (!isEnglish) return false;
  const surelyNot = statements.filter(({ read }) => read.isVerbLed === false).length;
  return statements.length - surelyNot - weak < OWN * statements.length;
}

/** What every reader looks for and a CV lacks: the overall score stays below 80 for it, and that of its area. */
interface ScoreCap {
  area: Area;
  /** What to do. */
  sentence: string;
}

const lengthSentence = ({ words }: PreparedCv): string =>
  words < LEAST
    ? say`Say more, above all of your newest jobs: it has ${plural(words, { one: '# word', other: '# words' })}.`
    : say`Make it shorter: it has ${plural(words, { one: '# word', other: '# words' })}.`;

/** Why scores of a CV stay below 80; none where nothing that every reader looks for is lacking. */
export function scoreCaps(cv: PreparedCv, resultOf: (check: string) => CheckResult | undefined): ScoreCap[] {
  const found = (check: string) => resultOf(check)?.findings.length ?? 0;
  const contact = ['email-given', 'phone-given', 'place-given'].filter((check) => found(check) > 0);
  const cap = (isLacking: boolean, area: Area, sentence: string): ScoreCap[] =>
    isLacking ? [{ area, sentence }] : [];
  return [
    ...cap(lacksResults(cv), 'impact', say`Say what came of your work, or how much of it there was.`),
    ...cap(
      lacksOwnWork(cv, found('weak-openings')),
      'impact',
      say`Say what you did, not what you were responsible for.`,
    ),
    ...cap(contact.length > 0, 'ats', say`Complete your contact details: email, phone and place.`),
    ...cap(found('length') > 0, 'readability', lengthSentence(cv)),
  ];
}
