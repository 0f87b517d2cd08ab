import type { CheckId as WordingId } from '../improving/index.ts';
import { shareResult, type Check } from './check.ts';
import { pathAt, type Statement } from './prepared-cv.ts';

/**
 * A check that is one of the writing assistant's, counted by lines.
 * @param isMeant whether it is about such a line at all
 */
export function wordingCheck(
  check: Omit<Check, 'run'>,
  of: readonly WordingId[],
  isMeant: (line: Statement) => boolean = () => true,
): Check {
  return {
    ...check,
    run(cv) {
      if (!cv.isEnglish) return null;
      const apart = new Set(cv.statements.filter((line) => !isMeant(line)).map(({ path }) => path));
      const found = cv.wording
        .filter(({ check: id }) => of.includes(id))
        .map(({ span, words, message }) => ({ path: pathAt(cv, span), message, span, words }));
      const lines = cv.statements.length + (cv.document.summary === '' ? 0 : 1);
      return shareResult(
        found.filter(({ path }) => !apart.has(path)),
        lines,
      );
    },
  };
}
