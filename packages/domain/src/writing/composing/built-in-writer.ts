import type { CvRequest } from '../../cv/index.ts';
import { factGate } from '../fact-gate.ts';
import type { GatedCv } from '../gated.ts';
import type { WritingEngine, WritingOptions } from '../writing-engine.ts';
import { composeCv } from './compose-cv.ts';

/** Does both steps in the caller's own thread. */
export const engineHere: WritingEngine = { compose: composeCv, gate: factGate };

/** Writes a CV at once: the same request and options give the same bytes. */
export function writeCvNow(request: CvRequest, options: WritingOptions = {}): GatedCv {
  const fallback = composeCv(request, options);
  return factGate({
    request: fallback.request,
    candidate: fallback.document,
    fallback,
    writer: 'built-in',
    ...options,
  });
}
