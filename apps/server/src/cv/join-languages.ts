import { randomUUID } from 'node:crypto';
import type { joinCvLanguages as endpoint } from '@candor/contracts/cv-shelf';
import { changeDocuments, ownDocument, placeDocument } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { fieldRefusal, Refusal } from '../platform/refusal.ts';
import { cvKind } from './kind.ts';

/** Puts two CVs together as one CV in two languages, or takes one out. */
export async function joinLanguages({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  const { id } = params;
  if (body.of === id) throw fieldRefusal('of', 'Choose another CV: a CV can’t be linked to itself.');
  return changeDocuments(ctx, async (change) => {
    const { store, owner } = change;
    const stored = await ownDocument(change, cvKind, id);
    const other = body.of === null ? null : await ownDocument(change, cvKind, body.of);
    const variantGroup = other && (other.variantGroup ?? stored.variantGroup ?? randomUUID());
    if (other && other.variantGroup === null)
      await placeDocument(store, cvKind, owner.id, other.id, { variantGroup });
    const language = body.language ?? stored.language;
    const row = await placeDocument(store, cvKind, owner.id, id, { variantGroup, language });
    if (!row) throw new Refusal('not_found');
    return cvKind.whole(store, row);
  });
}
