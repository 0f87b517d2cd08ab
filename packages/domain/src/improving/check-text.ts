import { checkGrammar } from './check-grammar.ts';
import type { Finding } from './finding.ts';
import { findingsIn } from './findings-in.ts';
import { isCheckable, mergeFindings, type CheckOptions } from './merge-findings.ts';
import { prepareText } from './prepared-text.ts';

/**
 * What could be better in a text: the checks of the writing assistant that need nothing but the words. Linear in the
 * length of the text. A text that is not English has no findings.
 */
export function checkText(text: string, options: CheckOptions = {}): Finding[] {
  return isCheckable(text)
    ? mergeFindings([...checkGrammar(text, options), ...findingsIn(prepareText(text), options)])
    : [];
}
