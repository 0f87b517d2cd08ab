import { z } from 'zod';
import { say } from '@candor/domain/say';
import { singleLine } from '@candor/domain/text';
import { endpoint } from './endpoint.ts';

/** Services for whose models a person may have a key. Their addresses are fixed: nobody names one. */
export const ownProviderSchema = z.enum(['openai', 'anthropic', 'google', 'mistral', 'openrouter']);
export type OwnProvider = z.infer<typeof ownProviderSchema>;

/** What of a stored key is ever shown. */
export const ownModelSchema = z.object({
  provider: ownProviderSchema,
  model: z.string(),
  lastFour: z.string(),
  since: z.iso.datetime(),
  /** False where the server's secret was changed since: the key has to be entered again. */
  isReadable: z.boolean(),
});
export type OwnModel = z.infer<typeof ownModelSchema>;

const stateSchema = z.object({
  /** Whether administrators allow own models. While they do not, a stored one is not used. */
  isAllowed: z.boolean(),
  ownModel: ownModelSchema.nullable(),
});
export type OwnModelState = z.infer<typeof stateSchema>;
const reply = { kind: 'json', status: 200, schema: stateSchema } as const;

/** As the service names it: "gpt-4o-mini", "vendor/model:free". It may become part of an address. */
const modelName = singleLine(200).refine((name) => /^[\w@][\w.:@/-]*$/.test(name) && !name.includes('..'), {
  error: () => say`Enter the model’s name as your provider writes it.`,
});

export const getOwnModel = endpoint({
  method: 'GET',
  path: '/api/own-model',
  summary: 'The language model of your own that writes for you',
  access: 'signed-in',
  reply,
  errors: [],
  example: {},
});

/** The key is tried once before it is kept, and never told again. */
export const saveOwnModel = endpoint({
  method: 'PUT',
  path: '/api/own-model',
  summary: 'Have a language model of your own write for you',
  access: 'signed-in',
  body: z.strictObject({
    provider: ownProviderSchema,
    model: modelName,
    key: singleLine(500).refine((key) => /^[\x21-\x7e]{8,}$/.test(key), {
      error: () => say`Paste the whole key.`,
    }),
  }),
  reply,
  errors: ['own_models_off'],
  example: { body: { provider: 'openai', model: 'gpt-4o-mini', key: 'sk-of-nobody-at-all' } },
});

export const removeOwnModel = endpoint({
  method: 'DELETE',
  path: '/api/own-model',
  summary: 'Forget your key and have the site’s writer write again',
  access: 'signed-in',
  reply,
  errors: [],
  example: {},
});
