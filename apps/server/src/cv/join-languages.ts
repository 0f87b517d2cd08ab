import { randomUUID } from 'node:crypto';
import type { joinCvLanguages as endpoint } from '@candor/contracts/cv-shelf';
import type { Call } from '../platform/bind.ts';
import { fieldRefusal, Refusal } from '../platform/refusal.ts';
import { ownCv } from './own-cv.ts';
import { cvOf } from './present.ts';
import { holdCvs, placeCv } from './store.ts';

/** Puts two CVs together as one CV in two languages, or takes one out. */
export async function joinLanguages({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  const { id } = params;
  if (body.of === id) throw fieldRefusal('of', 'Choose another CV: a CV can’t be linked to itself.');
  return ctx.store.transaction(async (tx) => {
    const inside = { ...ctx, store: tx };
    await holdCvs(tx, ctx.owner.id, body.of === null ? [id] : [id, body.of]);
    const stored = await ownCv(inside, id);
    const other = body.of === null ? null : await ownCv(inside, body.of);
    const variantGroup = other && (other.variantGroup ?? stored.variantGroup ?? randomUUID());
    if (other && other.variantGroup === null) await placeCv(tx, ctx.owner.id, other.id, { variantGroup });
    const language = body.language ?? stored.language;
    const row = await placeCv(tx, ctx.owner.id, id, { variantGroup, language });
    if (!row) throw new Refusal('not_found');
    return cvOf(tx, row);
  });
}
