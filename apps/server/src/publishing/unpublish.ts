import type { unpublishCv as endpoint } from '@candor/contracts/publishing';
import { cvKind } from '../cv/index.ts';
import { changeDocuments, placeDocument } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { presentPage } from './present.ts';
import { pageOf } from './store.ts';

/** Takes the page of a CV down; its address stays the person's. */
export async function unpublish({ ctx, input: { params } }: Call<typeof endpoint>) {
  const cv = await changeDocuments(ctx, async (change) => {
    const row = await placeDocument(change.store, cvKind, ctx.owner.id, params.id, { isPublic: false });
    if (!row) throw new Refusal('not_found');
    change.record({
      kind: 'document-published',
      subject: row.id,
      payload: { document: cvKind.rules.kind, isPublic: false },
    });
    return row;
  });
  return presentPage(ctx, cv, await pageOf(ctx.store, ctx.owner.id, cv.id));
}
