import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeDocuments } from '../change-documents.ts';
import type { DocumentKind } from '../kind.ts';
import { ownLabels } from './labels.ts';
import { ownDocument } from '../own-document.ts';
import { cardRowOf } from '../present.ts';
import { placeDocument } from '../stores/document-store.ts';
import type { KindTypes } from '../types.ts';

type Asked = {
  ctx: Context;
  input: {
    params: { id: string };
    body: { labels?: string[] | undefined; isArchived?: boolean | undefined };
  };
};

/** Labels a document, puts it into the archive or takes it out again. */
export function organise<T extends KindTypes>(kind: DocumentKind<T>) {
  return ({ ctx, input: { params, body } }: Asked): Promise<T['listed']> =>
    changeDocuments(ctx, async (change) => {
      const { store, owner, clock, record } = change;
      const { id } = params;
      const document = kind.rules.kind;
      const stored = await ownDocument(change, kind, id);
      const labels = body.labels ? await ownLabels(store, kind, owner.id, body.labels) : stored.labels;
      const isArchived = body.isArchived ?? stored.archivedAt !== null;
      const archivedAt = isArchived ? (stored.archivedAt ?? clock.now()) : null;
      // What is put away is public no more, and stays so when it is taken out again.
      const isPublic = stored.isPublic && !isArchived;
      const row = await placeDocument(store, kind, owner.id, id, { labels, archivedAt, isPublic });
      if (!row) throw new Refusal('not_found');
      if (body.labels) record({ kind: 'document-labelled', subject: id, payload: { document, labels } });
      const place = isArchived ? 'archived' : 'active';
      if (body.isArchived !== undefined)
        record({ kind: 'document-placed', subject: id, payload: { document, place } });
      const comesBack = stored.archivedAt !== null && archivedAt === null;
      return kind.listed(cardRowOf((comesBack && (await kind.broughtBack?.(change, row))) || row));
    });
}
