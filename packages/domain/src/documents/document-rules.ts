import type { z } from 'zod';
import type { CvDesign } from '../cv/index.ts';
import type { Clause, ComparedSection, MergeChange, Three } from '../versions/index.ts';
import type { FactsReport } from '../writing/index.ts';

/** What a version of a document shows: its words, and how its pages look. */
export interface VersionContent<Document> {
  title: string;
  document: Document;
  template: string;
  layoutRelease: number;
  design: CvDesign;
  isBrandFree: boolean;
}

/**
 * The rules of one kind of document. All that is stored, compared, merged and told of documents stands on these; a new
 * kind is one more value of this type.
 * @typeParam Document its words in structure: the truth, from which everything else follows
 * @typeParam Form what its form says beside it: of a letter all that it is written from, of a CV what it is written for
 * @typeParam Card what its card in a list shows beside the title
 */
export interface DocumentRules<Document, Form, Card> {
  /** Stands in the store and in events: it never changes. */
  kind: string;
  schema: z.ZodType<Document>;
  /** The text form; `fromText` reads it back without loss. */
  toText(document: Document): string;
  /** @param before the document whose text was edited: what no text form holds is taken from it */
  fromText(text: string, before: Document): Document;
  /** What can be changed line by line, by its path: `experience.2.bullets.1`, `paragraphs.0`. */
  lines(document: Document): Map<string, string>;
  /** A document with the line at a path replaced by others: by none it goes, by two it is parted. */
  withLines(document: Document, path: string, lines: readonly string[]): Document;
  /** A document with the line or entry at a path at another place of its list; null where it has no such places. */
  withMoved(document: Document, path: string, to: number): Document | null;
  /** The document as its text form can hold it. */
  normalise(document: Document): Document;
  /** Whether two say the same: such never conflict. */
  isSame(one: Document, other: Document): boolean;
  /** A document generated again, what the person touched since the last time left as it is. */
  merge(three: Three<Document>): Document;
  /** What taking a document generated again would change. */
  mergeChanges(three: Three<Document>): MergeChange[];
  /**
   * What counts as last generated once `taken` was made of `edited`; left out by a kind whose reports say who worded each
   * line.
   */
  nextBase?(base: Document, edited: Document, taken: Document): Document;
  /** The report on a document once it was changed. */
  carryFacts(facts: FactsReport, before: Document, after: Document): FactsReport;
  /** Two versions side by side. */
  compare(before: Document, after: Document): ComparedSection[];
  /** What changed; empty where nothing did that a version stores. */
  describeChange(before: VersionContent<Document>, after: VersionContent<Document>): Clause[];
  /** @param facts what it rests on and what is left to finish; null of one that was not written here */
  card(document: Document, form: Form | null, facts: FactsReport | null): Card;
  /** The name of a file of it. */
  fileName(title: string, extension: string): string;
  /** What a file is named for where the person gave no title. */
  nameOf(document: Document): string;
}
