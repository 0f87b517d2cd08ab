import type { CvDocument, CvRequest } from '../cv/index.ts';
import { composeCv, type WritingOptions } from './compose-cv.ts';
import { factGate } from './fact-gate.ts';
import type { FactsReport } from './report.ts';
import type { Cancellation, Writer, WriterEvent } from './writer.ts';

/** Writes a CV at once: the same request and options give the same bytes. */
export function writeCvNow(
  request: CvRequest,
  options: WritingOptions = {},
): { document: CvDocument; facts: FactsReport } {
  const fallback = composeCv(request, options);
  return factGate({ request, candidate: fallback.document, fallback, writer: 'built-in', ...options });
}

function* events(request: CvRequest, options: WritingOptions): Generator<WriterEvent> {
  yield { kind: 'stage', stage: 'facts' };
  yield { kind: 'stage', stage: 'occupation' };
  const fallback = composeCv(request, options);
  const { document } = fallback;
  yield { kind: 'stage', stage: 'summary' };
  yield { kind: 'partial', document: { ...document, experience: [], skills: [], projects: [] } };
  yield { kind: 'stage', stage: 'experience' };
  yield { kind: 'partial', document: { ...document, skills: [] } };
  yield { kind: 'stage', stage: 'skills' };
  yield { kind: 'partial', document };
  yield { kind: 'stage', stage: 'checking' };
  yield {
    kind: 'written',
    ...factGate({ request, candidate: document, fallback, writer: 'built-in', ...options }),
  };
}

/** The writer that needs no key and no network. `options` are read at each call, so that `today` stays true. */
export function builtInWriter(options: () => WritingOptions = () => ({})): Writer {
  async function* writeCv(request: CvRequest, cancellation?: Cancellation): AsyncGenerator<WriterEvent> {
    for (const event of events(request, options())) {
      if (cancellation?.aborted) return;
      yield event;
    }
  }
  return { writeCv };
}
