export type TipId = 'metrics' | 'action-verbs' | 'keywords' | 'collaboration';

/** The person's own sentence that a tip would help most, and how it would read. The rewrite holds no new fact. */
export interface FoundSentence {
  /** Place in the draft, e.g. `experience.0.description`. */
  field: string;
  /** The sentence exactly as it stands there. */
  sentence: string;
  /** What the person may put instead; blanks in brackets are theirs to fill in. */
  rewrite: string;
  reason: string;
}

/** A writing tip. `found` is missing where no sentence of the draft calls for it. */
export interface Tip {
  id: TipId;
  title: string;
  advice: string;
  example: string;
  found?: FoundSentence;
}
