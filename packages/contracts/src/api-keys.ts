import { z } from 'zod';
import { say } from '@candor/domain/say';
import { apiKeyDays, apiScopes, type ApiScope } from '@candor/domain/account';
import { singleLine } from '@candor/domain/text';
import { currentPassword } from './account.ts';
import { endpoint } from './endpoint.ts';

export { apiScopes, type ApiScope };

// The keys of a record that is written out.
export const apiScopeSchema = z.enum(Object.keys(apiScopes) as [ApiScope, ...ApiScope[]]);

/** A tool that changes things at once, where it is switched on. */
export const actingToolSchema = z.object({ id: z.string(), title: z.string() });
export type ActingTool = z.infer<typeof actingToolSchema>;

export const toolIds = z
  .array(z.string().max(60))
  .max(60)
  .overwrite((ids) => [...new Set(ids)]);

export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first letters of the key, by which its owner tells it from others. */
  prefix: z.string(),
  scopes: z.array(apiScopeSchema),
  /** What an assistant with it may do at once; null for everything that its scopes name. */
  tools: z.array(z.string()).nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  hasExpired: z.boolean(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api/api-keys',
  summary: 'Your API keys, the newest first',
  access: 'signed-in',
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      keys: z.array(apiKeySchema),
      /** Those that open something here. */
      scopes: z.array(apiScopeSchema),
      actingTools: z.array(actingToolSchema),
    }),
  },
  errors: [],
  example: {},
});

/** The key itself is told here and never again. */
export const createApiKey = endpoint({
  method: 'POST',
  path: '/api/api-keys',
  summary: 'Create an API key',
  access: 'signed-in',
  body: z.strictObject({
    name: singleLine(100).refine((given) => given !== '', { error: () => say`Name is required` }),
    scopes: z
      .array(apiScopeSchema)
      .min(1, { error: () => say`Choose what the key may do` })
      .max(20)
      .overwrite((scopes) => [...new Set(scopes)]),
    /** What an assistant with this key may do at once. Left out: nothing. */
    tools: toolIds.default([]),
    days: z.literal(apiKeyDays),
    currentPassword,
  }),
  reply: {
    kind: 'json',
    status: 201,
    schema: z.object({ key: apiKeySchema, secret: z.string() }),
  },
  errors: ['invalid', 'recent_sign_in_required', 'too_many'],
  example: {
    body: {
      name: 'My script',
      scopes: ['documents:read'],
      days: 30,
      currentPassword: 'paper-lamp-42',
    },
  },
});

/** It opens nothing from then on. */
export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/api/api-keys/:id',
  summary: 'Revoke an API key',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  reply: { kind: 'empty', status: 204 },
  errors: ['not_found'],
  example: { params: { id: '7b0a2c3e-5f51-4b7d-9f0a-2d1c3b4a5e6f' } },
});
