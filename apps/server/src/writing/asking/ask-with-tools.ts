import { isStepCount, jsonSchema, streamText, tool, type LanguageModel, type ToolSet } from 'ai';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { observe } from '../../platform/observed.ts';
import type { ModelInUse } from './ask-model.ts';
import { failedBy, type Failed } from './model-failure.ts';

/** A tool as a model gets it. */
export interface OfferedTool {
  id: string;
  description: string;
  input: z.ZodObject;
}

export interface ModelMessage {
  role: 'user' | 'assistant';
  content: string;
}

export interface ToolQuestion extends ModelInUse {
  instructions: string;
  messages: readonly ModelMessage[];
  tools: readonly OfferedTool[];
  /** Uses a tool; gives what the model gets of it, a refusal too. */
  use(tool: string, given: unknown): Promise<string>;
  most: { steps: number; tokens: number };
  log: Pick<FastifyBaseLogger, 'warn'>;
  signal: AbortSignal;
}

/** Why there is no more to come. */
export type Ended =
  | { kind: 'ended'; why: 'done' | 'out-of-steps' | 'out-of-tokens' }
  | ({ kind: 'failed' } & Failed);
/** What a model does with a question: its words as they come, that it used a tool, and last how it ended; nothing last where the caller has gone. */
export type ToolAnswer = { kind: 'words'; text: string } | { kind: 'used' } | Ended;

/** Four characters of a language written in letters. */
const TOKEN = 4;
const tokensOf = (text: string) => Math.ceil(text.length / TOKEN);
/** A conversation is several questions: each may take as long as a text. */
const QUESTIONS = 4;
/** Many times an answer. */
const MOST_CHARACTERS = 40_000;

const nameOf = (model: LanguageModel) => (typeof model === 'string' ? model : model.modelId);

/** The shape of a tool's input, for models: what the schema itself checks is checked where the tool is used. */
export const shapeOf = (input: z.ZodObject) => z.toJSONSchema(input, { io: 'input' });

/** Lets a model answer with tools, step by step. Never throws for what the model does. */
export async function* askWithTools(question: ToolQuestion): AsyncGenerator<ToolAnswer> {
  const { model, limits, instructions, messages, tools, use, most, log, signal } = question;
  const leaving = new AbortController();
  const sinceMs = performance.now();
  const seconds = () => (performance.now() - sinceMs) / 1000;
  let [tokens, characters, steps, isCalling] = [0, 0, 0, false];
  let error: unknown;
  const sent = tokensOf(JSON.stringify([instructions, messages, tools.map(({ input }) => shapeOf(input))]));
  let toldLength = 0;
  const offered: ToolSet = Object.fromEntries(
    tools.map(({ id, description, input }) => [
      id,
      tool({
        description,
        inputSchema: jsonSchema<Record<string, unknown>>(shapeOf(input)),
        execute: async (given) => {
          const answer = await use(id, given);
          toldLength += tokensOf(answer);
          return answer;
        },
      }),
    ]),
  );
  try {
    const { stream } = streamText({
      model,
      instructions,
      messages: [...messages],
      tools: offered,
      stopWhen: [isStepCount(most.steps), () => tokens >= most.tokens],
      // One after the other: what is proposed for a document is added to what waits there.
      toolCallConcurrency: 1,
      abortSignal: AbortSignal.any([leaving.signal, signal]),
      maxRetries: 1,
      timeout: { ...limits, totalMs: limits.totalMs * QUESTIONS },
      onError: ({ error: thrown }) => {
        error ??= thrown;
      },
    });
    for await (const part of stream) {
      if (part.type === 'error') error ??= part.error;
      if (part.type === 'abort') error ??= new DOMException('late', 'TimeoutError');
      if (part.type === 'finish-step') {
        steps += 1;
        isCalling = part.finishReason === 'tool-calls';
        tokens += part.usage.totalTokens || sent + toldLength + Math.ceil(characters / TOKEN);
      }
      if (part.type === 'tool-result' || part.type === 'tool-error') yield { kind: 'used' };
      if (part.type !== 'text-delta' || part.text === '') continue;
      characters += part.text.length;
      if (characters > MOST_CHARACTERS) break;
      yield { kind: 'words', text: part.text };
    }
  } catch (thrown) {
    error ??= thrown;
  } finally {
    leaving.abort();
  }
  if (signal.aborted) return observe('model', () => ({ outcome: 'left', seconds: seconds() }));
  if (error !== undefined) {
    const failed = failedBy(error);
    observe('model', () => ({ outcome: failed.failure, seconds: seconds() }));
    log.warn({ ...failed, model: nameOf(model), steps }, 'the language model failed');
    yield { kind: 'failed', ...failed };
    return;
  }
  observe('model', () => ({ outcome: 'answered', seconds: seconds() }));
  const isFull = isCalling && tokens >= most.tokens;
  const why = isFull ? 'out-of-tokens' : isCalling && steps >= most.steps ? 'out-of-steps' : 'done';
  yield { kind: 'ended', why };
}
