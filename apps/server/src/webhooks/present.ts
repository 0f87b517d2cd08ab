import type { Delivery, Webhook } from '@candor/contracts/webhooks';
import type { DeliveryRow, WebhookRow } from './store.ts';

export function presentWebhook({ id, address, events, isOn, stoppedAt, createdAt }: WebhookRow): Webhook {
  return { id, address, events, isOn, hasStopped: stoppedAt !== null, createdAt: createdAt.toISOString() };
}

export function presentDelivery(row: DeliveryRow): Delivery {
  const { id, type, createdAt, deliveredAt, dueAt, attempts, lastStatus, lastAnswer, lastTriedAt } = row;
  return {
    id,
    type,
    at: createdAt.toISOString(),
    state: deliveredAt ? 'delivered' : dueAt ? 'waiting' : 'failed',
    attempts,
    lastStatus,
    lastAnswer,
    lastTriedAt: lastTriedAt?.toISOString() ?? null,
    nextTryAt: dueAt?.toISOString() ?? null,
  };
}
