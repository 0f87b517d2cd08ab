import { Output, streamText, type LanguageModel } from 'ai';
import type { FastifyBaseLogger } from 'fastify';
import { cvDocumentSchema, type CvRequest } from '@candor/domain/cv';
import {
  composeCv,
  factGate,
  writingStages,
  type Cancellation,
  type Composition,
  type Writer,
  type WriterEvent,
  type WritingOptions,
  type WritingStage,
} from '@candor/domain/writing';
import { candidateOf, instructions, modelCvSchema, promptOf, type PartialModelCv } from './model-cv.ts';

export interface ModelWriterParts {
  model: LanguageModel;
  /** Read at each call, so that `today` stays true. */
  options: () => WritingOptions;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The route answers within 30 s; so does this, with room to write without the model. */
  limits?: { totalMs: number; firstChunkMs: number; chunkMs: number };
}

const LIMITS = { totalMs: 25_000, firstChunkMs: 12_000, chunkMs: 8_000 };
const NOTE = 'The language model could not be used this time, so the built-in writer wrote your CV.';

/** The furthest stage that what is written so far has reached. */
function stageOf({ summary, jobs, skills }: PartialModelCv): WritingStage {
  if (skills?.length) return 'skills';
  if (jobs?.length) return 'experience';
  return summary ? 'summary' : 'occupation';
}

/**
 * Writes by a language model. Whatever it says passes the fact gate; where it fails, is late, refuses or says nothing
 * that can be read, the built-in writer's CV is delivered and the report says so.
 */
export function modelWriter({ model, options, log, limits = LIMITS }: ModelWriterParts): Writer {
  async function* words(
    request: CvRequest,
    fallback: Composition,
    signal: AbortSignal,
  ): AsyncGenerator<PartialModelCv> {
    let fault: unknown;
    const stream = streamText({
      model,
      instructions,
      prompt: promptOf(request, fallback),
      output: Output.object({ schema: modelCvSchema }),
      abortSignal: signal,
      maxRetries: 1,
      timeout: limits,
      onError: ({ error }) => {
        fault = error;
      },
    });
    for await (const partial of stream.partialOutputStream) yield partial;
    if (fault !== undefined) throw fault;
    // Complete only where the whole answer fits the schema.
    yield await stream.output;
  }

  async function* writeCv(request: CvRequest, cancellation?: Cancellation): AsyncGenerator<WriterEvent> {
    yield { kind: 'stage', stage: 'facts' };
    const fallback = composeCv(request, options());
    yield { kind: 'stage', stage: 'occupation' };
    let reached: number = writingStages.occupation.progress;
    let candidate = fallback.document;
    let isWritten = false;
    const leaving = new AbortController();
    const signals = [leaving.signal, ...(cancellation instanceof AbortSignal ? [cancellation] : [])];
    try {
      for await (const partial of words(request, fallback, AbortSignal.any(signals))) {
        const stage = stageOf(partial);
        if (writingStages[stage].progress > reached) {
          reached = writingStages[stage].progress;
          yield { kind: 'stage', stage };
          const soFar = cvDocumentSchema.safeParse(candidateOf(fallback, partial));
          if (soFar.success) yield { kind: 'partial', document: soFar.data };
        }
        const whole = modelCvSchema.safeParse(partial);
        const document = whole.success && cvDocumentSchema.safeParse(candidateOf(fallback, whole.data));
        isWritten = Boolean(
          document && document.success && (whole.data.summary.trim() !== '' || whole.data.jobs.length > 0),
        );
        if (document && document.success) candidate = document.data;
      }
    } catch (error) {
      if (cancellation?.aborted) return;
      isWritten = false;
      // The message only: a provider's error may carry the request.
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the language model failed');
    } finally {
      leaving.abort();
    }
    if (cancellation?.aborted) return;
    yield { kind: 'stage', stage: 'checking' };
    const gated = factGate({
      request,
      candidate: isWritten ? candidate : fallback.document,
      fallback,
      writer: isWritten ? 'model' : 'built-in',
      ...options(),
    });
    yield {
      kind: 'written',
      document: gated.document,
      facts: isWritten ? gated.facts : { ...gated.facts, note: NOTE },
    };
  }
  return { writeCv };
}
