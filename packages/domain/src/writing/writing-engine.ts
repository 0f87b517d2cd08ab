import type { CvRequest } from '../cv/index.ts';
import type { Composition, GateInput, GatedCv } from './gated.ts';
import type { Announced, Cancellation, WritingStage } from './writer.ts';

export interface WritingOptions {
  /** The present month, "YYYY-MM": needed to count the years of a job that goes on. */
  today?: string;
}

/** The share of the whole that is done when a stage begins, in percent: most of the work is the experience. */
export const PROGRESS: Record<WritingStage, number> = {
  facts: 5,
  experience: 15,
  skills: 60,
  summary: 65,
  checking: 80,
};

/** For whom a engine works, and what it watches to stop early. */
export interface EngineCall {
  cancellation?: Cancellation | undefined;
  by?: string | undefined;
  /** Told while the work is done: the stages that begin, and the document so far. */
  announce?: ((event: Announced) => void) | undefined;
}

/** Where the two costly steps of writing are done: at once, or in another thread that answers later. */
export interface WritingEngine {
  compose(request: CvRequest, options: WritingOptions, call: EngineCall): Composition | Promise<Composition>;
  gate(input: GateInput, call: EngineCall): GatedCv | Promise<GatedCv>;
}
