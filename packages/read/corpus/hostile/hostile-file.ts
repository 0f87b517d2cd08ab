import type { RefusalCode } from '../../src/index.ts';

/** A small file that asks for much work, and what is said of it. */
export interface HostileFile {
  name: string;
  /** Made when it is asked for: some are megabytes. */
  make: () => Uint8Array;
  /** Why it is refused; `read` where what a person would see of it is read. */
  answer: RefusalCode | 'read';
}
