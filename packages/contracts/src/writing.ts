import { z } from 'zod';
import { say } from '@candor/domain/say';
import { improvementTypeSchema, sentenceRewritesSchema } from '@candor/domain/improving';
import { multiLine } from '@candor/domain/text';
import { endpoint } from './endpoint.ts';

/** Three to five computed rewrites for each sentence; a configured model adds its own behind the same gate. */
export const improveWriting = endpoint({
  method: 'POST',
  path: '/api/improve-writing',
  summary: 'Rewrites of a text, each with its reason',
  access: 'signed-in',
  scope: 'documents:read',
  body: z.object({
    text: multiLine(20_000).refine((text) => text.trim() !== '', {
      error: () => say`Please enter some text to improve.`,
    }),
    improvementType: improvementTypeSchema.default('impact'),
    /** The person's own wish, for a configured model. */
    prompt: multiLine(2_000).default(''),
  }),
  bodyLimit: 128 * 1024,
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      success: z.literal(true),
      /** The text with the best rewrite of each sentence, then with the next ones. */
      suggestions: z.array(z.string()),
      sentences: z.array(sentenceRewritesSchema),
    }),
  },
  errors: [],
  example: {
    body: { text: 'Responsible for managing 12 nurses on two wards.', improvementType: 'action-verb' },
  },
});

export const modelInUse = endpoint({
  method: 'GET',
  path: '/api/writing/model',
  summary: 'Whether a language model writes for you',
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: z.object({ isInUse: z.boolean() }) },
  errors: [],
  example: {},
});
