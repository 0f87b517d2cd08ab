import type { FileToRead } from '../platform/reader.ts';

/** One file to be read in a thread. */
export interface ReadWork extends FileToRead {
  /** Two 32-bit numbers that the thread writes as it goes: parts done, and of how many. */
  progress: SharedArrayBuffer;
}
