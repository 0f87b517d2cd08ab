import type { CvRequest } from '../../cv/index.ts';
import { composeCv, type WritingOptions } from './compose-cv.ts';
import { factGate } from '../fact-gate.ts';
import type { GatedCv } from '../gated.ts';
import type { Cancellation, Writer, WriterEvent } from '../writer.ts';
import { deskHere, type DeskCall, type WritingDesk } from './writing-desk.ts';

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

async function* events(
  request: CvRequest,
  options: WritingOptions,
  desk: WritingDesk,
  call: DeskCall,
): AsyncGenerator<WriterEvent> {
  yield { kind: 'stage', stage: 'facts' };
  yield { kind: 'stage', stage: 'occupation' };
  const fallback = await desk.compose(request, options, call);
  const { document } = fallback;
  yield { kind: 'stage', stage: 'summary' };
  yield { kind: 'partial', document: { ...document, experience: [], skills: [], projects: [] } };
  yield { kind: 'stage', stage: 'experience' };
  yield { kind: 'partial', document: { ...document, skills: [] } };
  yield { kind: 'stage', stage: 'skills' };
  yield { kind: 'partial', document };
  yield { kind: 'stage', stage: 'checking' };
  const gate = {
    request: fallback.request,
    candidate: document,
    fallback,
    writer: 'built-in' as const,
    ...options,
  };
  yield { kind: 'written', ...(await desk.gate(gate, call)) };
}

/** The writer that needs no key and no network. `options` are read at each call, so that `today` stays true. */
export function builtInWriter(
  options: () => WritingOptions = () => ({}),
  desk: WritingDesk = deskHere,
): Writer {
  async function* writeCv(
    request: CvRequest,
    cancellation?: Cancellation,
    by?: string,
  ): AsyncGenerator<WriterEvent> {
    for await (const event of events(request, options(), desk, { cancellation, by })) {
      if (cancellation?.aborted) return;
      yield event;
    }
  }
  return { writeCv };
}
