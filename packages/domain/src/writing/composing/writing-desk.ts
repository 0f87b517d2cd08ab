import type { CvRequest } from '../../cv/index.ts';
import { composeCv, type WritingOptions } from './compose-cv.ts';
import { factGate } from '../fact-gate.ts';
import type { Composition, GateInput, GatedCv } from '../gated.ts';
import type { Announced, Cancellation } from '../writer.ts';

/** For whom a desk works, and what it watches to stop early. */
export interface DeskCall {
  cancellation?: Cancellation | undefined;
  by?: string | undefined;
  /** Told while the work is done: the stages that begin, and the document so far. */
  announce?: ((event: Announced) => void) | undefined;
}

/** Where the two costly steps of writing are done: at once, or in another thread that answers later. */
export interface WritingDesk {
  compose(request: CvRequest, options: WritingOptions, call: DeskCall): Composition | Promise<Composition>;
  gate(input: GateInput, call: DeskCall): GatedCv | Promise<GatedCv>;
}

/** Does them in the caller's own thread. */
export const deskHere: WritingDesk = { compose: composeCv, gate: factGate };
