import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { adminActs as endpoint, AdminAct } from '@candor/contracts/admin';
import { users } from '../account/schema.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { adminAuditLog } from './schema.ts';

const MOST_SHOWN = 100;

/** Notes what an administrator did. */
export async function recordAudit(
  { store, owner, log }: Pick<Context, 'store' | 'owner' | 'log'>,
  action: AdminAct['act'],
  whom: string | null = null,
  detail = '',
): Promise<void> {
  await store.insert(adminAuditLog).values({ act: action, by: owner.id, whom, detail });
  const logged = whom === null ? {} : { whom: loggedAs(whom) };
  log.warn({ security: `admin-${action}`, person: loggedAs(owner.id), ...logged }, 'an administrator acted');
}

const by = alias(users, 'by_user');
const whom = alias(users, 'whom_user');

export async function listAudit({ ctx }: Call<typeof endpoint>) {
  const rows = await ctx.store
    .select({
      id: adminAuditLog.id,
      at: adminAuditLog.at,
      act: adminAuditLog.act,
      by: by.email,
      whom: whom.email,
      detail: adminAuditLog.detail,
    })
    .from(adminAuditLog)
    .leftJoin(by, eq(by.id, adminAuditLog.by))
    .leftJoin(whom, eq(whom.id, adminAuditLog.whom))
    .orderBy(desc(adminAuditLog.id))
    .limit(MOST_SHOWN);
  return { acts: rows.map((row) => ({ ...row, at: row.at.toISOString() })) };
}
