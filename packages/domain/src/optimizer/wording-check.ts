import type { CheckId as WordingId } from '../improving/index.ts';
import { shareResult, type Check } from './check.ts';
import { pathAt } from './prepared-cv.ts';

/** A check that is one of the writing assistant's, counted by lines. */
export function wordingCheck(check: Omit<Check, 'run'>, of: readonly WordingId[]): Check {
  return {
    ...check,
    run(cv) {
      if (!cv.isEnglish) return null;
      const found = cv.wording.filter(({ check: id }) => of.includes(id));
      const lines = cv.statements.length + (cv.document.summary === '' ? 0 : 1);
      return shareResult(
        found.map(({ span, words, message }) => ({ path: pathAt(cv, span), message, span, words })),
        lines,
      );
    },
  };
}
