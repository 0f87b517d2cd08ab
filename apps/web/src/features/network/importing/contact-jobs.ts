import type { ReadCards } from '@candor/domain/network/vcard';
import type { Job } from '@candor/pool/jobs';

/** What stands in a file of contacts: cards, or a table whose columns somebody has to name. */
export type ReadContacts =
  ({ kind: 'cards' } & ReadCards) | { kind: 'table'; headers: string[]; rows: string[][] };

/** What the worker that reads contacts can be asked. */
export interface ContactJobs {
  read: Job<Blob, ReadContacts>;
}
