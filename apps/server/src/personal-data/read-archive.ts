import { deflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { archiveLimits } from '@candor/contracts/personal-data';
import { isNestedDeeperThan } from '../platform/json-body.ts';
import { storable } from '../platform/storable.ts';
import type { Archive, ArchiveRead, ArchiveToRead, RowsPiece } from './archive-jobs.ts';
import { ARCHIVE_VERSION, MANIFEST, manifestSchema, rowsFileSchema, tableOfPath } from './archive.ts';
import { entriesOf, textsOf, type Entry } from './archive-entries.ts';
import { NewIds } from './new-ids.ts';
import { damaged, madeByNewer, RefusedArchive, tooMuch } from './refused-archive.ts';

/** Deeper than any row of ours by far. */
const GREATEST_DEPTH = 64;
/** Rows of one piece are looked at, and stored, without a pause. */
const PIECE_CHARACTERS = 128 * 1024;

type Row = Record<string, unknown>;
const uuid = z.uuid();

function manifestOf(bytes: Uint8Array, entries: readonly Entry[]): Archive['manifest'] {
  const own = entries.filter(({ path }) => path === MANIFEST);
  const [[, text] = []] = textsOf(bytes, own);
  const manifest = text === undefined ? undefined : manifestSchema.safeParse(JSON.parse(text)).data;
  if (!manifest) throw damaged();
  if (manifest.version > ARCHIVE_VERSION) throw madeByNewer();
  return manifest;
}

function rowsIn(text: string): Row[] {
  if (isNestedDeeperThan(GREATEST_DEPTH, text)) throw damaged();
  return rowsFileSchema.parse(JSON.parse(text)).rows;
}

/** New ids for all that the rows are named by. */
function newIdsOf(
  { bytes, ownerId, tables }: ArchiveToRead,
  { account }: Archive['manifest'],
  parts: readonly Entry[],
): NewIds {
  const ids = new NewIds([[account.id, ownerId]]);
  const columns = new Map(tables.map(({ name, idColumns }) => [name, idColumns]));
  let count = 0;
  for (const [{ path }, text] of textsOf(bytes, parts)) {
    const rows = rowsIn(text);
    count += rows.length;
    if (count > archiveLimits.rows) throw tooMuch();
    for (const name of columns.get(tableOfPath(path) ?? '') ?? [])
      for (const row of rows) {
        const id = uuid.safeParse(row[name]);
        if (id.success) ids.of(id.data);
      }
  }
  return ids;
}

/** Rows in pieces, and how many are too large for any. */
function piecesOf(table: string, rows: readonly Row[]): { pieces: RowsPiece[]; leftOut: number } {
  const texts = rows
    .map((row) => JSON.stringify(storable(row)))
    .filter((row) => row.length <= archiveLimits.rowCharacters);
  const pieces: string[][] = [];
  let room = 0;
  for (const text of texts) {
    if (text.length > room) {
      pieces.push([]);
      room = PIECE_CHARACTERS;
    }
    pieces.at(-1)?.push(text);
    room -= text.length;
  }
  return {
    pieces: pieces.map((piece) => ({ table, packed: deflateRawSync(`[${piece.join()}]`, { level: 1 }) })),
    leftOut: rows.length - texts.length,
  };
}

function archiveOf(asked: ArchiveToRead): Archive {
  const { bytes, tables } = asked;
  const entries = entriesOf(bytes);
  const manifest = manifestOf(bytes, entries);
  const partsOf = (table: string) => entries.filter(({ path }) => tableOfPath(path) === table);
  const ids = newIdsOf(
    asked,
    manifest,
    tables.flatMap(({ name }) => partsOf(name)),
  );
  const read = tables.flatMap(({ name }) =>
    [...textsOf(bytes, partsOf(name))].map(([, text]) => piecesOf(name, rowsIn(ids.in(text)))),
  );
  return {
    manifest,
    pieces: read.flatMap(({ pieces }) => pieces),
    leftOut: read.reduce((sum, { leftOut }) => sum + leftOut, 0),
  };
}

/** Opens an export, or says why it is none, is damaged, was made by a newer Candor or holds too much. */
export function readArchive(asked: ArchiveToRead): ArchiveRead {
  try {
    return { kind: 'read', archive: archiveOf(asked) };
  } catch (error) {
    // Whatever else is thrown, the file gave the reason: it is no zip, no JSON, or of another shape.
    return error instanceof RefusedArchive ? error.refused : damaged().refused;
  }
}
