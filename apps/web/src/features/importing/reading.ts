import type { ReadImport } from '@candor/contracts/importing';

/** What was understood of a file or of pasted text. */
export type Reading = Omit<ReadImport, 'name' | 'status' | 'error'>;

/** As much of a reading as shows on its pages where each field was found. */
export type PageReading = Pick<Reading, 'fields' | 'document' | 'recognized'>;
