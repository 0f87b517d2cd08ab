import { setImmediate } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Brought } from '@candor/contracts/personal-data';
import type { Incoming, IncomingRow, PersonalTable } from '../platform/capability.ts';
import type { Archive, ArchiveToRead, RowsPiece } from './archive-jobs.ts';
import { rowReader } from './read-row.ts';
import { deleteRows, insertRows, selfReferences, setReferences } from './stored-rows.ts';

/** Rows are looked at for so long before others are answered. */
const SLICE_MS = 8;

/** The tables of an archive that come in, as its reader asks for them. */
export const tablesToRead = (tables: readonly PersonalTable[]): ArchiveToRead['tables'] =>
  tables.map(({ table }) => ({
    name: getTableName(table),
    idColumns: Object.entries(getTableColumns(table)).flatMap(([name, { columnType }]) =>
      columnType === 'PgUUID' ? [name] : [],
    ),
  }));

function rowsIn({ packed }: RowsPiece): IncomingRow[] {
  // The reader of archives wrote it: a list of objects.
  return JSON.parse(inflateRawSync(packed).toString('utf8')) as IncomingRow[];
}

/** Gives others their turn whenever this went on for a while. */
function createTurns(signal: AbortSignal) {
  let beganMs = performance.now();
  return async () => {
    if (performance.now() - beganMs < SLICE_MS) return;
    await setImmediate();
    signal.throwIfAborted();
    beganMs = performance.now();
  };
}

export interface Bringing {
  archive: Archive;
  tables: readonly PersonalTable[];
  owner: Incoming['owner'];
  store: Incoming['store'];
  configuration: Incoming['configuration'];
  /** Ends it: what came in by then is taken away again. */
  signal: AbortSignal;
}

/** What came in, and the way to take it away again. */
export interface Imported {
  brought: Brought;
  undo(): Promise<void>;
}

/**
 * Brings the rows of an archive into an account, each read as hostile input. Rows that are there already, or cannot be
 * read, are left out and counted. They are stored piece by piece, and others are answered in between; where it throws,
 * nothing stays.
 */
export async function importRows({ archive, tables, signal, ...into }: Bringing): Promise<Imported> {
  const remembered = new Map<PgTable, Map<unknown, IncomingRow>>();
  const incoming: Incoming = { ...into, accepted: (table, id) => remembered.get(table)?.get(id) };
  const stored: { personal: PersonalTable; keys: IncomingRow[] }[] = [];
  const turn = createTurns(signal);
  const undo = async () => {
    for (const { personal, keys } of stored.toReversed()) await deleteRows(into.store, personal, keys);
  };

  /** @returns how many rows were left out */
  const bring = async (personal: PersonalTable, pieces: readonly RowsPiece[]): Promise<number> => {
    const read = rowReader(personal, incoming);
    const referring = selfReferences(personal);
    const keys: IncomingRow[] = [];
    stored.push({ personal: personal, keys });
    const known = new Map<unknown, IncomingRow>();
    remembered.set(personal.table, known);
    const references: IncomingRow[] = [];
    let count = 0;
    for (const piece of pieces) {
      const rows = rowsIn(piece);
      count += rows.length;
      const fit: IncomingRow[] = [];
      for (const raw of rows) {
        const row = await read(raw);
        if (row) fit.push(row);
        await turn();
      }
      signal.throwIfAborted();
      const inserted = await insertRows(into.store, personal, fit);
      keys.push(...inserted);
      const ids = new Set(inserted.map(({ id }) => id));
      for (const row of fit.filter(({ id }) => ids.has(id))) {
        const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, row[name]]));
        known.set(row['id'], pick(personal.remembered));
        if (referring.some((name) => row[name] !== null))
          references.push({ id: row['id'], ...pick(referring) });
      }
    }
    const pointing = references.filter((row) =>
      referring.every((name) => row[name] === null || known.has(row[name])),
    );
    await setReferences(into.store, personal, pointing);
    return count - keys.length;
  };

  const rows: Brought['rows'] = [];
  let { leftOut } = archive;
  try {
    for (const personal of tables) {
      const table = getTableName(personal.table);
      leftOut += await bring(
        personal,
        archive.pieces.filter((piece) => piece.table === table),
      );
      const count = stored.at(-1)?.keys.length ?? 0;
      if (count > 0) rows.push({ table, count });
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return { brought: { rows, leftOut }, undo };
}
