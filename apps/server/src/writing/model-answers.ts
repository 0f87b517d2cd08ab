import { APICallError, Output, streamText, type LanguageModel } from 'ai';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { ModelFailure } from '@candor/contracts/language-models';

/** How long a model may take: in all, to its first word, and from one to the next. */
export interface ModelLimits {
  totalMs: number;
  firstChunkMs: number;
  chunkMs: number;
}

/** A model, and how long it may take for one text. */
export interface ModelInUse {
  model: LanguageModel;
  limits: ModelLimits;
}

export interface ModelQuestion<T> extends ModelInUse {
  instructions: string;
  prompt: string;
  schema: z.ZodType<T>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  signal?: AbortSignal | undefined;
}

/** What a model says: its answer as far as it is there, of any shape, and last the whole of it or why there is none. */
export type ModelAnswer<T> =
  | { kind: 'so-far'; answer: unknown }
  | { kind: 'whole'; answer: T }
  /** `status` is that of an answer that is an error. */
  | { kind: 'failed'; failure: ModelFailure; status?: number };

/** Many times the words of a CV. */
const MOST_CHARACTERS = 100_000;
/** What is there is read again when it has grown by this: to read it at every piece would take the square of its length. */
const GROWTH = 1.1;

/** An answer read as far as it is there. Ends with an error where it is too long. */
function boundedOutput<T>(schema: z.ZodType<T>) {
  const whole = Output.object({ schema });
  let readTo = 0;
  return {
    ...whole,
    async parsePartialOutput({ text }: { text: string }) {
      if (text.length > MOST_CHARACTERS) throw new Error('the text is too long');
      if (text.length < readTo * GROWTH) return undefined;
      readTo = text.length;
      return whole.parsePartialOutput({ text });
    },
  };
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

function failureOf(error: unknown): ModelFailure {
  if (isNamed(error, 'TimeoutError') || isNamed(error, 'AbortError')) return 'late';
  if (isNamed(error, 'AI_RetryError') && error instanceof Error && 'lastError' in error)
    return failureOf(error.lastError);
  if (APICallError.isInstance(error)) return error.statusCode === undefined ? 'away' : 'error';
  return 'unreadable';
}

function statusOf(error: unknown): { status?: number } {
  if (isNamed(error, 'AI_RetryError') && error instanceof Error && 'lastError' in error)
    return statusOf(error.lastError);
  return APICallError.isInstance(error) && error.statusCode !== undefined ? { status: error.statusCode } : {};
}

/**
 * Asks a model for an answer of a schema. Ends with `whole` or `failed`, or with neither where the caller has gone;
 * never throws for what the model does.
 */
export async function* modelAnswers<T>({
  model,
  limits,
  instructions,
  prompt,
  schema,
  log,
  signal,
}: ModelQuestion<T>): AsyncGenerator<ModelAnswer<T>> {
  const leaving = new AbortController();
  let thrown: unknown;
  try {
    const stream = streamText({
      model,
      instructions,
      prompt,
      output: boundedOutput(schema),
      abortSignal: AbortSignal.any([leaving.signal, ...(signal ? [signal] : [])]),
      maxRetries: 1,
      timeout: limits,
      onError: ({ error }) => {
        thrown = error;
      },
    });
    for await (const answer of stream.partialOutputStream) yield { kind: 'so-far', answer };
    if (thrown !== undefined) throw thrown;
    // Complete only where the whole answer fits the schema.
    yield { kind: 'whole', answer: schema.parse(await stream.output) };
  } catch (error) {
    if (signal?.aborted) return;
    const failure = failureOf(thrown ?? error);
    // The kind only: a provider's error may carry the request.
    log.warn(
      { reason: error instanceof Error ? error.name : 'unknown', failure },
      'the language model failed',
    );
    yield { kind: 'failed', failure, ...statusOf(thrown ?? error) };
  } finally {
    leaving.abort();
  }
}

/** The whole answer of a model; null where it gave none. */
export async function wholeAnswer<T>(question: ModelQuestion<T>): Promise<T | null> {
  for await (const event of modelAnswers(question)) if (event.kind === 'whole') return event.answer;
  return null;
}
