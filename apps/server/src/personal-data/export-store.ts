import { and, eq, lt, ne, or } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { dataExportPieces, dataExports } from './schema.ts';

export type ExportRow = typeof dataExports.$inferSelect;

export async function exportOf(store: Store, userId: string): Promise<ExportRow | undefined> {
  const [row] = await store.select().from(dataExports).where(eq(dataExports.userId, userId));
  return row;
}

/** Begins an export in the place of the last; undefined while one is being made that began after `stuckBefore`. */
export async function beginExport(
  store: Store,
  { userId, id, now, stuckBefore }: { userId: string; id: string; now: Date; stuckBefore: Date },
): Promise<ExportRow | undefined> {
  return store.transaction(async (tx) => {
    const fresh = {
      id,
      state: 'making' as const,
      done: 0,
      total: 0,
      size: 0,
      createdAt: now,
      expiresAt: null,
    };
    const isFree = or(ne(dataExports.state, 'making'), lt(dataExports.createdAt, stuckBefore));
    await tx.delete(dataExports).where(and(eq(dataExports.userId, userId), isFree));
    const [row] = await tx
      .insert(dataExports)
      .values({ userId, ...fresh })
      .onConflictDoNothing()
      .returning();
    return row;
  });
}

/** Says how far an export is; false where another took its place. */
export async function setExport(
  store: Store,
  id: string,
  set: Partial<Pick<ExportRow, 'state' | 'done' | 'total' | 'size' | 'expiresAt'>>,
): Promise<boolean> {
  const rows = await store
    .update(dataExports)
    .set(set)
    .where(eq(dataExports.id, id))
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

/** Throws away what was made of an export that is made anew. */
export async function dropPieces(store: Store, exportId: string): Promise<void> {
  await store.delete(dataExportPieces).where(eq(dataExportPieces.exportId, exportId));
}

export async function addPiece(
  store: Store,
  exportId: string,
  position: number,
  bytes: Uint8Array,
): Promise<void> {
  await store.insert(dataExportPieces).values({ exportId, position, bytes });
}

/** The zip file of an export, a piece at a time: each is read when the one before is on its way. */
export async function* piecesOf(store: Store, exportId: string): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const [piece] = await store
      .select({ bytes: dataExportPieces.bytes })
      .from(dataExportPieces)
      .where(and(eq(dataExportPieces.exportId, exportId), eq(dataExportPieces.position, position)));
    if (!piece) return;
    yield piece.bytes;
  }
}

/** Deletes exports that are over. */
export async function deleteExpiredExports(store: Store, now: Date): Promise<void> {
  await store.delete(dataExports).where(lt(dataExports.expiresAt, now));
}
