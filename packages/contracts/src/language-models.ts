import { z } from 'zod';
import { modelSeconds } from '@candor/domain/settings';
import { endpoint } from './endpoint.ts';
import { failedEventSchema } from './errors.ts';

/** Servers of language models that are looked for on the machine, and the port each has by default. */
export const localServers = {
  ollama: { name: 'Ollama', port: 11434 },
  'lm-studio': { name: 'LM Studio', port: 1234 },
  'llama-cpp': { name: 'llama.cpp', port: 8080 },
} as const;
export const localServerKindSchema = z.enum(['ollama', 'lm-studio', 'llama-cpp']);
export type LocalServerKind = z.infer<typeof localServerKindSchema>;

/** A name that a server gives one of its models; with llama.cpp the path of a file. */
export const localModelNameSchema = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{C}]+$/u);

export const localModelSchema = z.object({
  name: localModelNameSchema,
  sizeBytes: z.number().nullable(),
  /** What else the server says of it, such as "8B, Q4_K_M"; may be empty. */
  detail: z.string(),
});
export type LocalModel = z.infer<typeof localModelSchema>;

const address = z.string().regex(/^[\d.:[\]]{3,60}$/);

export const localServerSchema = z.object({
  /** `127.0.0.1:11434` */
  address,
  kind: localServerKindSchema,
  models: z.array(localModelSchema),
});
export type LocalServer = z.infer<typeof localServerSchema>;

export const localChoiceSchema = z.strictObject({ address, model: localModelNameSchema });
export type LocalChoice = z.infer<typeof localChoiceSchema>;

const languageModelSchema = z.object({
  provider: z.enum(['built-in', 'local', 'openai', 'anthropic', 'google', 'openai-compatible']),
  /** What writes beside the built-in writer; null where nothing does. */
  model: z.string().nullable(),
  /** The local model that was chosen. */
  chosen: localChoiceSchema.nullable(),
  /** How long a model may take for one text. */
  limitSeconds: z.int(),
});
export type LanguageModelState = z.infer<typeof languageModelSchema>;

/**
 * Why a model gave nothing: late; its server not there; the key not taken; no credit left or asked too often; no such model; the
 * request refused; another error of its server; an answer that cannot be read.
 */
export const modelFailureSchema = z.enum([
  'late',
  'away',
  'key',
  'credit',
  'model',
  'refused',
  'error',
  'unreadable',
]);
export type ModelFailure = z.infer<typeof modelFailureSchema>;

/** A sentence that a tried model wrote, and what the fact gate says of it. */
export const triedSentenceSchema = z.object({
  text: z.string(),
  place: z.enum(['summary', 'experience']),
  /** The claim that the sample CV does not hold; null where the sentence passed. */
  /** Why it was refused. */
  refused: z.string().nullable(),
});
export type TriedSentence = z.infer<typeof triedSentenceSchema>;

const triedModelSchema = z.object({
  sentences: z.array(triedSentenceSchema),
  /** Null where the model wrote the whole CV. */
  failure: modelFailureSchema.nullable(),
  /** Of an answer that is an error. */
  status: z.int().nullable(),
  /** What was asked, and where: `127.0.0.1:11434`. */
  model: z.string(),
  host: z.string(),
  /** Until its first words came; null where none did. */
  firstWordsMs: z.number().nullable(),
  durationMs: z.number(),
  /** From its first words on; null where it wrote none. */
  wordsPerSecond: z.number().nullable(),
  /** How long a CV may take. */
  limitMs: z.number(),
});
export type TriedModel = z.infer<typeof triedModelSchema>;

const example = { address: '127.0.0.1:11434', model: 'llama3.2:latest' };

export const getLanguageModel = endpoint({
  method: 'GET',
  path: '/api/admin/language-model',
  summary: 'What writes beside the built-in writer',
  access: 'admin',
  reply: { kind: 'json', status: 200, schema: languageModelSchema },
  errors: [],
  example: {},
});

