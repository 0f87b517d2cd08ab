import type { DocumentKind } from '@candor/contracts/events';
import type { Core, Owner } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { recordEvent } from './record.ts';

type By = Pick<Core, 'listeners'> & { owner: Pick<Owner, 'id'> };

/** Records, in the transaction of the write, that a document has new content. */
export function recordSaved(
  store: Store,
  by: By,
  document: DocumentKind,
  { id, version }: { id: string; version: number },
): Promise<void> {
  return recordEvent(store, by, { kind: 'document-saved', subject: id, payload: { document, version } });
}

/** Records that a document was put elsewhere: archived, labelled, into the trash or out of it. */
export function recordPlaced(store: Store, by: By, document: DocumentKind, id: string): Promise<void> {
  return recordEvent(store, by, { kind: 'document-placed', subject: id, payload: { document } });
}

/** Records of each document that it is gone for good. */
export async function recordPurged(
  store: Store,
  by: By,
  document: DocumentKind,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids)
    await recordEvent(store, by, { kind: 'document-purged', subject: id, payload: { document } });
}
