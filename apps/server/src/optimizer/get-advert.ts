import type { getCvAdvert as endpoint } from '@candor/contracts/optimizer';
import { cvKind } from '../cv/index.ts';
import { ownDocument } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { advertOf } from './store.ts';

/** The advert that a CV was tailored to. Whoever opens a CV asks for it, and is likely to have it analysed next. */
export async function getAdvert({ ctx, input: { params } }: Call<typeof endpoint>) {
  const { id } = await ownDocument(ctx, cvKind, params.id);
  ctx.optimizerWorkers.expectWork();
  const found = await advertOf(ctx.store, ctx.owner.id, id);
  if (!found) return { advert: null };
  const { sourceId, sourceTitle, createdAt, ...advert } = found;
  const source = sourceId === null || sourceTitle === null ? null : { id: sourceId, title: sourceTitle };
  return { advert: { ...advert, source, createdAt: createdAt.toISOString() } };
}
