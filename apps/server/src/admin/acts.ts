import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { adminActs as endpoint, AdminAct } from '@candor/contracts/admin';
import { users } from '../account/schema.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { adminActs } from './schema.ts';

const MOST_SHOWN = 100;

/** Notes what an administrator did. */
export async function recordAct(
  { store, owner, log }: Pick<Context, 'store' | 'owner' | 'log'>,
  act: AdminAct['act'],
  whom: string | null = null,
  detail = '',
): Promise<void> {
  await store.insert(adminActs).values({ act, by: owner.id, whom, detail });
  const told = whom === null ? {} : { whom: loggedAs(whom) };
  log.warn({ security: `admin-${act}`, person: loggedAs(owner.id), ...told }, 'an administrator acted');
}

const by = alias(users, 'by_user');
const whom = alias(users, 'whom_user');

export async function listActs({ ctx }: Call<typeof endpoint>) {
  const rows = await ctx.store
    .select({
      id: adminActs.id,
      at: adminActs.at,
      act: adminActs.act,
      by: by.email,
      whom: whom.email,
      detail: adminActs.detail,
    })
    .from(adminActs)
    .leftJoin(by, eq(by.id, adminActs.by))
    .leftJoin(whom, eq(whom.id, adminActs.whom))
    .orderBy(desc(adminActs.id))
    .limit(MOST_SHOWN);
  return { acts: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}
