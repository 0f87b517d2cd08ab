import { randomUUID } from 'node:crypto';
import type { joinCvLanguages as endpoint } from '@candor/contracts/cv-endpoints';
import { say } from '@candor/domain/say';
import { changeDocuments, ownDocument } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { fieldRefusal } from '../platform/refusal.ts';
import { groupCv } from './group-cv.ts';
import { cvKind } from './kind.ts';

/** Puts two CVs together as one CV in two languages, or takes one out. */
export async function joinLanguages({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  const { id } = params;
  if (body.of === id) throw fieldRefusal('of', say`Choose another CV: a CV can’t be linked to itself.`);
  return changeDocuments(ctx, async (change) => {
    const stored = await ownDocument(change, cvKind, id);
    const other = body.of === null ? null : await ownDocument(change, cvKind, body.of);
    const variantGroup = other && (other.variantGroup ?? stored.variantGroup ?? randomUUID());
    if (other && other.variantGroup === null) await groupCv(change, other.id, variantGroup);
    const row = await groupCv(change, id, variantGroup, body.language);
    return cvKind.whole(change.store, row);
  });
}
