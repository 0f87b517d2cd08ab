import type { Job } from '@candor/pool';
import type { Manifest } from './archive.ts';

/** Rows of one table, a list in JSON, compressed: an archive that waits to be stored takes little room. */
export interface RowsPiece {
  table: string;
  packed: Uint8Array;
}

/** What stands in an archive; a piece holds rows of one table, and the pieces of a table stand together. */
export interface Archive {
  manifest: Manifest;
  pieces: RowsPiece[];
  /** Rows that are too large to come in. */
  leftOut: number;
}

export interface ArchiveToRead {
  bytes: Uint8Array;
  /** Whose the rows become. */
  ownerId: string;
  /** The tables that come in, in their order, each with the columns that hold ids. */
  tables: readonly { name: string; idColumns: readonly string[] }[];
}

/** An archive, or why it is none: for the person to read. */
export type ArchiveRead =
  | { kind: 'read'; archive: Archive }
  | { kind: 'refused'; code: 'invalid' | 'too_large'; sentence: string };

/** What the thread does that opens archives. */
export interface ArchiveJobs {
  read: Job<ArchiveToRead, ArchiveRead>;
}
