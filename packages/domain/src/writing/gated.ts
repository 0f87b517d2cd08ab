import type { CvDocument, CvRequest } from '../cv/index.ts';
import type { FactKind, FactsReport, FigureQuestion, LeftOut } from './report.ts';

/** A composed CV, and what it leaves open. */
export interface Composition {
  document: CvDocument;
  /** The request as it was read: in plain letters, of the person themselves. What is written rests on it. */
  request: CvRequest;
  /** For each job of the document the index it has in the request. */
  jobs: number[];
  questions: FigureQuestion[];
  /** What was typed and is not in it. */
  leftOut: LeftOut[];
}

export interface GateInput {
  request: CvRequest;
  /** What a writer wrote. Only its summary, the statements of its jobs and the order and groups of skills are used. */
  candidate: CvDocument;
  /** The built-in writer's CV: the facts that stand, and the sentences that step in. */
  fallback: Composition;
  writer: FactsReport['writer'];
  /** See `WritingOptions`. */
  today?: string;
}

/** A CV that passed the gate, and the report on it. */
export interface GatedCv {
  document: CvDocument;
  facts: FactsReport;
}

export interface Refused {
  kind: FactKind;
  words: string;
  text: string;
}

export interface Gated {
  document: CvDocument;
  /** What was refused, by the path of the sentence that stands in its place; '' where nothing does. */
  refused: { path: string; refused: Refused }[];
}
