import type { publishCv as endpoint } from '@candor/contracts/publishing';
import { say } from '@candor/domain/say';
import { hashPassword, refuseWeakPassword } from '../account/index.ts';
import { cvKind } from '../cv/index.ts';
import {
  changeDocuments,
  MOST_SHOWN,
  ownDocument,
  placeDocument,
  requireDrawable,
} from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { fieldRefusal, Refusal } from '../platform/refusal.ts';
import { requirePublishable } from './access.ts';
import { markOwner } from './own-visits.ts';
import { presentPage } from './present.ts';
import { randomSlug } from './random-slug.ts';
import { isAddressTaken, pageOf, putPage, type PublicPageRow } from './store.ts';

/** Where the page is: as chosen, or where nobody can guess; an unguessable address that it has already stays. */
function placeOf(address: string | null, stored: PublicPageRow | undefined) {
  if (address !== null && address !== stored?.slug) return { slug: address, isUnguessable: false };
  if (stored && (address !== null || stored.isUnguessable))
    return { slug: stored.slug, isUnguessable: stored.isUnguessable };
  return { slug: randomSlug(), isUnguessable: true };
}

/** Publishes a CV, or changes how it is published. Visitors see it as it is saved, from now on. */
export async function publish({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  const { address, password, ...settings } = body;
  const asked = await ownDocument(ctx, cvKind, params.id);
  requirePublishable(ctx, asked, settings.expiresOn);
  requireDrawable(asked.text, MOST_SHOWN);
  if (password) await refuseWeakPassword(password, ctx.configuration.PASSWORD_MIN_LENGTH);
  const given = password ? await hashPassword(password) : null;

  const published = await changeDocuments(ctx, async (change) => {
    const { store, owner } = change;
    const before = await ownDocument(change, cvKind, params.id);
    // It may have been archived since.
    requirePublishable(change, before, settings.expiresOn);
    const stored = await pageOf(store, owner.id, before.id);
    const page = await putPage(
      store,
      { userId: owner.id, documentId: before.id },
      {
        ...settings,
        ...placeOf(address, stored),
        passwordHash: password === undefined ? (stored?.passwordHash ?? null) : given,
      },
    );
    const cv = await placeDocument(store, cvKind, owner.id, before.id, { isPublic: true });
    if (!cv) throw new Refusal('not_found');
    change.record({
      kind: 'document-published',
      subject: cv.id,
      payload: { document: cvKind.rules.kind, isPublic: true },
    });
    return { cv, page };
  }).catch((error: unknown) => {
    if (isAddressTaken(error))
      throw fieldRefusal('address', say`This address is already taken. Please choose another.`);
    throw error;
  });
  markOwner(ctx, ctx.owner.id);
  return presentPage(ctx, published.cv, published.page);
}
