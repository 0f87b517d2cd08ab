import { z } from 'zod';
import { say } from '@candor/domain/say';
import { askLimits, partSchema, subjectSchema, turnStates } from '@candor/domain/conversations';
import { multiLine } from '@candor/domain/text';
import { idParams, json, nobodys, nothing } from './document-contract.ts';
import { endpoint } from './endpoint.ts';
import { failedEventSchema } from './errors.ts';

/** One request and what came of it. */
export const turnSchema = z.object({
  id: z.uuid(),
  request: z.string(),
  parts: z.array(partSchema),
  state: z.enum(turnStates),
  createdAt: z.iso.datetime(),
});
export type Turn = z.infer<typeof turnSchema>;

export const conversationSchema = z.object({
  id: z.uuid(),
  /** What the person named: it may be read beside what the conversation is about. */
  named: z.array(z.object({ id: z.uuid(), name: z.string() })),
  turns: z.array(turnSchema),
});
export type Conversation = z.infer<typeof conversationSchema>;

const asked = z.object({
  subject: subjectSchema,
  request: multiLine(askLimits.request).refine((text) => text.trim() !== '', {
    error: () => say`Please type a request`,
  }),
  /** Ids of documents, jobs and people that the person picked for it. */
  named: z.array(z.uuid()).max(askLimits.named).default([]),
});

/** What happens while a request is answered, as server-sent events whose `data` is one of these as JSON. */
export const askEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begun'), turn: z.uuid() }),
  z.object({ kind: z.literal('words'), text: z.string() }),
  z.object({ kind: z.literal('part'), part: partSchema }),
  z.object({ kind: z.literal('done'), result: turnSchema }),
  failedEventSchema,
]);

/**
 * Has the language model in use answer a request by the assistant's tools. They read at once; what they propose waits with the
 * document, and what would change anything waits for the person's word. Stopped where the caller goes.
 */
export const ask = endpoint({
  method: 'POST',
  path: '/api/ask',
  summary: 'Ask the language model in use about your documents, jobs and contacts',
  access: 'signed-in',
  body: z.strictObject(asked.shape),
  reply: { kind: 'json-or-events', status: 200, schema: turnSchema, events: askEventSchema },
  errors: ['model_required', 'not_found', 'too_many'],
  example: { body: { subject: { kind: 'dashboard' }, request: 'What is next?' } },
});

/** The conversation that was started at a place: its last turns. */
export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversation',
  summary: 'Your conversation with the assistant about a document, a job, a contact or a screen',
  access: 'signed-in',
  /** `cv:` and its id, or the name of a screen. */
  query: z.object({ about: z.string().max(60) }),
  reply: json(z.object({ conversation: conversationSchema.nullable() })),
  errors: [],
  example: { query: { about: 'dashboard' } },
});

/** Does what waits, as the person themselves, or leaves it. Decided once. */
export const decideAct = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/acts/:act',
  summary: 'Allow what the assistant wants to do, or leave it',
  access: 'signed-in',
  params: idParams.extend({ act: z.uuid() }),
  body: z.strictObject({ isAllowed: z.boolean() }),
  reply: json(turnSchema),
  errors: ['not_found'],
  example: { params: { id: nobodys, act: nobodys }, body: { isAllowed: false } },
});

/** What was proposed or done in it stays. */
export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id',
  summary: 'Delete a conversation with the assistant',
  access: 'signed-in',
  params: idParams,
  reply: nothing,
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});
