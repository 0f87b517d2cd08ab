import { pauseAfter } from '@candor/domain/webhooks';
import { holdEvents, recordEvents } from '../events/index.ts';
import type { Platform } from '../platform/context.ts';
import { keepDoing } from '../platform/keep-doing.ts';
import { openSecret } from './secret.ts';
import type { Outcome } from './send.ts';
import { nextDueAt, noteOutcome, stopWebhook, takeDue, type DeliveryRow, type WebhookRow } from './store.ts';

/** Longer than any try takes: after it, the server that took a delivery has ended. */
const TAKEN_MS = 30_000;
const MOST_OF_ONE = 8;
const GONE = 410;

const isDelivered = ({ status }: Outcome) => status !== null && status >= 200 && status < 300;

/** Sends a delivery by its webhook's address and secret. */
export async function sendDelivery(
  { webhookSender, seals }: Platform,
  webhook: WebhookRow,
  { id, body }: Pick<DeliveryRow, 'id' | 'body'>,
): Promise<Outcome> {
  const secret = openSecret(seals, webhook);
  if (secret === null)
    return { status: null, answer: 'The secret of this webhook was lost. Create it anew.' };
  return webhookSender.send({ id, address: webhook.address, secret, body });
}

/** Turns a webhook off that cannot be reached, and tells its owner. */
async function stop(platform: Platform, { id, userId, address }: WebhookRow, now: Date): Promise<void> {
  const { store, listeners, log } = platform;
  await store.transaction(async (tx) => {
    if (userId !== null) await holdEvents(tx, userId);
    if (!(await stopWebhook(tx, id, now)) || userId === null) return;
    const payload = { host: new URL(address).host };
    await recordEvents(tx, { listeners, owner: { id: userId } }, [
      { kind: 'webhook-stopped', subject: id, payload },
    ]);
  });
  log.warn({ webhook: id }, 'a webhook was turned off: nothing could be delivered');
}

async function deliver(platform: Platform, taken: DeliveryRow & { webhook: WebhookRow }): Promise<void> {
  const { store, clock } = platform;
  const { webhook, id, attempts } = taken;
  const outcome = await sendDelivery(platform, webhook, taken);
  const now = clock.now();
  const noted = { lastStatus: outcome.status, lastAnswer: outcome.answer };
  if (isDelivered(outcome)) {
    await noteOutcome(store, id, { ...noted, dueAt: null, deliveredAt: now });
    return;
  }
  const pause = outcome.status === GONE ? null : pauseAfter(attempts);
  const dueAt = pause === null ? null : new Date(now.getTime() + pause * 1000);
  await noteOutcome(store, id, { ...noted, dueAt, deliveredAt: null });
  if (dueAt === null) await stop(platform, webhook, now);
}

/** Delivers what is due; false where nothing is. Each is taken by one server, and by another where that one is killed. */
export async function deliverDue(platform: Platform): Promise<boolean> {
  const now = platform.clock.now();
  const until = new Date(now.getTime() + TAKEN_MS);
  const taken = await takeDue(platform.store, { now, until, each: MOST_OF_ONE });
  await Promise.all(taken.map((one) => deliver(platform, one)));
  return taken.length > 0;
}

export function keepDelivering(platform: Platform): void {
  keepDoing(platform, {
    name: 'webhooks',
    next: () => nextDueAt(platform.store),
    doDue: () => deliverDue(platform),
  });
}