/** Looks at the loopback address only. */
export const findLocalModels = endpoint({
  method: 'GET',
  path: '/api/admin/local-models',
  summary: 'The language models that servers on this machine have',
  access: 'admin',
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      servers: z.array(localServerSchema),
      /** Where nothing answered, and what was looked for there. */
      silent: z.array(z.object({ address, names: z.array(z.string()) })),
    }),
  },
  errors: ['not_found'],
  example: {},
});

const trialReply = {
  kind: 'json-or-events',
  status: 200,
  schema: triedModelSchema,
  events: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sentence'), sentence: triedSentenceSchema }),
    z.object({ kind: z.literal('done'), result: triedModelSchema }),
    failedEventSchema,
  ]),
} as const;

/** Sends the sample CV, never a person's words. Each sentence is told as soon as the gate has judged it. */
export const tryLocalModel = endpoint({
  method: 'POST',
  path: '/api/admin/local-models/try',
  summary: 'Have a local model write the sample CV, and judge each of its sentences',
  access: 'admin',
  body: localChoiceSchema,
  reply: trialReply,
  errors: ['not_found'],
  example: { body: example },
});

/** The same, of the model that is in use. */
export const tryLanguageModel = endpoint({
  method: 'POST',
  path: '/api/admin/language-model/try',
  summary: 'Have the model in use write the sample CV, and judge each of its sentences',
  access: 'admin',
  reply: trialReply,
  errors: ['not_found'],
  example: {},
});

/** From the next text on, on every server. */
export const chooseLanguageModel = endpoint({
  method: 'PUT',
  path: '/api/admin/language-model',
  summary: 'Have texts written by a local model, or by the built-in writer again',
  access: 'admin',
  body: z.strictObject({ choice: localChoiceSchema.nullable() }),
  reply: { kind: 'json', status: 200, schema: languageModelSchema },
  errors: ['not_found'],
  example: { body: { choice: example } },
});

/** From the next text on, on every server. */
export const limitLanguageModel = endpoint({
  method: 'PUT',
  path: '/api/admin/language-model/limit',
  summary: 'Set how long a language model may take for one text',
  access: 'admin',
  body: z.strictObject({ seconds: z.int().min(modelSeconds.least).max(modelSeconds.most) }),
  reply: { kind: 'json', status: 200, schema: languageModelSchema },
  errors: [],
  example: { body: { seconds: 120 } },
});

/** A model that Ollama can fetch, and whether this machine can carry it. */
const offeredModelSchema = z.object({
  name: localModelNameSchema,
  title: z.string(),
  about: z.string(),
  downloadBytes: z.number(),
  /** What it takes while it writes. */
  memoryBytes: z.number(),
  isCarried: z.boolean(),
  isHere: z.boolean(),
});
export type OfferedModel = z.infer<typeof offeredModelSchema>;

export const getOfferedModels = endpoint({
  method: 'GET',
  path: '/api/admin/offered-models',
  summary: 'Open models that Ollama can fetch, and which of them this machine can carry',
  access: 'admin',
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      /** The day on which names and sizes were looked up. */
      checkedOn: z.iso.date(),
      memoryBytes: z.number(),
      /** Where Ollama answers; null where it does not. */
      address: address.nullable(),
      models: z.array(offeredModelSchema),
    }),
  },
  errors: ['not_found'],
  example: {},
});

/** Ends where the caller goes, and goes on from there the next time. */
export const fetchModel = endpoint({
  method: 'POST',
  path: '/api/admin/offered-models/fetch',
  summary: 'Have Ollama fetch one of these models',
  access: 'admin',
  body: z.strictObject({ model: localModelNameSchema }),
  reply: {
    kind: 'json-or-events',
    status: 200,
    schema: localChoiceSchema,
    events: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('progress'), doneBytes: z.number(), totalBytes: z.number() }),
      z.object({ kind: z.literal('done'), result: localChoiceSchema }),
      failedEventSchema,
    ]),
  },
  errors: ['not_found', 'unavailable'],
  example: { body: { model: 'gemma3:4b' } },
});
