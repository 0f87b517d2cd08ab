import { cvDocumentSchema } from '@candor/domain/cv';
import type { Composition, EngineCall, WritingEngine, WritingOptions } from '@candor/domain/writing';
import { withoutEchoes, writtenInto, type CvGate } from './write-cv.ts';

/** The gate for one CV. */
export function cvGate(
  engine: WritingEngine,
  { fallback, options }: { fallback: Composition; options: WritingOptions },
  call: EngineCall,
): CvGate {
  const { request, document, jobs } = fallback;
  return async (written) => {
    if (!written)
      return engine.gate({ request, candidate: document, fallback, writer: 'built-in', ...options }, call);
    const candidate = cvDocumentSchema.safeParse(writtenInto(document, withoutEchoes(written), jobs)).data;
    return candidate
      ? engine.gate({ request, candidate, fallback, writer: 'model', ...options }, call)
      : null;
  };
}
