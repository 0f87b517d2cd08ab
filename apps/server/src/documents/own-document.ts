import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import type { DocumentKind } from './kind.ts';
import { documentById } from './stores/document-store.ts';
import type { KindTypes, Row } from './types.ts';

type Reader = Pick<Context, 'store' | 'owner'>;

/** One of the caller's documents; another's is not found. */
export async function ownDocument<T extends KindTypes>(
  { store, owner }: Reader,
  kind: DocumentKind<T>,
  id: string,
): Promise<Row<T>> {
  const row = await documentById(store, kind, owner.id, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

/** The same, in the trash too: for what may be asked of it there. */
export async function ownDocumentOrTrashed<T extends KindTypes>(
  { store, owner }: Reader,
  kind: DocumentKind<T>,
  id: string,
): Promise<Row<T>> {
  const row = await documentById(store, kind, owner.id, id, true);
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Why a write over a version did not happen: the document is not there, or another version is, which goes along. */
export async function staleDocument<T extends KindTypes>(
  { store, owner }: Reader,
  kind: DocumentKind<T>,
  id: string,
): Promise<Refusal> {
  const current = await documentById(store, kind, owner.id, id);
  return current
    ? new Refusal('stale', undefined, { current: await kind.whole(store, current) })
    : new Refusal('not_found');
}
