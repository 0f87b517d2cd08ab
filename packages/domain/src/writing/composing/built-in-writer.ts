import type { CvRequest } from '../../cv/index.ts';
import { factGate } from '../fact-gate.ts';
import type { Composition, GatedCv } from '../gated.ts';
import type { Announced, Cancellation, Writer, WriterEvent } from '../writer.ts';
import { announcing } from './announcing.ts';
import { composeCv, PROGRESS, type WritingOptions } from './compose-cv.ts';
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
  const fallback = yield* announcing<Announced, Composition>((announce) =>
    desk.compose(request, options, { ...call, announce }),
  );
  const { document } = fallback;
  yield { kind: 'partial', document };
  yield { kind: 'stage', stage: 'checking', progress: PROGRESS.checking };
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
