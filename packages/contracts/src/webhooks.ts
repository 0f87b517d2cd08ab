import { z } from 'zod';
import { say } from '@candor/domain/say';
import { isWebhookAddress, webhookEvents, type WebhookEvent } from '@candor/domain/webhooks';
import { endpoint, type Access } from './endpoint.ts';

// The keys of a record that is written out.
export const webhookEventSchema = z.enum(Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]]);

export const webhookSchema = z.object({
  id: z.uuid(),
  address: z.string(),
  events: z.array(webhookEventSchema),
  isOn: z.boolean(),
  /** It was turned off because nothing could be delivered. */
  hasStopped: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const deliverySchema = z.object({
  /** The header `webhook-id`. */
  id: z.string(),
  /** One of the events, or `test`. */
  type: z.string(),
  at: z.iso.datetime(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** The status of the last answer; null where there was none. */
  lastStatus: z.int().nullable(),
  /** The beginning of the last answer, or why there was none. */
  lastAnswer: z.string(),
  lastTriedAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

const SPELT = 'Enter an address that begins with https://, without a port or a password';
const address = z.url(SPELT).max(2_000).refine(isWebhookAddress, SPELT);
const events = z
  .array(webhookEventSchema)
  .min(1, { error: () => say`Choose at least one event` })
  .max(20)
  .overwrite((chosen) => [...new Set(chosen)]);
const params = z.object({ id: z.uuid() });
const nobodys = { id: '00000000-0000-4000-8000-000000000000' };
const example = { address: 'https://hooks.example.org/candor', events: ['job.moved'] };

const endpointsAt = <const Place extends string, const A extends Access>(place: Place, access: A) => ({
  list: endpoint({
    method: 'GET',
    path: `/api/${place}` as const,
    summary: 'Webhooks, the newest first',
    access,
    reply: { kind: 'json', status: 200, schema: z.object({ webhooks: z.array(webhookSchema) }) },
    errors: [],
    example: {},
  }),
  /** The secret, by which what is delivered is signed, is told here and never again. */
  create: endpoint({
    method: 'POST',
    path: `/api/${place}` as const,
    summary: 'Create a webhook',
    access,
    body: z.strictObject({ address, events }),
    reply: {
      kind: 'json',
      status: 201,
      schema: z.object({ webhook: webhookSchema, secret: z.string() }),
    },
    errors: ['too_many'],
    example: { body: example },
  }),
  change: endpoint({
    method: 'PUT',
    path: `/api/${place}/:id` as const,
    summary: 'Change a webhook, or turn it on or off',
    access,
    params,
    body: z.strictObject({ address, events, isOn: z.boolean() }),
    reply: { kind: 'json', status: 200, schema: webhookSchema },
    errors: ['not_found'],
    example: { params: nobodys, body: { ...example, isOn: true } },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/api/${place}/:id` as const,
    summary: 'Delete a webhook',
    access,
    params,
    reply: { kind: 'empty', status: 204 },
    errors: ['not_found'],
    example: { params: nobodys },
  }),
  test: endpoint({
    method: 'POST',
    path: `/api/${place}/:id/test` as const,
    summary: 'Send a test event to a webhook, and see what it answers',
    access,
    params,
    reply: { kind: 'json', status: 200, schema: deliverySchema },
    errors: ['not_found'],
    example: { params: nobodys },
  }),
  deliveries: endpoint({
    method: 'GET',
    path: `/api/${place}/:id/deliveries` as const,
    summary: 'What was sent to a webhook last, the newest first',
    access,
    params,
    reply: { kind: 'json', status: 200, schema: z.object({ deliveries: z.array(deliverySchema) }) },
    errors: ['not_found'],
    example: { params: nobodys },
  }),
});

/** Of what happens to one's own documents and jobs. */
export const webhookEndpoints = endpointsAt('webhooks', 'signed-in');
/** Of what happens on the whole installation: who and what by their ids, and no words of people. */
export const siteWebhookEndpoints = endpointsAt('admin/webhooks', 'admin');
