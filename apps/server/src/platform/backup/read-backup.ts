import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartError } from '../start-error.ts';
import {
  backupHeader,
  END_OF_ROWS,
  readBackupLine,
  type BackupHeader,
  type Sequence,
} from './backup-format.ts';
import type { StoredTable } from './table-copier.ts';

/** Rows are passed on by about this much. */
const PIECE_BYTES = 1024 * 1024;
const NEWLINE = 10;

/** What becomes of the parts of a backup, in their order. */
export interface BackupReceiver {
  begin(header: BackupHeader): Promise<void>;
  /** Has to take all rows, in pieces of whole lines. */
  rows(table: StoredTable, lines: AsyncIterable<Uint8Array>): Promise<void>;
  sequence(sequence: Sequence): Promise<void>;
}

export interface BackupSummary {
  header: BackupHeader;
  tables: number;
  rows: number;
}

export const damaged = (what: string): StartError =>
  new StartError(`This is no whole backup of Candor: ${what}.`);

/** A stream taken line by line; a line holds its newline. */
class Lines {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #sum = createHash('sha256');
  #held: Buffer = Buffer.alloc(0);
  #at = 0;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next line; undefined at the end. */
  async next(): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    for (;;) {
      const end = this.#held.indexOf(NEWLINE, this.#at);
      if (end !== -1) {
        parts.push(this.#held.subarray(this.#at, end + 1));
        this.#at = end + 1;
        const [only] = parts;
        return parts.length === 1 ? only : Buffer.concat(parts);
      }
      parts.push(this.#held.subarray(this.#at));
      const { value, done } = await this.#chunks.next();
      if (done) return undefined;
      this.#held = value;
      this.#at = 0;
    }
  }

  /** Counts a line into the checksum. */
  sum(line: Buffer): void {
    this.#sum.update(line);
  }

  digest(): string {
    return this.#sum.digest('hex');
  }
}

/** The lines of one table up to their end. */
async function* rowsFrom(lines: Lines, count: (rows: number) => void): AsyncGenerator<Uint8Array> {
  let piece: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const line = await lines.next();
    if (!line) throw damaged('it ends in the middle of a table');
    lines.sum(line);
    const isEnd = line.length === END_OF_ROWS.length + 1 && line.toString().trimEnd() === END_OF_ROWS;
    if (!isEnd) {
      piece.push(line);
      bytes += line.length;
    }
    if ((isEnd && bytes > 0) || bytes >= PIECE_BYTES) {
      count(piece.length);
      yield Buffer.concat(piece);
      piece = [];
      bytes = 0;
    }
    if (isEnd) return;
  }
}

function headerFrom(json: string): BackupHeader {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw damaged('its first line is cut');
  }
  const parsed = backupHeader.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new StartError(
    'This backup is of a form that this release does not know. Take the release that made it.',
  );
}

async function takeAll(chunks: AsyncIterable<Buffer>, receiver: BackupReceiver): Promise<BackupSummary> {
  const lines = new Lines(chunks);
  let header: BackupHeader | undefined;
  let [tables, rows] = [0, 0];
  for (;;) {
    const line = await lines.next();
    if (!line) throw damaged('its end is missing');
    const read = readBackupLine(line.toString().trimEnd());
    if (!read || (read.kind === 'header') !== (header === undefined))
      throw damaged('it holds a line that no backup has');
    if (read.kind === 'checksum') {
      if (!header || read.sum !== lines.digest()) throw damaged('its checksum is another');
      if (await lines.next()) throw damaged('something follows its end');
      return { header, tables, rows };
    }
    lines.sum(line);
    if (read.kind === 'header') {
      header = headerFrom(read.json);
      await receiver.begin(header);
    } else if (read.kind === 'sequence') await receiver.sequence(read.sequence);
    else {
      tables += 1;
      await receiver.rows(
        read.table,
        rowsFrom(lines, (more) => {
          rows += more;
        }),
      );
    }
  }
}

const isOfGzip = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

/**
 * Reads a backup to its end and passes its parts on; rejects where it is not whole, at the latest when all of it was passed
 * on: what was taken of it has to be undone then.
 */
export async function readBackup(from: Readable, receiver: BackupReceiver): Promise<BackupSummary> {
  let summary: BackupSummary | undefined;
  try {
    await pipeline(from, createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      summary = await takeAll(chunks, receiver);
    });
  } catch (error) {
    throw isOfGzip(error) ? damaged('it is cut off or damaged') : error;
  }
  if (!summary) throw damaged('it is empty');
  return summary;
}

/** Reads rows that nothing is made of. */
export async function letPass(lines: AsyncIterable<Uint8Array>): Promise<void> {
  const pieces = lines[Symbol.asyncIterator]();
  while (!(await pieces.next()).done);
}

/** Reads a backup for its checksum alone. */
export function checkBackup(from: Readable): Promise<BackupSummary> {
  return readBackup(from, {
    begin: async () => undefined,
    sequence: async () => undefined,
    rows: (_table, lines) => letPass(lines),
  });
}
