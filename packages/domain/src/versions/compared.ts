import { changeOf, type Change, type Sides } from './sides.ts';
import { wordDifferences, type WordRun } from './word-differences.ts';

/** A line or statement of two versions; `runs` tells what became of it word by word. */
export interface ComparedText extends Sides<string> {
  change: Change;
  runs: WordRun[];
}

export interface ComparedField extends ComparedText {
  /** The document's name of the line: `position`, `company`. */
  name: string;
}

export interface ComparedEntry {
  change: Change;
  isMoved: boolean;
  /** What to call it; the later name where it has two. Empty where it is all of its section. */
  name: string;
  fields: ComparedField[];
  /** Statements; of a section of running text its paragraphs. */
  bullets: ComparedText[];
}

/** A part of two versions for showing side by side. */
export interface ComparedSection<Kind extends string = string> {
  kind: Kind;
  /** The person's own titles of it; empty where it has none, null where the section is only in the other version. */
  title: Sides<string>;
  change: Change;
  entries: ComparedEntry[];
}

export function comparedText(sides: Sides<string>): ComparedText {
  const change = changeOf(sides, (before, after) => before === after);
  return { ...sides, change, runs: wordDifferences(sides.before ?? '', sides.after ?? '') };
}
