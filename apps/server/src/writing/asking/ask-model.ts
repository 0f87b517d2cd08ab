import { streamText, type LanguageModel } from 'ai';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { observe } from '../../platform/observed.ts';
import { describedShape, formOf, nextForm, outputIn, rememberForm, type AnswerForm } from './answer-form.ts';
import { failedBy, wordsOf, type Failed } from './model-failure.ts';
import { readAnswer, readSoFar } from './read-answer.ts';

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
  /** Every list in it may be missing; each sentence of an answer is an item of a list. */
  schema: z.ZodType<T>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  signal?: AbortSignal | undefined;
}

/** What a model says: what of its answer is whole so far, and last the whole of it or why there is none. */
export type ModelAnswer<T> =
  | { kind: 'so-far'; answer: T }
  /** `isCut` where it ended before its end: what is there is whole, and more was to come. */
  | { kind: 'whole'; answer: T; isCut: boolean }
  | ({ kind: 'failed' } & Failed);

/** Many times the words of a CV. */
const MOST_CHARACTERS = 100_000;
/** Of what a model thinks before it answers. */
const MOST_THOUGHTS = 400_000;
/** A model that writes nothing but blanks has lost its way. */
const MOST_BLANKS = 400;
/** What is there is read again when it has grown by this: to read it at every piece would take the square of its length. */
const GROWTH = 1.1;

const endsInBlanks = (text: string) => text.length >= MOST_BLANKS && text.slice(-MOST_BLANKS).trim() === '';

interface Heard {
  text: string;
  thoughts: string;
  isCut: boolean;
  error: unknown;
}

/** Listens to a model to its end, and tells the text whenever it has grown. Never throws for what the model does. */
async function* heardFrom<T>(
  { model, limits, instructions, prompt, schema, signal }: ModelQuestion<T>,
  form: AnswerForm,
): AsyncGenerator<string, Heard> {
  const leaving = new AbortController();
  const heard: Heard = { text: '', thoughts: '', isCut: false, error: undefined };
  let reportedTo = 0;
  try {
    const { stream } = streamText({
      model,
      instructions: `${instructions}\n${describedShape(schema)}`,
      prompt,
      output: outputIn(form, schema),
      abortSignal: AbortSignal.any([leaving.signal, ...(signal ? [signal] : [])]),
      maxRetries: 1,
      timeout: limits,
      onError: ({ error }) => {
        heard.error ??= error;
      },
    });
    for await (const part of stream) {
      if (part.type === 'text-delta') heard.text += part.text;
      if (part.type === 'reasoning-delta') heard.thoughts += part.text;
      if (part.type === 'error') heard.error ??= part.error;
      if (part.type === 'abort') heard.error ??= new DOMException('late', 'TimeoutError');
      if (part.type === 'finish') heard.isCut = part.finishReason === 'length';
      if (heard.text.length > MOST_CHARACTERS || heard.thoughts.length > MOST_THOUGHTS) {
        heard.text = '';
        heard.error = new Error('the text is too long');
        break;
      }
      heard.isCut ||= endsInBlanks(heard.text);
      if (heard.isCut) break;
      if (heard.text.length <= reportedTo * GROWTH) continue;
      reportedTo = heard.text.length;
      yield heard.text;
    }
  } catch (error) {
    heard.error ??= error;
  } finally {
    leaving.abort();
  }
  return heard;
}

/** The answer in what was heard, or what of it is whole where it ended too early. */
function answerIn<T>({ text, thoughts, isCut, error }: Heard, schema: z.ZodType<T>): ModelAnswer<T> {
  const isBroken = isCut || error !== undefined;
  const whole = isBroken ? undefined : (readAnswer(text, schema) ?? readAnswer(thoughts, schema));
  if (whole !== undefined) return { kind: 'whole', answer: whole, isCut: false };
  const part = readSoFar(text, schema) ?? (isBroken ? readAnswer(text, schema) : undefined);
  if (part !== undefined) return { kind: 'whole', answer: part, isCut: true };
  return {
    kind: 'failed',
    ...(error === undefined ? { failure: 'unreadable', status: null } : failedBy(error)),
  };
}

/** The form to ask in again; null where the model failed for another reason than the form. */
function formAfter(form: AnswerForm, { failure, status }: Failed, { text, error }: Heard): AnswerForm | null {
  const isRefused = failure === 'refused' || status === 500 || status === 501;
  // Held to a form that it cannot keep, a model may write nothing, or blanks without end.
  const isMute = failure === 'unreadable' && error === undefined && text.trim() === '';
  return isRefused || isMute ? nextForm(form, wordsOf(error)) : null;
}

/** The time that is left of a model's, of which some has passed. */
export function limitsLeft(limits: ModelLimits, sinceMs: number): ModelLimits {
  const totalMs = Math.max(0, Math.floor(limits.totalMs - (performance.now() - sinceMs)));
  return { ...limits, totalMs };
}

/**
 * Asks a model for an answer of a schema, in the strictest form that it takes. Ends with `whole` or `failed`, or with neither
 * where the caller has gone; never throws for what the model does.
 */
export async function* askModel<T>(question: ModelQuestion<T>): AsyncGenerator<ModelAnswer<T>> {
  const { model, schema, log, signal } = question;
  const sinceMs = performance.now();
  for (let form: AnswerForm | null = formOf(model); form;) {
    const limits = limitsLeft(question.limits, sinceMs);
    const hearing = heardFrom({ ...question, limits }, form);
    let next = await hearing.next();
    for (; !next.done; next = await hearing.next()) {
      const answer = readSoFar(next.value, schema);
      if (answer !== undefined) yield { kind: 'so-far', answer };
    }
    const seconds = () => (performance.now() - sinceMs) / 1000;
    if (signal?.aborted) return observe('model', () => ({ outcome: 'left', seconds: seconds() }));
    const answer = answerIn(next.value, schema);
    if (answer.kind !== 'failed') {
      const isCut = answer.kind === 'whole' && answer.isCut;
      observe('model', () => ({ outcome: isCut ? 'cut' : 'answered', seconds: seconds() }));
      rememberForm(model, form);
      yield answer;
      return;
    }
    form = formAfter(form, answer, next.value);
    if (form) continue;
    const { failure, status } = answer;
    observe('model', () => ({ outcome: failure, seconds: seconds() }));
    // Never the error itself: a provider's may carry the request.
    log.warn(
      { failure, status, model: typeof model === 'string' ? model : model.modelId },
      'the language model failed',
    );
    yield answer;
  }
}
