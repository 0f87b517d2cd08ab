import { sql } from 'drizzle-orm';
import type { Platform } from '../platform/context.ts';

interface JobCount {
  name: string;
  state: string;
  count: number;
}

/** Jobs by queue and state; none before the queue has its tables. */
export async function jobCounts({ store, jobs }: Pick<Platform, 'store' | 'jobs'>): Promise<JobCount[]> {
  const known = await store.execute(sql`select to_regclass('jobs.job') is not null as known`);
  // The two drivers agree on `rows`, the type they share does not say so.
  if (!jobs.isReady() || !(known as { rows: { known: boolean }[] }).rows[0]?.known) return [];
  const counted = await store.execute(
    sql`select name, state::text as state, count(*)::int as count from jobs.job group by name, state`,
  );
  return (counted as unknown as { rows: JobCount[] }).rows;
}
