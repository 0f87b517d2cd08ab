import type { ReadImport } from '@candor/contracts/import';

/** What was understood of a file or of pasted text. */
export type Reading = Omit<ReadImport, 'name' | 'status' | 'error'>;
