import type { Finding } from './finding.ts';
import { mergeFindings, type CheckOptions } from './merge-findings.ts';
import { checkPassive } from './passive.ts';
import { checkPhrases } from './phrase-check.ts';
import type { PreparedText } from './prepared-text.ts';
import { checkDoubledWords, checkLongSentences, checkOpenings, checkRepetition } from './repetition.ts';
import { checkSpelling, checkVariant } from './spelling.ts';

/** Findings of one prepared text, in the order of the text. Of two at the same words the more serious stays. */
export function findingsIn(prepared: PreparedText, options: CheckOptions = {}): Finding[] {
  const { variant, kind = 'sentences' } = options;
  const all = [
    ...checkSpelling(prepared),
    ...(variant ? checkVariant(prepared, variant) : []),
    ...checkDoubledWords(prepared),
    ...checkPhrases(prepared),
    ...checkPassive(prepared, kind),
    ...checkRepetition(prepared, kind),
    ...checkOpenings(prepared, kind),
    ...checkLongSentences(prepared, kind),
  ];
  return mergeFindings(all);
}
