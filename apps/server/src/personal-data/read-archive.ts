import { deflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { archiveLimits } from '@candor/contracts/personal-data';
import { storable } from '../platform/storable.ts';
import type { Archive, ArchiveRead, ArchiveToRead, RowsPiece } from './archive-jobs.ts';
import { ARCHIVE_VERSION, MANIFEST, manifestSchema, tableOfPath } from './archive.ts';
import { entriesOf, textsOf, type Entry } from './archive-entries.ts';
import { NewIds } from './new-ids.ts';
import { damaged, madeByNewer, RefusedArchive, tooMuch } from './refused-archive.ts';
import { rowTexts } from './row-texts.ts';

/** Rows of one piece are looked at, and stored, without a pause. */
const PIECE_CHARACTERS = 128 * 1024;

const uuid = z.uuid();

function manifestOf(bytes: Uint8Array, entries: readonly Entry[]): Archive['manifest'] {
  const own = entries.filter(({ path }) => path === MANIFEST);
  const [[, text] = []] = textsOf(bytes, own);
  const manifest = text === undefined ? undefined : manifestSchema.safeParse(JSON.parse(text)).data;
  if (!manifest) throw damaged();
  if (manifest.version > ARCHIVE_VERSION) throw madeByNewer();
  return manifest;
}

const rowSchema = z.record(z.string(), z.unknown());
const rowOf = (text: string) => rowSchema.parse(JSON.parse(text));
const isTooLong = (row: string) => row.length > archiveLimits.rowCharacters;

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
    const names = columns.get(tableOfPath(path) ?? '') ?? [];
    for (const rowText of rowTexts(text)) {
      count += 1;
      if (count > archiveLimits.rows) throw tooMuch();
      if (isTooLong(rowText)) continue;
      const row = rowOf(rowText);
      for (const name of names) {
        const id = uuid.safeParse(row[name]);
        if (id.success) ids.of(id.data);
      }
    }
  }
  return ids;
}

/** Rows in pieces under their new ids, and how many are too large for any. */
function piecesOf(table: string, text: string, ids: NewIds): { pieces: RowsPiece[]; leftOut: number } {
  const pieces: RowsPiece[] = [];
  let piece: string[] = [];
  let [room, leftOut] = [PIECE_CHARACTERS, 0];
  const close = () => {
    if (piece.length > 0) pieces.push({ table, packed: deflateRawSync(`[${piece.join()}]`, { level: 1 }) });
    piece = [];
    room = PIECE_CHARACTERS;
  };
  for (const rowText of rowTexts(text)) {
    if (isTooLong(rowText)) {
      leftOut += 1;
      continue;
    }
    const row = JSON.stringify(storable(rowOf(ids.in(rowText))));
    if (row.length > room) close();
    piece.push(row);
    room -= row.length;
  }
  close();
  return { pieces, leftOut };
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
    [...textsOf(bytes, partsOf(name))].map(([, text]) => piecesOf(name, text, ids)),
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
