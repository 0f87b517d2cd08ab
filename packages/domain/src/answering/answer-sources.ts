import type { Rarity } from './match-words.ts';

/** What those know who have the tables. */
export interface AnswerSources {
  rarity: Rarity;
  /** What kind of software a product is; '' of what is not known. */
  softwareKind: (name: string) => string;
  /** Ids of the skills that are part of the work that a title names. */
  skillsOfTitle: (title: string) => ReadonlySet<string>;
}
