import { settledWith } from '@candor/domain/marks';
import { MOST_SETTLED } from '@candor/domain/writing';
import type { Context } from '../../platform/context.ts';
import { changeDocuments } from '../change-documents.ts';
import type { DocumentKind } from '../kind.ts';
import { ownDocument } from '../own-document.ts';
import { placeDocument } from '../stores/document-store.ts';
import type { KindTypes } from '../types.ts';

interface Call {
  ctx: Context;
  input: { params: { id: string }; body: { keys: string[]; isSettled: boolean } };
}

/** Remembers marks of a document as settled, or as open again; a document without a report has none. */
export function settleMarks<T extends KindTypes>(kind: DocumentKind<T>) {
  return ({ ctx, input: { params, body } }: Call): Promise<void> =>
    changeDocuments(ctx, async (change) => {
      const { facts, document, request } = await ownDocument(change, kind, params.id);
      if (!facts) return;
      const settled = body.isSettled
        ? settledWith(facts.settled, body.keys, MOST_SETTLED)
        : facts.settled.filter((key) => !body.keys.includes(key));
      const after = { ...facts, settled };
      const card = kind.rules.card(document, request, after);
      await placeDocument(change.store, kind, ctx.owner.id, params.id, { facts: after, card });
    });
}
