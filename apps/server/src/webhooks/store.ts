import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { WebhookEvent } from '@candor/domain/webhooks';
import type { Store } from '../platform/database.ts';
import { webhookDeliveries, webhooks } from './schema.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Whose webhooks: one person's, or those of the installation. */
export type Whose = string | null;

const isOf = (whose: Whose) => (whose === null ? isNull(webhooks.userId) : eq(webhooks.userId, whose));

export function webhooksOf(store: Store, whose: Whose): Promise<WebhookRow[]> {
  return store.select().from(webhooks).where(isOf(whose)).orderBy(desc(webhooks.createdAt), webhooks.id);
}

export async function webhookById(store: Store, whose: Whose, id: string): Promise<WebhookRow | undefined> {
  const [row] = await store
    .select()
    .from(webhooks)
    .where(and(isOf(whose), eq(webhooks.id, id)));
  return row;
}

export async function webhookOfKey(store: Store, whose: Whose, key: string): Promise<WebhookRow | undefined> {
  const [row] = await store
    .select()
    .from(webhooks)
    .where(and(isOf(whose), eq(webhooks.requestKey, key)));
  return row;
}

export async function countWebhooks(store: Store, whose: Whose): Promise<number> {
  const [row] = await store.select({ count: count() }).from(webhooks).where(isOf(whose));
  return row?.count ?? 0;
}

export async function insertWebhook(store: Store, row: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [made] = await store.insert(webhooks).values(row).returning();
  if (!made) throw new Error('the webhook could not be kept');
  return made;
}

export async function updateWebhook(
  store: Store,
  whose: Whose,
  id: string,
  change: Partial<Pick<WebhookRow, 'address' | 'events' | 'isOn' | 'stoppedAt'>>,
): Promise<WebhookRow | undefined> {
  const [row] = await store
    .update(webhooks)
    .set(change)
    .where(and(isOf(whose), eq(webhooks.id, id)))
    .returning();
  return row;
}

/** False where there is no such webhook. */
export async function deleteWebhook(store: Store, whose: Whose, id: string): Promise<boolean> {
  const gone = await store
    .delete(webhooks)
    .where(and(isOf(whose), eq(webhooks.id, id)))
    .returning({ id: webhooks.id });
  return gone.length > 0;
}

/** Those that are to get such an event of a person: the person's own, and those of the installation. */
export function webhooksFor(store: Store, userId: string, event: WebhookEvent): Promise<WebhookRow[]> {
  return store
    .select()
    .from(webhooks)
    .where(
      and(
        or(eq(webhooks.userId, userId), isNull(webhooks.userId)),
        eq(webhooks.isOn, true),
        sql`${event} = any(${webhooks.events})`,
      ),
    );
}

/** Plans deliveries; one that is planned already for its event stays. */
export async function planDeliveries(
  store: Store,
  planned: readonly (typeof webhookDeliveries.$inferInsert)[],
): Promise<void> {
  if (planned.length > 0)
    await store
      .insert(webhookDeliveries)
      .values([...planned])
      .onConflictDoNothing();
}

export async function insertDelivery(
  store: Store,
  row: typeof webhookDeliveries.$inferInsert,
): Promise<DeliveryRow> {
  const [made] = await store.insert(webhookDeliveries).values(row).returning();
  if (!made) throw new Error('the delivery could not be kept');
  return made;
}

/** What was sent to a webhook last. */
export function deliveriesOf(store: Store, webhookId: string, limit: number): Promise<DeliveryRow[]> {
  return store
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.eventId), webhookDeliveries.id)
    .limit(limit);
}

/** When the next delivery is due; null where none is to come. */
export async function nextDueAt(store: Store): Promise<Date | null> {
  const [row] = await store
    .select({ dueAt: webhookDeliveries.dueAt })
    .from(webhookDeliveries)
    .where(isNotNull(webhookDeliveries.dueAt))
    .orderBy(asc(webhookDeliveries.dueAt))
    .limit(1);
  return row?.dueAt ?? null;
}

/**
 * Takes what is due and nobody else has, at most `each` of a webhook: one whose receiver is slow does not hold up the others.
 * What is taken is due again at `until`: a server that is killed meanwhile loses none.
 */
export async function takeDue(
  store: Store,
  { now, until, each }: { now: Date; until: Date; each: number },
): Promise<(DeliveryRow & { webhook: WebhookRow })[]> {
  const due = sql`(select d.id from ${webhooks} w cross join lateral (
    select id from ${webhookDeliveries} where webhook_id = w.id and due_at <= ${now}
    order by due_at limit ${each} for update skip locked) d)`;
  const taken = await store
    .update(webhookDeliveries)
    .set({ dueAt: until, attempts: sql`${webhookDeliveries.attempts} + 1`, lastTriedAt: now })
    .where(inArray(webhookDeliveries.id, due))
    .returning();
  const ids = [...new Set(taken.map(({ webhookId }) => webhookId))];
  const found = ids.length === 0 ? [] : await store.select().from(webhooks).where(inArray(webhooks.id, ids));
  const byId = new Map(found.map((row) => [row.id, row]));
  return taken.flatMap((row) => {
    const webhook = byId.get(row.webhookId);
    return webhook ? [{ ...row, webhook }] : [];
  });
}

export async function noteOutcome(
  store: Store,
  id: string,
  outcome: Pick<DeliveryRow, 'dueAt' | 'deliveredAt' | 'lastStatus' | 'lastAnswer'>,
): Promise<DeliveryRow | undefined> {
  const [row] = await store
    .update(webhookDeliveries)
    .set(outcome)
    .where(eq(webhookDeliveries.id, id))
    .returning();
  return row;
}

/** Turns a webhook off, with all that waits for it; false where it was off already. */
export async function stopWebhook(store: Store, id: string, now: Date): Promise<boolean> {
  const stopped = await store
    .update(webhooks)
    .set({ isOn: false, stoppedAt: now })
    .where(and(eq(webhooks.id, id), eq(webhooks.isOn, true)))
    .returning({ id: webhooks.id });
  await dropWaiting(store, id);
  return stopped.length > 0;
}

/** Nothing that waits for a webhook is tried any more. */
export async function dropWaiting(store: Store, webhookId: string): Promise<void> {
  await store
    .update(webhookDeliveries)
    .set({ dueAt: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isNotNull(webhookDeliveries.dueAt)));
}

export async function deleteDeliveriesBefore(store: Store, before: Date): Promise<void> {
  await store.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}
