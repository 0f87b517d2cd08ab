import { isEnglish } from '../writing/index.ts';
import { checkIds, type Finding } from './finding.ts';
import type { TextKind } from './prepared-text.ts';
import type { EnglishVariant } from '@candor/language/spelling';

export interface CheckOptions {
  /** Which English; words of the other are flagged. Default: neither is. */
  variant?: EnglishVariant | undefined;
  /** Whether whole sentences may be expected. Default: `sentences`. */
  kind?: TextKind | undefined;
}

/** Findings of several checkers as one list: sorted, and at the same words only one, in the order of {@link checkIds}. */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  const rank = (finding: Finding) => checkIds.indexOf(finding.check);
  const kept: Finding[] = [];
  for (const one of findings.toSorted((a, b) => a.span.start - b.span.start || rank(a) - rank(b))) {
    const before = kept.findLastIndex(
      (other) =>
        other.check !== 'long-sentence' && one.check !== 'long-sentence' && other.span.end > one.span.start,
    );
    const other = kept[before];
    if (!other) kept.push(one);
    else if (rank(one) < rank(other)) kept.splice(before, 1, one);
  }
  return kept;
}

/** Whether a text is one the checks can read: English, as far as its first 4,000 characters tell. */
export function isCheckable(text: string): boolean {
  return isEnglish(text.slice(0, 4_000));
}
