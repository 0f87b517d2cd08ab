import type { CvDocument, CvRequest } from '../cv/index.ts';
import type { Mark } from '../marks/index.ts';
import type { FactsReport } from './report.ts';

/** A CV without a model, and what it leaves to its person. */
export interface Composition {
  document: CvDocument;
  request: CvRequest;
  /** For each job of the document the index it has in the request. */
  jobs: number[];
  /** What is proposed and asked about it. */
  marks: Mark[];
}

/** Other words for a short field, by its path in the fallback; '' to leave it out. `cited` are the lines that they rest on. */
export interface ProposedField {
  path: string;
  wordings: readonly string[];
  cited: readonly string[];
}

export interface GateInput {
  request: CvRequest;
  /** What a writer wrote. Only its summary, the statements of its jobs and the order and groups of skills are used. */
  candidate: CvDocument;
  /** The person's own lines: the facts that stand, and what steps in. */
  fallback: Composition;
  writer: FactsReport['writer'];
  /** By the path of a sentence's line in the candidate the ids of the typed lines it says it rests on. */
  cites?: Readonly<Record<string, readonly string[]>>;
  fields?: readonly ProposedField[];
  /** See `WritingOptions`. */
  today?: string;
}

/** A CV that passed the gate, and the report on it. */
export interface GatedCv {
  document: CvDocument;
  facts: FactsReport;
}
