/** Something in a sentence that its source may not give. */
export interface Doubt {
  /** The name of a weight (`weights.data.ts`). */
  kind: string;
  /** The words of the sentence that say it. */
  words: string;
}

/** A doubt, where there are words for it. */
export const doubt = (kind: string, words: string | undefined): Doubt[] =>
  words === undefined ? [] : [{ kind, words }];
