import type { ReadImport } from '@candor/contracts/importing';

/** What was understood of a file or of pasted text. */
export type Reading = Omit<ReadImport, 'name' | 'status' | 'error'>;
