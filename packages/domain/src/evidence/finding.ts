import type { EvidenceSource, Unit } from './evidence-source.ts';
import type { Reading } from './reading.ts';

/** Hard facts, of which none is let through that no line gives. */
export const factKinds = ['figure', 'date', 'name', 'credential', 'post', 'distinction'] as const;
/** What may say more than the lines do. */
export const doubtKinds = [
  'together',
  'led',
  'caused',
  'planned',
  'limit',
  'unit',
  'place',
  'occasion',
] as const;
export type HardKind = (typeof factKinds)[number];
export type EvidenceKind = HardKind | (typeof doubtKinds)[number];

/** What a statement says and its lines do not. */
export interface EvidenceFinding<Kind extends EvidenceKind = EvidenceKind> {
  kind: Kind;
  /** As they stand in the statement. */
  words: string;
  /** One sentence for the person. */
  why: string;
}

/** What a rule reads: a sentence of a statement, the lines, and those sentences of theirs that it rewords. */
export interface Statement extends Reading {
  source: EvidenceSource;
  reworded: readonly Unit[];
  /** The places of words that another name in the lines stands for: "RN" for "Registered nurse". */
  renamed: ReadonlySet<number>;
  isLetter: boolean;
  /** YYYY-MM-DD or YYYY-MM; '' where unknown. */
  today: string;
}

export interface Found {
  invented: EvidenceFinding<HardKind>[];
  doubts: EvidenceFinding[];
}

/** A rule: what of one kind a sentence says beyond its lines. */
export type Rule = (statement: Statement) => Partial<Found>;
