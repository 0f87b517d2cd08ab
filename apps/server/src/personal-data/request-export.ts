import { randomUUID } from 'node:crypto';
import type { requestDataExport as endpoint } from '@candor/contracts/personal-data';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { archivePieces } from './archive-pieces.ts';
import { beginExport, exportOf } from './export-store.ts';
import { presentExport } from './present.ts';

export const EXPORT_JOB = 'make-data-export';
/** An export that takes longer has lost its server; the next request starts over. */
const STUCK_MS = 15 * 60 * 1000;

/** Begins an export, or answers with the one that is being made. */
export async function requestExport({ ctx }: Call<typeof endpoint>) {
  await ctx.limits.spend('data-exports', ctx.owner.id);
  const now = ctx.clock.now();
  const stuckBefore = new Date(now.getTime() - STUCK_MS);
  const earlier = await exportOf(ctx.store, ctx.owner.id);
  const begun = await beginExport(ctx.store, { userId: ctx.owner.id, id: randomUUID(), now, stuckBefore });
  if (begun) {
    if (earlier) await archivePieces(ctx).drop(earlier.id);
    await ctx.jobs.send(EXPORT_JOB, { userId: ctx.owner.id, exportId: begun.id });
  }
  const row = begun ?? (await exportOf(ctx.store, ctx.owner.id));
  if (!row) throw new Refusal('unavailable');
  return { export: presentExport(row) };
}
