import type { Rarity } from './match-words.ts';

/** What those know who have the tables. */
export interface AnswerSources {
  rarity: Rarity;
  /** What kind of software a product is; '' of what is not known. */
  softwareKind: (name: string) => string;
}

/** How an advert's demands are read. */
export interface AnswerContext {
  sources: AnswerSources;
  /** Of the advert; BCP 47. */
  language: string;
  /** Words of demands that say how well something is known, not what. */
  framing: ReadonlySet<string>;
  /** Whether a word is for papers of any kind: "certificate". */
  isPaper: (word: string) => boolean;
}
