import { Output, streamText, type LanguageModel } from 'ai';
import type { FastifyBaseLogger } from 'fastify';
import type { LetterDocument, LetterOptions, LetterRequest, LetterWriter } from '@candor/domain/letters';
import type { Configuration } from '../platform/configuration.ts';
import { languageModel } from './language-model.ts';
import type { LetterWorkers } from './letter-workers.ts';
import { letterCandidate, letterInstructions, letterPrompt, modelLetterSchema } from './model-letter.ts';
import { signalOf } from './signal-of.ts';

const LIMITS = { totalMs: 20_000, firstChunkMs: 12_000, chunkMs: 8_000 };
/** Facts beyond this many characters are not sent: a provider is paid by their number. */
const MOST_PROMPT = 120_000;
const NOTE = 'The language model could not be used this time, so the built-in writer wrote your letter.';
const TOO_LONG_NOTE =
  'What you typed is too long for the language model, so the built-in writer wrote your letter.';

export interface LetterWriterParts {
  configuration: Configuration;
  log: Pick<FastifyBaseLogger, 'warn'>;
  workers: LetterWorkers;
}

/** What a model makes of a starting letter, whole or not at all. */
async function modelParagraphs(
  model: LanguageModel,
  prompt: string,
  start: LetterDocument,
  signal: AbortSignal | undefined,
): Promise<LetterDocument | null> {
  const whole = Output.object({ schema: modelLetterSchema });
  let fault: unknown;
  const stream = streamText({
    model,
    instructions: letterInstructions,
    prompt,
    // Nobody looks at a letter half written: what is there so far need not be read again and again.
    output: { ...whole, parsePartialOutput: () => Promise.resolve(undefined) },
    maxRetries: 1,
    timeout: LIMITS,
    ...(signal ? { abortSignal: signal } : {}),
    onError: ({ error }) => {
      fault = error;
    },
  });
  await stream.consumeStream();
  if (fault !== undefined) throw fault;
  return letterCandidate(start, modelLetterSchema.parse(await stream.output));
}

/**
 * The letter writer of the configuration. A model's words pass the same gate as the built-in writer's; where the model
 * fails, is late or says nothing, the built-in letter is delivered and the report says so.
 */
export function chooseLetterWriter({ configuration, log, workers }: LetterWriterParts): LetterWriter {
  const model = languageModel(configuration);

  async function written(
    request: LetterRequest,
    options: LetterOptions,
    start: LetterDocument,
    signal: AbortSignal | undefined,
  ) {
    if (!model) return { candidate: start, note: null };
    const prompt = letterPrompt(request, options, start);
    if (prompt.length > MOST_PROMPT) return { candidate: start, note: TOO_LONG_NOTE };
    try {
      const candidate = await modelParagraphs(model, prompt, start, signal);
      return candidate ? { candidate, note: null } : { candidate: start, note: NOTE };
    } catch (error) {
      if (signal?.aborted) throw error;
      // The name only: a provider's error may carry the request.
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the language model failed');
      return { candidate: start, note: NOTE };
    }
  }

  return {
    async writeLetter(request, options, { cancellation, by } = {}) {
      const signal = signalOf(cancellation);
      const start = await workers.run('start', { request, options }, { signal, by });
      const { candidate, note } = await written(request, options, start, signal);
      const writer = candidate === start ? 'built-in' : 'model';
      const gate = { request, candidate, fallback: start, writer, options } as const;
      const gated = await workers.run('gate', gate, { signal, by });
      return note === null ? gated : { ...gated, facts: { ...gated.facts, note } };
    },
  };
}
