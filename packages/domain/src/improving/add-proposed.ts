import type { UnsupportedClaim } from '../claims/index.ts';
import { unsupportedClaim } from '../claims/judging/index.ts';
import { sourceOf } from '../writing/composing/index.ts';
import type { Source } from '../writing/index.ts';
import { BLANK, MOST_REWRITES } from './improve-writing.ts';
import type { Proposed, RefusedRewrite, SentenceRewrites } from './rewrite.ts';

/** Rewrites longer than this many times their sentence say more than it did. */
const MOST_LONGER = 2;
/** Proposed rewrites of one sentence at most. */
const MOST_PROPOSED = 2;

/** What a rewrite claims that its sentence does not, blanks left aside. */
function claimOf(text: string, source: Source): UnsupportedClaim | undefined {
  return unsupportedClaim(text.replaceAll(BLANK, ' '), source.claims);
}

/** Whether a rewrite could stand for the sentence at all: one line, of its length, and not there already. */
function isFit(text: string, { sentence, rewrites }: SentenceRewrites): boolean {
  return (
    text.trim() !== '' &&
    !text.includes('\n') &&
    text.length <= sentence.length * MOST_LONGER + 60 &&
    text !== sentence &&
    rewrites.every((known) => known.text !== text)
  );
}

/**
 * Puts what a language model proposes before the computed rewrites, as far as it holds the facts of its sentence and
 * none besides; five a sentence in all. `proposed` goes by the sentence's place in `sentences`. What claims more is
 * given back with its claim.
 */
export function addProposed(
  sentences: readonly SentenceRewrites[],
  proposed: readonly (readonly string[])[],
): Proposed {
  const refused: RefusedRewrite[] = [];
  const added = sentences.map((one, at): SentenceRewrites => {
    const fit = [...new Set(proposed[at] ?? [])].filter((text) => isFit(text, one));
    if (fit.length === 0) return one;
    const source = sourceOf([{ field: 'text', text: one.sentence }]);
    const sound = fit.filter((text) => {
      const claim = claimOf(text, source);
      if (claim) refused.push({ ...claim, at, text });
      return !claim;
    });
    const before = sound
      .slice(0, MOST_PROPOSED)
      .map((text) => ({ text, reason: 'Proposed by the language model; its facts are yours.' }));
    return {
      ...one,
      rewrites: [...before, ...one.rewrites].slice(0, MOST_REWRITES),
      note: before.length > 0 ? '' : one.note,
    };
  });
  return { sentences: added, refused };
}
