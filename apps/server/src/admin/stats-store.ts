import { count, gte, sql } from 'drizzle-orm';
import type { AdminDay } from '@candor/contracts/admin';
import { users } from '../account/schema.ts';
import { documents } from '../documents/schema.ts';
import type { Store } from '../platform/database.ts';
import { callCounts } from './schema.ts';

const where = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** Accounts in figures. */
export async function userFigures(store: Store) {
  const [row] = await store
    .select({
      totalUsers: count(),
      activeUsers: where(sql`${users.isActive}`),
      free: where(sql`${users.subscriptionPlan} = 'free'`),
      premium: where(sql`${users.subscriptionPlan} = 'premium'`),
      professional: where(sql`${users.subscriptionPlan} = 'professional'`),
      activeSubscribers: where(sql`${users.subscriptionPlan} <> 'free' and ${users.isActive}`),
    })
    .from(users);
  if (!row) throw new Error('the store gave no row back');
  return row;
}

/** CVs in figures. */
export async function cvFigures(store: Store) {
  const [row] = await store
    .select({ totalCvs: count(), brandFreeCvs: where(sql`${documents.isBrandFree}`) })
    .from(documents)
    .where(sql`${documents.kind} = 'cv' and ${documents.trashedAt} is null`);
  if (!row) throw new Error('the store gave no row back');
  return row;
}

/** Bytes that the store takes. */
export async function storeSize(store: Store): Promise<number> {
  const [row] = await store
    .select({ bytes: sql<string>`pg_database_size(current_database())` })
    .from(sql`(select 1) one`);
  return Number(row?.bytes ?? 0);
}

/** Adds what a server counted to the day. */
export async function addCalls(
  store: Store,
  day: string,
  { calls, errors }: { calls: number; errors: number },
): Promise<void> {
  await store
    .insert(callCounts)
    .values({ day, calls, errors })
    .onConflictDoUpdate({
      target: callCounts.day,
      set: { calls: sql`${callCounts.calls} + ${calls}`, errors: sql`${callCounts.errors} + ${errors}` },
    });
}

/** Each of the days, in order, with what happened on it. @param days as `2026-11-23`, in UTC */
export async function figuresByDay(store: Store, days: readonly string[]): Promise<AdminDay[]> {
  const [first = ''] = days;
  const day = (column: typeof users.createdAt | typeof documents.createdAt) =>
    sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;
  const since = new Date(`${first}T00:00:00Z`);
  const signUps = await store
    .select({ day: day(users.createdAt), count: count() })
    .from(users)
    .where(gte(users.createdAt, since))
    .groupBy(sql`1`);
  const cvs = await store
    .select({ day: day(documents.createdAt), count: count() })
    .from(documents)
    .where(sql`${documents.kind} = 'cv' and ${documents.createdAt} >= ${since.toISOString()}::timestamptz`)
    .groupBy(sql`1`);
  const calls = await store.select().from(callCounts).where(gte(callCounts.day, first));
  return days.map((one) => {
    const counted = calls.find((row) => row.day === one);
    return {
      day: one,
      signUps: signUps.find((row) => row.day === one)?.count ?? 0,
      cvs: cvs.find((row) => row.day === one)?.count ?? 0,
      calls: counted?.calls ?? 0,
      errors: counted?.errors ?? 0,
    };
  });
}
