import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { changeDocuments, type Changing } from './change-documents.ts';
import type { DocumentKind } from './kind.ts';
import { documentOfKey, insertKey } from './stores/key-store.ts';
import type { KindTypes, Row } from './types.ts';

/** The document that the first call of this key made. */
async function madeBefore<T extends KindTypes>(
  { store, owner, requestKey }: Pick<Context, 'store' | 'owner' | 'requestKey'>,
  kind: DocumentKind<T>,
): Promise<Row<T> | undefined> {
  return requestKey === null ? undefined : documentOfKey(store, kind, owner.id, requestKey);
}

/**
 * Makes a document and stores the request key of the call, in one transaction. Calls of one key make one document, and
 * each answers with it: the person's lock lets the later ones see what the first made.
 */
export function makeOnce<T extends KindTypes>(
  ctx: Context,
  kind: DocumentKind<T>,
  make: (change: Changing<Context>) => Promise<Row<T>>,
): Promise<Row<T>> {
  return changeDocuments(ctx, async (change) => {
    const before = await madeBefore(change, kind);
    if (before) return before;
    const row = await make(change);
    const { owner, requestKey: key } = ctx;
    if (key !== null) await insertKey(change.store, { userId: owner.id, key, documentId: row.id });
    return row;
  });
}

/** The same for a stream of events, which ends in `makeOnce`; `done` is the event of a document. */
export async function* streamOnce<T extends KindTypes, Event>(
  ctx: Context,
  kind: DocumentKind<T>,
  done: (row: Row<T>) => Event,
  write: () => AsyncIterable<Event>,
): AsyncGenerator<Event> {
  const before = await madeBefore(ctx, kind);
  if (before) {
    yield done(before);
    return;
  }
  try {
    yield* write();
  } catch (error) {
    // What refuses this call may be the success of the first of its key.
    const first = error instanceof Refusal ? await madeBefore(ctx, kind) : undefined;
    if (!first) throw error;
    yield done(first);
  }
}
