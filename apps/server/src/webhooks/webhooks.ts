import { randomUUID } from 'node:crypto';
import type { siteWebhookEndpoints, webhookEndpoints } from '@candor/contracts/webhooks';
import { say } from '@candor/domain/say';
import { holdEvents } from '../events/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { Refusal } from '../platform/refusal.ts';
import { sendDelivery } from './deliver.ts';
import { testMessage } from './message.ts';
import { presentDelivery, presentWebhook } from './present.ts';
import { newSecret, openSecret, sealSecret } from './secret.ts';
import {
  countWebhooks,
  deleteWebhook,
  deliveriesOf,
  dropWaiting,
  insertDelivery,
  insertWebhook,
  noteOutcome,
  updateWebhook,
  webhookById,
  webhookOfKey,
  webhooksOf,
  type Whose,
} from './store.ts';

const MOST = 10;
const SHOWN = 50;

type Endpoints = typeof webhookEndpoints | typeof siteWebhookEndpoints;

/** What can be done with webhooks of one's own, or with those of the installation. */
export function webhookActions(whoseOf: (ctx: Context) => Whose) {
  async function ownWebhook(ctx: Context, id: string) {
    const webhook = await webhookById(ctx.store, whoseOf(ctx), id);
    if (!webhook) throw new Refusal('not_found');
    return webhook;
  }

  return {
    async list({ ctx }: Call<Endpoints['list']>) {
      return { webhooks: (await webhooksOf(ctx.store, whoseOf(ctx))).map(presentWebhook) };
    },

    async create({ ctx, input: { body } }: Call<Endpoints['create']>) {
      const { requestKey, seals } = ctx;
      const whose = whoseOf(ctx);
      const made = await ctx.store.transaction(async (store) => {
        // Those that come at once wait for each other: each counts the ones before it.
        await holdEvents(store, ctx.owner.id);
        const before = requestKey === null ? undefined : await webhookOfKey(store, whose, requestKey);
        if (before) return { row: before, secret: openSecret(seals, before) ?? '' };
        if ((await countWebhooks(store, whose)) >= MOST)
          throw new Refusal('too_many', say`Up to ${MOST} webhooks are possible. Delete one first.`);
        const [id, secret] = [randomUUID(), newSecret()];
        const sealed = sealSecret(seals, id, secret);
        const row = await insertWebhook(store, { id, userId: whose, ...body, secret: sealed, requestKey });
        return { row, secret };
      });
      ctx.log.info({ security: 'webhook-created', person: loggedAs(ctx.owner.id) }, 'webhook created');
      return { webhook: presentWebhook(made.row), secret: made.secret };
    },

    async change({ ctx, input: { params, body } }: Call<Endpoints['change']>) {
      const row = await updateWebhook(ctx.store, whoseOf(ctx), params.id, {
        ...body,
        ...(body.isOn && { stoppedAt: null }),
      });
      if (!row) throw new Refusal('not_found');
      if (!row.isOn) await dropWaiting(ctx.store, row.id);
      return presentWebhook(row);
    },

    async remove({ ctx, input: { params } }: Call<Endpoints['remove']>) {
      if (!(await deleteWebhook(ctx.store, whoseOf(ctx), params.id))) throw new Refusal('not_found');
    },

    async test({ ctx, input: { params } }: Call<Endpoints['test']>) {
      const webhook = await ownWebhook(ctx, params.id);
      await ctx.limits.spend('webhook-tests', ctx.owner.id);
      const now = ctx.clock.now();
      const planned = await insertDelivery(ctx.store, {
        webhookId: webhook.id,
        type: 'test',
        body: testMessage(now),
        attempts: 1,
        lastTriedAt: now,
        createdAt: now,
      });
      const { status, answer } = await sendDelivery(ctx, webhook, planned);
      const isTaken = status !== null && status >= 200 && status < 300;
      const row = await noteOutcome(ctx.store, planned.id, {
        dueAt: null,
        deliveredAt: isTaken ? ctx.clock.now() : null,
        lastStatus: status,
        lastAnswer: answer,
      });
      return presentDelivery(row ?? planned);
    },

    async deliveries({ ctx, input: { params } }: Call<Endpoints['deliveries']>) {
      const { id } = await ownWebhook(ctx, params.id);
      return { deliveries: (await deliveriesOf(ctx.store, id, SHOWN)).map(presentDelivery) };
    },
  };
}
