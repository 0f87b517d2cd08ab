import { evidenceSource, judge, type EvidenceFinding } from '../evidence/index.ts';
import { say } from '../say/index.ts';
import { BLANK, MOST_REWRITES } from './improve-writing.ts';
import type { Proposed, RefusedRewrite, SentenceRewrites } from './rewrite.ts';

/** Rewrites longer than this many times their sentence say more than it did. */
const MOST_LONGER = 2;
/** Proposed rewrites of one sentence at most. */
const MOST_PROPOSED = 2;

/** What is said of a rewrite that holds the facts of its sentence. */
function reasonFor([doubt]: readonly EvidenceFinding[]): string {
  if (!doubt) return say`Proposed by the language model; its facts are yours.`;
  const { why } = doubt;
  return say`Proposed by the language model; please check it. ${why}`;
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
 * none besides; five a sentence in all. `proposed` goes by the sentence's place in `sentences`. What invents a fact is given
 * back with it; what may say more says so in its reason.
 */
export function addProposed(
  sentences: readonly SentenceRewrites[],
  proposed: readonly (readonly string[])[],
): Proposed {
  const refused: RefusedRewrite[] = [];
  const added = sentences.map((one, at): SentenceRewrites => {
    const fit = [...new Set(proposed[at] ?? [])].filter((text) => isFit(text, one));
    if (fit.length === 0) return one;
    const source = evidenceSource([{ id: 'sentence', text: one.sentence }]);
    const sound = fit.flatMap((text) => {
      // A blank is the person's to fill.
      const { invented, doubts } = judge(text.replaceAll(BLANK, ' '), source);
      const [fact] = invented;
      if (fact) refused.push({ kind: fact.kind, words: fact.words, at, text });
      return fact ? [] : [{ text, reason: reasonFor(doubts) }];
    });
    const before = sound.slice(0, MOST_PROPOSED);
    return {
      ...one,
      rewrites: [...before, ...one.rewrites].slice(0, MOST_REWRITES),
      note: before.length > 0 ? '' : one.note,
    };
  });
  return { sentences: added, refused };
}
