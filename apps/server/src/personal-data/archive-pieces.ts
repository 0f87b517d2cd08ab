import { and, eq } from 'drizzle-orm';
import type { Platform } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import type { ObjectStore } from '../platform/object-store/object-store.ts';
import { deleteExpiredExports, knownExports } from './export-store.ts';
import { dataExportPieces } from './schema.ts';

/** The zip file of an export, in pieces: it is written and read a piece at a time. */
export interface ArchivePieces {
  put(exportId: string, position: number, bytes: Uint8Array): Promise<void>;
  /** Undefined behind the last. */
  get(exportId: string, position: number): Promise<Uint8Array | undefined>;
  drop(exportId: string): Promise<void>;
}

/** They go with the row of their export, too. */
function inStore(store: Store): ArchivePieces {
  const { exportId: ofExport, position: at } = dataExportPieces;
  return {
    async put(exportId, position, bytes) {
      await store.insert(dataExportPieces).values({ exportId, position, bytes });
    },
    async get(exportId, position) {
      const [piece] = await store
        .select({ bytes: dataExportPieces.bytes })
        .from(dataExportPieces)
        .where(and(eq(ofExport, exportId), eq(at, position)));
      return piece?.bytes;
    },
    async drop(exportId) {
      await store.delete(dataExportPieces).where(eq(ofExport, exportId));
    },
  };
}

const BEGINNING = 'data-export-';
const ID_LENGTH = 36;
const nameOf = (exportId: string, position: number) => `${BEGINNING}${exportId}-${position}`;

function inObjects(objects: ObjectStore): ArchivePieces {
  return {
    put: (exportId, position, bytes) => objects.put(nameOf(exportId, position), bytes),
    get: (exportId, position) => objects.get(nameOf(exportId, position)),
    async drop(exportId) {
      for (const name of await objects.names(`${BEGINNING}${exportId}-`)) await objects.remove(name);
    },
  };
}

/** Where the configuration has archives stored. */
export function archivePieces({ store, objects }: Pick<Platform, 'store' | 'objects'>): ArchivePieces {
  return objects ? inObjects(objects) : inStore(store);
}

/** All of an archive from its first piece on: each is read when the one before is on its way. */
export async function* piecesFrom(
  pieces: ArchivePieces,
  exportId: string,
  first: Uint8Array,
): AsyncGenerator<Uint8Array> {
  let piece: Uint8Array | undefined = first;
  for (let position = 1; piece; position += 1) {
    yield piece;
    piece = await pieces.get(exportId, position);
  }
}

/** Deletes expired exports, and files that belong to none: of a killed server, or a deleted account. */
export async function dropExpired({ store, objects, clock }: Platform): Promise<void> {
  await deleteExpiredExports(store, clock.now());
  if (!objects) return;
  const idOf = (name: string) => name.slice(BEGINNING.length, BEGINNING.length + ID_LENGTH);
  const names = await objects.names(BEGINNING);
  const known = await knownExports(store, [...new Set(names.map(idOf))]);
  for (const name of names) if (!known.has(idOf(name))) await objects.remove(name);
}
