import { z } from 'zod';
import { actingToolSchema, apiScopeSchema, toolIds } from './api-keys.ts';
import { endpoint } from './endpoint.ts';

/** What a browser was sent here with, as the authorization server signed it. */
const query = z.string().min(1).max(8_000);
const scopes = z.array(apiScopeSchema).max(20);

export const connectionSchema = z.object({
  id: z.uuid(),
  /** As the program calls itself. */
  name: z.string(),
  /** Where it has people come back to: the host of a site, or an app’s own scheme. */
  returnsTo: z.string(),
  scopes,
  /** What it may do at once, by the ids of tools. */
  tools: z.array(z.string()),
  connectedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Connection = z.infer<typeof connectionSchema>;

export const listConnections = endpoint({
  method: 'GET',
  path: '/api/connections',
  summary: 'The programs that you have connected, the newest first',
  access: 'signed-in',
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      connections: z.array(connectionSchema),
      actingTools: z.array(actingToolSchema),
      /** The address that a program connects to. */
      address: z.url(),
    }),
  },
  errors: [],
  example: {},
});

export const connectionRequestSchema = z.object({
  name: z.string(),
  returnsTo: z.string(),
  /** What it asks for, in the order of the catalogue. */
  scopes,
  actingTools: z.array(actingToolSchema),
  /** It was authorized before: what it could do then. */
  before: z.object({ scopes, tools: z.array(z.string()) }).nullable(),
});
export type ConnectionRequest = z.infer<typeof connectionRequestSchema>;

export const readConnectionRequest = endpoint({
  method: 'POST',
  path: '/api/connections/request',
  summary: 'What a program that asks to be connected wants to do',
  access: 'signed-in',
  body: z.strictObject({ query }),
  reply: { kind: 'json', status: 200, schema: connectionRequestSchema },
  errors: ['connection_over'],
  example: { body: { query: 'client_id=nobody' } },
});

/** What is granted is at most what was asked for; the browser continues to the address of the answer. */
export const answerConnectionRequest = endpoint({
  method: 'POST',
  path: '/api/connections/answer',
  summary: 'Let a program in, or don’t',
  access: 'signed-in',
  body: z.strictObject({ query, accept: z.boolean(), scopes, tools: toolIds }),
  reply: { kind: 'json', status: 200, schema: z.object({ url: z.string() }) },
  errors: ['connection_over'],
  example: {
    body: { query: 'client_id=nobody', accept: true, scopes: ['documents:read'], tools: [] },
  },
});

const params = z.object({ id: z.uuid() });
const nobodys = { id: '00000000-0000-4000-8000-000000000000' };

export const chooseConnectionTools = endpoint({
  method: 'PUT',
  path: '/api/connections/:id',
  summary: 'Choose what a connected program may do at once',
  access: 'signed-in',
  params,
  body: z.strictObject({ tools: toolIds }),
  reply: { kind: 'empty', status: 204 },
  errors: ['not_found'],
  example: { params: nobodys, body: { tools: ['move_job'] } },
});

/** Its tokens open nothing from then on. */
export const revokeConnection = endpoint({
  method: 'DELETE',
  path: '/api/connections/:id',
  summary: 'Disconnect a program',
  access: 'signed-in',
  params,
  reply: { kind: 'empty', status: 204 },
  errors: ['not_found'],
  example: { params: nobodys },
});
