import type { downloadDataExport, getDataExport } from '@candor/contracts/personal-data';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayFor } from '../platform/zoned-time.ts';
import { archivePieces, piecesFrom } from './archive-pieces.ts';
import { exportOf, type ExportRow } from './export-store.ts';
import { presentExport } from './present.ts';

/** The person's export, unless it is over. */
async function currentExport(ctx: Context): Promise<ExportRow | undefined> {
  const row = await exportOf(ctx.store, ctx.owner.id);
  return row?.expiresAt && row.expiresAt <= ctx.clock.now() ? undefined : row;
}

export async function getExport({ ctx }: Call<typeof getDataExport>) {
  const row = await currentExport(ctx);
  return { export: row ? presentExport(row) : null };
}

export async function downloadExport({ ctx, input }: Call<typeof downloadDataExport>) {
  const row = await currentExport(ctx);
  if (row?.id !== input.params.id || row.state !== 'ready') throw new Refusal('not_found');
  const pieces = archivePieces(ctx);
  // One that was made while archives were stored elsewhere has to be requested again.
  const first = await pieces.get(row.id, 0);
  if (!first) throw new Refusal('not_found');
  const day = dayFor(ctx.owner.preferences, row.createdAt);
  return {
    pieces: () => piecesFrom(pieces, row.id, first),
    size: row.size,
    type: 'application/zip',
    name: `candor-data-${day}.zip`,
  };
}
