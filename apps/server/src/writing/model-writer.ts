import { streamText, type LanguageModel } from 'ai';
import type { FastifyBaseLogger } from 'fastify';
import type { CvDocument, CvRequest } from '@candor/domain/cv';
import {
  type Cancellation,
  type Composition,
  type Writer,
  type WriterEvent,
  type WritingDesk,
  type WritingOptions,
  type WritingStage,
} from '@candor/domain/writing';
import { boundedOutput } from './bounded-output.ts';
import { candidateOf, instructions, promptOf, type ModelCv, type PartialModelCv } from './model-cv.ts';
import { signalOf } from './signal-of.ts';

export interface ModelWriterParts {
  model: LanguageModel;
  /** Read at each call, so that `today` stays true. */
  options: () => WritingOptions;
  log: Pick<FastifyBaseLogger, 'warn'>;
  desk: WritingDesk;
  /** The route answers within 30 s; so does this, with room to write without the model. */
  limits?: { totalMs: number; firstChunkMs: number; chunkMs: number };
}

const LIMITS = { totalMs: 20_000, firstChunkMs: 12_000, chunkMs: 8_000 };
/** Facts beyond this many characters are not sent: a provider is paid by their number. */
const MOST_PROMPT = 120_000;
const NOTE = 'The language model could not be used this time, so the built-in writer wrote your CV.';
const TOO_LONG_NOTE =
  'What you typed is too long for the language model, so the built-in writer wrote your CV.';

type Said = { kind: 'so-far'; words: PartialModelCv } | { kind: 'whole'; words: ModelCv };

/** A model writes the summary first; the shares of the whole that are done when each stage begins, in percent. */
const PROGRESS: Record<WritingStage, number> = {
  facts: 5,
  summary: 30,
  experience: 45,
  skills: 65,
  checking: 80,
};

/** The furthest stage that what is written so far has reached. */
function stageOf({ summary, jobs, skills }: PartialModelCv): WritingStage {
  if (skills?.length) return 'skills';
  if (jobs?.length) return 'experience';
  return summary ? 'summary' : 'facts';
}

/** The stages after one up to another, in order. */
function stagesBetween(from: WritingStage, to: WritingStage): WritingStage[] {
  return (['summary', 'experience', 'skills'] as const).filter(
    (stage) => PROGRESS[stage] > PROGRESS[from] && PROGRESS[stage] <= PROGRESS[to],
  );
}

function saysSomething({ summary, jobs }: ModelCv): boolean {
  return summary.trim() !== '' || jobs.length > 0;
}

/**
 * Writes by a language model. Whatever it says passes the fact gate; where it fails, is late, refuses or says nothing
 * that can be read, the built-in writer's CV is delivered and the report says so.
 */
export function modelWriter({ model, options, log, desk, limits = LIMITS }: ModelWriterParts): Writer {
  async function* words(prompt: string, signal: AbortSignal): AsyncGenerator<Said> {
    let fault: unknown;
    const stream = streamText({
      model,
      instructions,
      prompt,
      output: boundedOutput(),
      abortSignal: signal,
      maxRetries: 1,
      timeout: limits,
      onError: ({ error }) => {
        fault = error;
      },
    });
    for await (const partial of stream.partialOutputStream) yield { kind: 'so-far', words: partial };
    if (fault !== undefined) throw fault;
    // Complete only where the whole answer fits the schema.
    yield { kind: 'whole', words: await stream.output };
  }

  /** Tells the stages and parts as they come. Returns the whole candidate; undefined where the model gave none. */
  async function* candidate(
    prompt: string,
    fallback: Composition,
    cancellation?: Cancellation,
  ): AsyncGenerator<WriterEvent, CvDocument | undefined> {
    let reached: WritingStage = 'facts';
    const leaving = new AbortController();
    const signal = signalOf(cancellation);
    const signals = [leaving.signal, ...(signal ? [signal] : [])];
    try {
      for await (const said of words(prompt, AbortSignal.any(signals))) {
        const stages = stagesBetween(reached, said.kind === 'whole' ? 'skills' : stageOf(said.words));
        for (const stage of stages) yield { kind: 'stage', stage, progress: PROGRESS[stage] };
        if (said.kind === 'whole')
          return saysSomething(said.words) ? candidateOf(fallback, said.words) : undefined;
        const furthest = stages.at(-1);
        if (!furthest) continue;
        reached = furthest;
        const document = candidateOf(fallback, said.words);
        if (document) yield { kind: 'partial', document };
      }
    } catch (error) {
      // The message only: a provider's error may carry the request.
      if (!cancellation?.aborted)
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the language model failed');
    } finally {
      leaving.abort();
    }
    return undefined;
  }

  async function* writeCv(
    request: CvRequest,
    cancellation?: Cancellation,
    by?: string,
  ): AsyncGenerator<WriterEvent> {
    const call = { cancellation, by };
    const current = options();
    yield { kind: 'stage', stage: 'facts', progress: PROGRESS.facts };
    const fallback = await desk.compose(request, current, call);
    const prompt = promptOf(request, fallback);
    const isTooLong = prompt.length > MOST_PROMPT;
    const written = isTooLong ? undefined : yield* candidate(prompt, fallback, cancellation);
    if (cancellation?.aborted) return;
    yield { kind: 'stage', stage: 'checking', progress: PROGRESS.checking };
    const { document, facts } = await desk.gate(
      {
        request: fallback.request,
        candidate: written ?? fallback.document,
        fallback,
        writer: written ? 'model' : 'built-in',
        ...current,
      },
      call,
    );
    const note = isTooLong ? TOO_LONG_NOTE : NOTE;
    yield { kind: 'written', document, facts: written ? facts : { ...facts, note } };
  }
  return { writeCv };
}
