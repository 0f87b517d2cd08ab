import { randomBytes } from 'node:crypto';
import type * as endpoints from '@candor/contracts/collaboration';
import { reviewLimits } from '@candor/domain/collaboration';
import { say } from '@candor/domain/say';
import { hashPassword, refuseWeakPassword, tokenHash } from '../account/index.ts';
import { changeDocuments, MOST_SHOWN, requireDrawable } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { Refusal } from '../platform/refusal.ts';
import { insertLink, linksOf, liveLinkCount, revokeLinks, setBlocked } from './link-store.ts';
import { presentReview } from './owner-review.ts';
import { asOwner } from './participant.ts';
import { presentLink } from './present-link.ts';

const DAY_MS = 24 * 3600 * 1000;
const TOKEN_BYTES = 16;

/** Makes a link by which somebody may review a document. Its token leaves once; the store has its hash. */
export async function createReviewLink({ ctx, input }: Call<typeof endpoints.createReviewLink>) {
  const { days, password, label, role, hidesContact, questions } = input.body;
  const { id } = input.params;
  requireDrawable((await asOwner(ctx, id)).document.text, MOST_SHOWN);
  if (password) await refuseWeakPassword(password, ctx.configuration.PASSWORD_MIN_LENGTH);
  const passwordHash = password ? await hashPassword(password) : null;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = ctx.clock.now();
  const made = await changeDocuments(ctx, async (change) => {
    const { document } = await asOwner(change, id);
    const userId = ctx.owner.id;
    if ((await liveLinkCount(change.store, userId)) >= reviewLimits.links)
      throw new Refusal(
        'too_many',
        say`You’ve reached the limit of ${reviewLimits.links} review links. Revoke some first.`,
      );
    const link = await insertLink(change.store, {
      userId,
      documentId: document.id,
      tokenHash: tokenHash(token),
      label,
      role,
      passwordHash,
      hidesContact,
      questions,
      expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS),
    });
    change.record({ kind: 'review-changed', subject: id, payload: {} });
    return { link, document };
  });
  ctx.log.info({ security: 'review-link-created', person: loggedAs(ctx.owner.id) }, 'review link created');
  return { url: `${ctx.origin()}/review/${token}`, link: presentLink(made, now) };
}

export async function listReviewLinks({ ctx }: Call<typeof endpoints.listReviewLinks>) {
  const links = await linksOf(ctx.store, ctx.owner.id);
  return { links: links.map((one) => presentLink(one, ctx.clock.now())) };
}

/** Ends links at once: every call by them asks the store, and open streams end. */
async function revoke(ctx: Context, id?: string): Promise<void> {
  await changeDocuments(ctx, async (change) => {
    const opened = await revokeLinks(change.store, ctx.owner.id, ctx.clock.now(), id);
    if (id !== undefined && opened.length === 0) throw new Refusal('not_found');
    for (const documentId of opened) {
      // A link of a document in the trash ends too; whoever shows reviews looks again.
      change.record({ kind: 'review-changed', subject: documentId, payload: {} });
    }
  });
  ctx.log.info({ security: 'review-links-revoked', person: loggedAs(ctx.owner.id) }, 'review links revoked');
}

export const revokeReviewLink = ({ ctx, input }: Call<typeof endpoints.revokeReviewLink>) =>
  revoke(ctx, input.params.link);

export const revokeAllReviewLinks = ({ ctx }: Call<typeof endpoints.revokeAllReviewLinks>) => revoke(ctx);

/** Blocks a reviewer, who is out at once, or lets them in again. */
export async function setReviewer({ ctx, input: { params, body } }: Call<typeof endpoints.setReviewer>) {
  await changeDocuments(ctx, async (change) => {
    const { document } = await asOwner(change, params.id);
    const who = { userId: ctx.owner.id, documentId: document.id, id: params.reviewer };
    if (!(await setBlocked(change.store, who, body.isBlocked ? ctx.clock.now() : null)))
      throw new Refusal('not_found');
    change.record({ kind: 'review-changed', subject: document.id, payload: {} });
  });
  return presentReview(ctx, params.id);
}
