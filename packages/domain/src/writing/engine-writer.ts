import type { CvRequest } from '../cv/index.ts';
import { announcing } from './announcing.ts';
import type { Composition } from './gated.ts';
import type { Announced, Cancellation, Writer, WriterEvent } from './writer.ts';
import { PROGRESS, type EngineCall, type WritingEngine, type WritingOptions } from './writing-engine.ts';

async function* events(
  request: CvRequest,
  options: WritingOptions,
  engine: WritingEngine,
  call: EngineCall,
): AsyncGenerator<WriterEvent> {
  const fallback = yield* announcing<Announced, Composition>((announce) =>
    engine.compose(request, options, { ...call, announce }),
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
  yield { kind: 'written', ...(await engine.gate(gate, call)) };
}

/**
 * The writer that needs no key and no network, whose costly steps a engine does. `options` are read at each call, so that
 * `today` stays true.
 */
export function engineWriter(options: () => WritingOptions, engine: WritingEngine): Writer {
  async function* writeCv(
    request: CvRequest,
    cancellation?: Cancellation,
    by?: string,
  ): AsyncGenerator<WriterEvent> {
    for await (const event of events(request, options(), engine, { cancellation, by })) {
      if (cancellation?.aborted) return;
      yield event;
    }
  }
  return { writeCv };
}
