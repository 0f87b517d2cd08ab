import { z } from 'zod';
import { addressOf, columnsOf, literal, type StoredTable } from './table-copier.ts';

/** The first line: what the rows that follow are rows of. */
export const backupHeader = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  store: z.enum(['embedded', 'postgres']),
  /** The moment of the newest migration the store had. */
  migration: z.number(),
  /** The version of the queue's own tables; null where no queue was there yet. */
  queue: z.string().nullable(),
});
export type BackupHeader = z.infer<typeof backupHeader>;

const HEADER = '-- Candor backup ';
const CHECKSUM = '-- sha256 ';
export const END_OF_ROWS = String.raw`\.`;

export const headerLine = (header: BackupHeader) => `${HEADER}${JSON.stringify(header)}`;
export const checksumLine = (sum: string) => `${CHECKSUM}${sum}`;
export const rowsLine = (table: StoredTable) => `COPY ${addressOf(table)} (${columnsOf(table)}) FROM stdin;`;

/** The state of a sequence. */
export interface Sequence {
  schema: string;
  name: string;
  value: string;
  isCalled: boolean;
}

export const sequenceLine = ({ schema, name, value, isCalled }: Sequence) =>
  `SELECT pg_catalog.setval(${literal(addressOf({ schema, name }))}, ${value}, ${isCalled});`;

export type BackupLine =
  | { kind: 'header'; json: string }
  | { kind: 'rows'; table: StoredTable }
  | { kind: 'sequence'; sequence: Sequence }
  | { kind: 'checksum'; sum: string };

const NAME = '"([a-z_][a-z0-9_]*)"';
const ROWS = new RegExp(`^COPY ${NAME}\\.${NAME} \\((.+)\\) FROM stdin;$`);
const SEQUENCE = new RegExp(
  String.raw`^SELECT pg_catalog\.setval\('${NAME}\.${NAME}', (\d+), (true|false)\);$`,
);
const COLUMN = new RegExp(`^${NAME}$`);

/** A line outside of rows; undefined for one that no backup holds. */
export function readBackupLine(line: string): BackupLine | undefined {
  if (line.startsWith(HEADER)) return { kind: 'header', json: line.slice(HEADER.length) };
  if (line.startsWith(CHECKSUM)) return { kind: 'checksum', sum: line.slice(CHECKSUM.length) };
  const [, schema, name, listed] = ROWS.exec(line) ?? [];
  if (schema && name && listed) {
    const columns = listed.split(', ').map((column) => COLUMN.exec(column)?.[1] ?? '');
    return columns.every(Boolean) ? { kind: 'rows', table: { schema, name, columns } } : undefined;
  }
  const [, of, counter, value, isCalled] = SEQUENCE.exec(line) ?? [];
  if (!of || !counter || !value) return undefined;
  return {
    kind: 'sequence',
    sequence: { schema: of, name: counter, value, isCalled: isCalled === 'true' },
  };
}
