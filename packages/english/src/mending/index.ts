import { MONTHS } from '../calendar.ts';
import { findSlips, withoutSlips } from '../slips/index.ts';
import { withClausesParted } from './part-clauses.ts';
import {
  withArticleBeforePost,
  withPerfectBehindSince,
  withPerfectOfDoing,
  withPerfectOfPost,
} from './since-then.ts';

/** "I joined 4 May 2020" */
const BEFORE_DAY = new RegExp(
  `\\b(?:joined|start(?:ed)?|began|finish(?:ed)?)(?= \\d{1,2} (?:${MONTHS})\\b)`,
  'g',
);

/**
 * A sentence with its slips mended by whoever prints it without asking: only what is beyond doubt, and where what comes
 * of it is no better ("for two years I care", "not speaks") as it was typed.
 */
export function mended(typed: string): string {
  const text = typed.replaceAll(BEFORE_DAY, '$& on');
  const better = withClausesParted(
    withoutSlips(withPerfectOfPost(withArticleBeforePost(withPerfectBehindSince(withPerfectOfDoing(text))))),
  );
  const isTimed = /\bsince\b/i.test(text) && !/\bsince\b/i.test(better);
  const isHalf = isTimed && !/\b(?:have|has|['’]ve|['’]s)\b/i.test(better);
  return isHalf || /\bnot \p{L}+s\b/u.test(better) || findSlips(better).length > 0 ? text : better;
}

export { withClausesParted };
