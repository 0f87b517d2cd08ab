import { stringify } from 'csv-stringify/sync';
import type { exportUsers as endpoint } from '@candor/contracts/admin';
import type { Call } from '../platform/bind.ts';
import { dayFor } from '../platform/zoned-time.ts';
import { recordAudit } from './audit-log.ts';
import { everyUser } from './user-store.ts';

const COLUMNS = ['id', 'name', 'email', 'role', 'isActive', 'subscriptionPlan', 'cvCount', 'createdAt'];

/** All accounts as CSV. A name like `=cmd()` is no formula in whatever opens it. */
export async function exportUsers({ ctx }: Call<typeof endpoint>) {
  await recordAudit(ctx, 'export');
  const parts = [stringify([], { header: true, columns: COLUMNS, bom: true })];
  for await (const users of everyUser(ctx.store)) {
    if (ctx.signal.aborted) break;
    const rows = users.map((user) => ({ ...user, isActive: user.isActive ? 'yes' : 'no' }));
    parts.push(stringify(rows, { columns: COLUMNS, escape_formulas: true }));
  }
  const day = dayFor(ctx.owner.preferences, ctx.clock.now());
  return { bytes: Buffer.from(parts.join('')), type: 'text/csv', name: `admin-export-${day}.csv` };
}
