import { siteWebhookEndpoints as site, webhookEndpoints as own } from '@candor/contracts/webhooks';
import { answers } from '../platform/bind.ts';
import { defineCapability, personalTable } from '../platform/capability.ts';
import { keepDelivering } from './deliver.ts';
import { webhookListener } from './plan.ts';
import { webhookDeliveries, webhooks as table } from './schema.ts';
import { createWebhookSender, type WebhookSender } from './send.ts';
import { deleteDeliveriesBefore } from './store.ts';
import { webhookActions } from './webhooks.ts';

const KEPT_MS = 14 * 24 * 3600 * 1000;

declare module '../platform/context.ts' {
  interface Services {
    webhookSender: WebhookSender;
  }
}

const ownActions = webhookActions(({ owner }) => owner.id);
const siteActions = webhookActions(() => null);

/** Other programs get events. */
export const webhooks = defineCapability({
  name: 'webhooks',
  bindings: [
    answers(own.list, ownActions.list),
    answers(own.create, ownActions.create),
    answers(own.change, ownActions.change),
    answers(own.remove, ownActions.remove),
    answers(own.test, ownActions.test),
    answers(own.deliveries, ownActions.deliveries),
    answers(site.list, siteActions.list),
    answers(site.create, siteActions.create),
    answers(site.change, siteActions.change),
    answers(site.remove, siteActions.remove),
    answers(site.test, siteActions.test),
    answers(site.deliveries, siteActions.deliveries),
  ],
  tables: [
    // Where they lead is of this installation: an export that comes in elsewhere must not begin to send.
    personalTable(table, { portability: 'record', withheld: ['secret', 'requestKey'] }),
    { table: webhookDeliveries, ownerColumn: null },
  ],
  services: { webhookSender: (platform) => createWebhookSender(platform) },
  listeners: [webhookListener],
  jobs: [
    {
      name: 'clear-webhook-deliveries',
      daily: ({ store, clock }) => deleteDeliveriesBefore(store, new Date(clock.now().getTime() - KEPT_MS)),
    },
  ],
  warm: keepDelivering,
});
