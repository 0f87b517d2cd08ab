import type { Row } from '../database.ts';

/** A table as it is copied: what is worked out by the store itself is no column of it. */
export interface StoredTable {
  schema: string;
  name: string;
  columns: readonly string[];
}

/** A store while whole tables are copied out of it or into it, inside one transaction. */
export interface TableCopier {
  query(text: string): Promise<Row[]>;
  /** Rows in the text format of COPY, in pieces of any size. */
  copyOut(table: StoredTable): AsyncIterable<Uint8Array>;
  /** Takes pieces of whole lines. */
  copyIn(table: StoredTable, lines: AsyncIterable<Uint8Array>): Promise<void>;
}

/** A store that is backed up or restored. */
export interface CopiedStore {
  /** All tables as they are at one moment, whatever is written meanwhile. */
  snapshot<Result>(use: (tables: TableCopier) => Promise<Result>): Promise<Result>;
  /** Rejects while servers are at work on the store. */
  refuseServers(): Promise<void>;
  /** All that is done in it, or nothing. Rejects while servers are at work on the store. */
  replace<Result>(use: (tables: TableCopier) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
export const addressOf = ({ schema, name }: Pick<StoredTable, 'schema' | 'name'>) =>
  `${quoted(schema)}.${quoted(name)}`;
export const columnsOf = ({ columns }: StoredTable) => columns.map(quoted).join(', ');
