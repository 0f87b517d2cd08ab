import type { FileRead, ReadProgress } from '@candor/read';

export interface FileToRead {
  name: string;
  bytes: Uint8Array;
  /** Reads it as others must, who do not know our own data inside. Default false. */
  byLookAlone?: boolean;
  /** Says as well what a simple extractor gives. Default false. */
  withPlainText?: boolean;
}

export interface Reading {
  signal: AbortSignal;
  /** Whose file it is: persons take turns. */
  by: string;
  onProgress?: (progress: ReadProgress) => void;
}

/** Reads files away from the event loop, with limits on time and memory. */
export interface Reader {
  /**
   * What a file holds, or the sentence that says why it cannot be read; also where reading it took too much. Rejects
   * with a `PoolError` where the work was given up or could not begin.
   */
  read(file: FileToRead, reading: Reading): Promise<FileRead>;
  close(): Promise<void>;
}
