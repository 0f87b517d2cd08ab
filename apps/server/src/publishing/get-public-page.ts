import type { getPublicPage as endpoint } from '@candor/contracts/publishing';
import { cvKind } from '../cv/index.ts';
import { ownDocument } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { markOwner } from './own-visits.ts';
import { presentPage } from './present.ts';
import { pageOf } from './store.ts';

/** How a CV is published. The browser that asks is its owner's: visits from it are not counted. */
export async function getPublicPage({ ctx, input: { params } }: Call<typeof endpoint>) {
  const cv = await ownDocument(ctx, cvKind, params.id);
  markOwner(ctx, ctx.owner.id);
  return presentPage(ctx, cv, await pageOf(ctx.store, ctx.owner.id, cv.id));
}
