import type { ReviewChange } from './participant.ts';
import { kindOf } from './reviewed-document.ts';
import { hasOpenThread, type DocumentRow } from './store.ts';

/** Records that the review of a document is finished, where none of its threads is open any more. */
export async function recordWhenFinished(
  change: Pick<ReviewChange, 'store' | 'record'>,
  document: DocumentRow,
): Promise<void> {
  const { id, userId, title } = document;
  if (await hasOpenThread(change.store, userId, id)) return;
  change.record({ kind: 'review-finished', subject: id, payload: { document: kindOf(document), title } });
}
