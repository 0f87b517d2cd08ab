import type * as endpoints from '@candor/contracts/review';
import { reviewLimits } from '@candor/domain/collaboration';
import { say } from '@candor/domain/say';
import { isPasswordOf, newToken, tokenHash } from '../account/index.ts';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import type { PublicContext } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { fieldRefusal, Refusal } from '../platform/refusal.ts';
import { hasBlocked, insertReviewer, liveLink, reviewerCount, type OpenedLink } from './link-store.ts';
import { linkOver } from './participant.ts';
import { kindOf, nameOf } from './reviewed-document.ts';

/**
 * What the token of a call opens now. Once somebody who came by it is blocked, a link lets in nobody new: they would come back
 * under another name.
 */
async function opened({ bearer, clock }: PublicContext, store: Store): Promise<OpenedLink> {
  const found = bearer === null ? undefined : await liveLink(store, tokenHash(bearer), clock.now());
  if (!found || (await hasBlocked(store, found.link.id))) throw linkOver();
  return found;
}

/** What a link leads to. Behind a password it says nothing of whose document that is. */
export async function openReviewLink({ ctx }: Call<typeof endpoints.openReviewLink>) {
  await ctx.limits.spend('review-calls', ctx.network);
  const { link, document } = await opened(ctx, ctx.store);
  if (link.passwordHash !== null) return { needsPassword: true, of: null };
  const name = nameOf(document, link.hidesContact);
  return { needsPassword: false, of: { name, kind: kindOf(document), role: link.role } };
}

/** Refuses who does not know the password. Wrong ones are counted by link, from one network and from all. */
async function requirePassword(ctx: PublicContext, { link }: OpenedLink, given: string): Promise<void> {
  if (link.passwordHash === null) return;
  const counted = [
    ['review-passwords', `${link.id} ${ctx.network}`],
    ['review-passwords-everywhere', link.id],
  ] as const;
  // Counted before the slow hash: tries at the same time must not slip through together.
  for (const [name, key] of counted) await ctx.limits.spend(name, key);
  if (!(await isPasswordOf(link.passwordHash, given)))
    throw fieldRefusal('password', say`That password isn’t right.`);
  for (const [name, key] of counted) await ctx.limits.giveBack(name, key);
}

/** Somebody begins to review: what they are known by is a key that their browser keeps. */
export async function enterReview({ ctx, input: { body } }: Call<typeof endpoints.enterReview>) {
  await ctx.limits.spend('review-calls', ctx.network);
  const found = await opened(ctx, ctx.store);
  await ctx.limits.spend('review-entries', found.link.id);
  await requirePassword(ctx, found, body.password);
  const key = newToken();
  const { listeners, store } = ctx;
  const { userId } = found.link;
  await changeDocuments({ listeners, store, owner: { id: userId } }, async (change) => {
    const { link, document } = await opened(ctx, change.store);
    if ((await reviewerCount(change.store, link.id)) >= reviewLimits.reviewers)
      throw new Refusal('too_many', say`Too many people have used this link. Ask for a new one.`);
    await insertReviewer(change.store, {
      userId,
      linkId: link.id,
      name: body.name,
      keyHash: tokenHash(key),
    });
    change.record({ kind: 'review-changed', subject: document.id, payload: {} });
  });
  return { key };
}
