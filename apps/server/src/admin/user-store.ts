import { and, asc, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { AdminUser, UserSort } from '@candor/contracts/admin';
import type { PlanName } from '@candor/domain/billing';
import { users } from '../account/schema.ts';
import { documents } from '../documents/schema.ts';
import type { Store } from '../platform/database.ts';

const PAGE = 50;
/** Matches up to here are counted and put in order; of more, the order's own index finds a page soonest. */
const MOST_COUNTED = 20_000;

// Columns are written out: in a select of one table the names of its columns stand without it.
const cvCount = sql<number>`(
  select count(*)::int from ${documents} d
  where d.user_id = ${users}.id and d.kind = 'cv' and d.trashed_at is null
)`;

const shown = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  isActive: users.isActive,
  subscriptionPlan: users.subscriptionPlan,
  createdAt: users.createdAt,
};

type ShownRow = Omit<AdminUser, 'createdAt'> & { createdAt: Date };

const present = ({ createdAt, ...row }: ShownRow): AdminUser => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

const lowerName = sql<string>`lower(${users.name})`;
/** To the microsecond, as the store has it. */
const moment = sql<string>`to_char(${users.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Each order: what it sorts by, and the condition for what comes behind a row. */
const orders: Record<
  UserSort,
  { value: SQL<string>; by: SQL[]; behind: (value: string, id: string) => SQL | undefined }
> = {
  newest: {
    value: moment,
    by: [desc(users.createdAt), desc(users.id)],
    behind: (value, id) => sql`(${users.createdAt}, ${users.id}) < (${value}::timestamptz, ${id}::uuid)`,
  },
  oldest: {
    value: moment,
    by: [asc(users.createdAt), asc(users.id)],
    behind: (value, id) => sql`(${users.createdAt}, ${users.id}) > (${value}::timestamptz, ${id}::uuid)`,
  },
  name: {
    value: lowerName,
    by: [asc(lowerName), asc(users.id)],
    behind: (value, id) => sql`(${lowerName}, ${users.id}) > (${value}, ${id}::uuid)`,
  },
  email: {
    value: sql<string>`${users.email}`,
    by: [asc(users.email)],
    behind: (value) => gt(users.email, value),
  },
};

/** Where a page ended. */
export interface Cursor {
  value: string;
  id: string;
}

/** Words of a search as a query over the words of users: each the beginning of one. Null for no words. */
export function prefixQuery(search: string): string | null {
  const words =
    search
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0
    ? null
    : words
        .slice(0, 8)
        .map((word) => `'${word}':*`)
        .join(' & ');
}

const isMatch = (query: string) => sql`${users.words} @@ to_tsquery('simple', ${query})`;

/** How many match, up to what is counted. */
async function countOf(store: Store, query: string | null): Promise<{ total: number; isMore: boolean }> {
  if (query === null) {
    const [row] = await store.select({ total: sql<number>`count(*)::int` }).from(users);
    return { total: row?.total ?? 0, isMore: false };
  }
  const some = store
    .select({ id: users.id })
    .from(users)
    .where(isMatch(query))
    .limit(MOST_COUNTED + 1)
    .as('some');
  const [row] = await store.select({ total: sql<number>`count(*)::int` }).from(some);
  const total = row?.total ?? 0;
  return { total: Math.min(total, MOST_COUNTED), isMore: total > MOST_COUNTED };
}

export interface Asked {
  search: string;
  sort: UserSort;
  after?: Cursor | undefined;
}

/** One page of accounts in their order, and where it ended; `end` is null on the last page. */
export async function userPage(store: Store, { search, sort, after }: Asked) {
  const query = prefixQuery(search);
  const counted = await countOf(store, query);
  const { value, by, behind } = orders[sort];
  // Few matches are fetched by their words; with many, the first page of the order has them sooner than their index.
  const matches =
    query === null
      ? undefined
      : counted.isMore
        ? sql`(${isMatch(query)}) is true`
        : inArray(users.id, store.select({ id: users.id }).from(users).where(isMatch(query)));
  const rows = await store
    .select({ ...shown, cvCount, value })
    .from(users)
    .where(and(matches, after && behind(after.value, after.id)))
    .orderBy(...by)
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return {
    users: page.map(({ value: _value, ...row }) => present(row)),
    ...counted,
    end: last ? { value: last.value, id: last.id } : null,
  };
}

export async function adminUser(store: Store, id: string): Promise<AdminUser | null> {
  const [row] = await store
    .select({ ...shown, cvCount })
    .from(users)
    .where(eq(users.id, id));
  return row ? present(row) : null;
}

export async function setPlan(store: Store, id: string, plan: PlanName): Promise<void> {
  const subscriptionStatus = plan === 'free' ? 'inactive' : 'granted';
  await store.update(users).set({ subscriptionPlan: plan, subscriptionStatus }).where(eq(users.id, id));
}

/** All accounts, oldest first, some at a time. */
export async function* everyUser(store: Store): AsyncGenerator<AdminUser[]> {
  let after: Cursor | undefined;
  for (;;) {
    const { users: page, end } = await userPage(store, { search: '', sort: 'oldest', after });
    if (page.length > 0) yield page;
    if (!end) return;
    after = end;
  }
}
