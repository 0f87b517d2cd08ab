import { t } from '@lingui/core/macro';
import { severityOf, type CheckId } from '@candor/domain/improving';

/** Kinds of finding that look alike: slips, words, and whole sentences. */
export type FindingGroup = 'slip' | 'word' | 'sentence';

const sentenceChecks = new Set<CheckId>(['passive', 'repetition', 'same-opening', 'long-sentence']);

export function groupOf(check: CheckId): FindingGroup {
  if (severityOf(check) === 'error') return 'slip';
  return sentenceChecks.has(check) ? 'sentence' : 'word';
}

export const groupNames: Readonly<Record<FindingGroup, string>> = {
  slip: t`Spelling and grammar`,
  word: t`Words`,
  sentence: t`Sentences`,
};

/** The line below the words; its form tells the group where colours cannot. */
export const underlines: Readonly<Record<FindingGroup, string>> = {
  slip: 'underline decoration-2 decoration-wavy decoration-danger',
  word: 'underline decoration-2 decoration-dotted decoration-warning',
  sentence: 'underline decoration-2 decoration-dashed decoration-info',
};

export const groupInk: Readonly<Record<FindingGroup, string>> = {
  slip: 'text-danger',
  word: 'text-warning',
  // same in every language
  sentence: 'text-info',
};
