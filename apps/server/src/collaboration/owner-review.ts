import type * as endpoints from '@candor/contracts/collaboration';
import type { Review, Reviewer } from '@candor/contracts/collaboration';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { linksOf, reviewersOf } from './link-store.ts';
import { asOwner, changeReview, type Participant, type ReviewChange } from './participant.ts';
import { presentLink } from './present-link.ts';
import { presentThreads } from './present-threads.ts';
import { presentDocument } from './reviewed-document.ts';
import { removeComment, reply, setResolved, startThread } from './threads.ts';

/** The review of a document as its owner sees it. */
export async function presentReview({ store, owner, clock }: Context, documentId: string): Promise<Review> {
  const participant = await asOwner({ store, owner }, documentId);
  const links = await linksOf(store, owner.id, documentId);
  const labels = new Map(links.map(({ link }) => [link.id, link.label]));
  const people = await reviewersOf(store, owner.id, documentId);
  return {
    document: presentDocument(participant.document, false),
    threads: await presentThreads(store, participant),
    links: links.map((one) => presentLink(one, clock.now())),
    reviewers: people.map(({ id, name, linkId, lastSeenAt, blockedAt }): Reviewer => ({
      id,
      name,
      label: labels.get(linkId) ?? '',
      lastSeenAt: lastSeenAt.toISOString(),
      isBlocked: blockedAt !== null,
    })),
  };
}

/** Changes a review as its owner, who sees what it is then. */
async function changed(
  ctx: Context,
  id: string,
  work: (change: ReviewChange, participant: Participant) => Promise<void>,
): Promise<Review> {
  await changeReview(ctx, (store: Store) => asOwner({ ...ctx, store }, id), work);
  return presentReview(ctx, id);
}

export const getReview = ({ ctx, input }: Call<typeof endpoints.getReview>) =>
  presentReview(ctx, input.params.id);

export const commentAsOwner = ({ ctx, input: { params, body } }: Call<typeof endpoints.startThread>) =>
  changed(ctx, params.id, (change, owner) => startThread(change, owner, { ...body, replacement: null }));

export const replyAsOwner = ({ ctx, input: { params, body } }: Call<typeof endpoints.replyToThread>) =>
  changed(ctx, params.id, (change, owner) =>
    reply(change, owner, { thread: params.thread, comment: body.comment }),
  );

export const resolveAsOwner = ({ ctx, input: { params, body } }: Call<typeof endpoints.setThread>) =>
  changed(ctx, params.id, (change, owner) =>
    setResolved(change, owner, { thread: params.thread, isResolved: body.isResolved }),
  );

export const deleteAsOwner = ({ ctx, input: { params } }: Call<typeof endpoints.deleteReviewComment>) =>
  changed(ctx, params.id, (change, owner) => removeComment(change, owner, params.comment));
