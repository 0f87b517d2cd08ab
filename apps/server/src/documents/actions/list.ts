import type { Context } from '../../platform/context.ts';
import { cardsIn, cardsOf } from '../stores/card-store.ts';
import type { DocumentKind } from '../kind.ts';
import type { Place } from '../stores/document-store.ts';
import type { KindTypes } from '../types.ts';

type Asked = { ctx: Context; input: { query: { in: Place; label?: string | undefined } } };

/** A person's documents of a kind, newest first or in the order of the kind. */
export function list<T extends KindTypes>(kind: DocumentKind<T>) {
  return async ({ ctx: { store, owner }, input: { query } }: Asked): Promise<T['listed'][]> => {
    const isUsual = query.in === 'active' && query.label === undefined;
    const rows = isUsual
      ? await cardsOf(store, kind, owner.id)
      : await cardsIn(store, kind, owner.id, query.in, query.label);
    const cards = rows.map((row) => kind.listed(row));
    return kind.inOrder?.(cards) ?? cards;
  };
}
