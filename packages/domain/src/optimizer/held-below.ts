import type { CheckResult } from './check.ts';
import type { PreparedCv } from './prepared-cv.ts';
import { readsFigures, tellsFigure } from './tells-figure.ts';
import { tellsOutcome } from './tells-outcome.ts';

/** The most that a score can be of a CV that lacks what no reader does without. */
export const MOST_HELD = 79;

/** Of so many lines one has to say what came of the work, or how much of it there was. */
const LINES_EACH = 5;
/** So many lines have to say what the person did, not what they were there for. */
const OWN = 0.5;

function lacksResults({ statements, isEnglish, language }: PreparedCv): boolean {
  if (!isEnglish && !readsFigures(language)) return false;
  const told = statements.filter(({ text }) => tellsOutcome(text) || tellsFigure(text)).length;
  return told < Math.max(1, Math.floor(statements.length / LINES_EACH));
}

function lacksDeeds({ statements, isEnglish }: PreparedCv, weak: number): boolean {
  if (statements.length === 0) return true;
  if (!isEnglish) return false;
  const surelyNot = statements.filter(({ read }) => read.isVerbLed === false).length;
  return statements.length - surelyNot - weak < OWN * statements.length;
}

/** Why the scores of a CV stay below 80, each with what to do; none where nothing that every reader looks for is lacking. */
export function heldBelow(cv: PreparedCv, resultOf: (check: string) => CheckResult | undefined): string[] {
  const found = (check: string) => resultOf(check)?.findings.length ?? 0;
  const contact = ['email-given', 'phone-given', 'place-given'].filter((check) => found(check) > 0);
  return [
    ...(lacksResults(cv) ? ['Say what came of your work, or how much of it there was.'] : []),
    ...(lacksDeeds(cv, found('weak-openings'))
      ? ['Say what you did, not what you were responsible for.']
      : []),
    ...(contact.length > 0 ? ['Complete your contact details: email, phone and place.'] : []),
    ...(found('length') > 0 ? [`Bring it to a fitting length: it has ${cv.words} words.`] : []),
  ];
}
