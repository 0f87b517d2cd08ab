import { LRUCache } from 'lru-cache';
import type * as endpoints from '@candor/contracts/review';
import type { Reviewed } from '@candor/contracts/review';
import type { Call } from '../platform/bind.ts';
import type { PublicContext } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { noteUse, reviewersOf } from './link-store.ts';
import { asReviewer, changeReview, type ReviewChange, type ReviewParticipant } from './participant.ts';
import { presentThreads } from './present-threads.ts';
import { pagesOf, presentDocument } from './reviewed-document.ts';
import { removeComment, reply, setResolved, startThread, withdraw } from './threads.ts';

/** When somebody was last seen is known to the minute. */
const NOTED_MS = 60_000;
/** Some dozens of documents under review. */
const MOST_BYTES = 12 * 1024 * 1024;

/** The reviewer who calls, once a call by their network was counted. */
async function seen(ctx: PublicContext): Promise<ReviewParticipant> {
  await ctx.limits.spend('review-calls', ctx.network);
  return asReviewer(ctx);
}

/** The review as a reviewer sees it. */
async function presentReviewed(store: Store, participant: ReviewParticipant): Promise<Reviewed> {
  const { document, owner, reviewer, link, hidesContact, can } = participant;
  const others = can.comment ? await reviewersOf(store, owner.id, document.id) : [];
  const people = [owner.name, ...others.filter(({ id }) => id !== reviewer.id).map(({ name }) => name)];
  return {
    document: presentDocument(document, hidesContact),
    you: reviewer.name,
    questions: link.questions,
    threads: await presentThreads(store, participant),
    people: can.comment ? [...new Set(people)] : [],
    can,
  };
}

/** Changes a review as a reviewer, who sees what it is then. What they write is counted by their link and their network. */
async function changed(
  ctx: PublicContext,
  work: (change: ReviewChange, participant: ReviewParticipant) => Promise<void>,
): Promise<Reviewed> {
  const { link } = await seen(ctx);
  await ctx.limits.spend('review-writes', link.id);
  await ctx.limits.spend('review-writes-network', ctx.network);
  await changeReview(ctx, (store) => asReviewer({ ...ctx, store }), work);
  return presentReviewed(ctx.store, await asReviewer(ctx));
}

export async function getReviewed({ ctx }: Call<typeof endpoints.getReviewed>) {
  const participant = await seen(ctx);
  const now = ctx.clock.now();
  await noteUse(ctx.store, participant, now, new Date(now.getTime() - NOTED_MS));
  return presentReviewed(ctx.store, participant);
}

/** Draws pages each once, as long as the document stays as it is. */
export function reviewedPages() {
  const kept = new LRUCache<string, readonly string[]>({
    maxSize: MOST_BYTES,
    sizeCalculation: (pages) => pages.reduce((size, page) => size + page.length, 1),
  });
  return async ({ ctx }: Call<typeof endpoints.getReviewedPages>) => {
    const { document, hidesContact } = await seen(ctx);
    const { id, version, layoutRelease } = document;
    const key = JSON.stringify([id, version, layoutRelease, hidesContact]);
    const pages = kept.get(key) ?? (await pagesOf(ctx.renderer, document, hidesContact));
    kept.set(key, pages);
    return { pages: [...pages] };
  };
}

export const commentAsReviewer = ({ ctx, input }: Call<typeof endpoints.startReviewerThread>) =>
  changed(ctx, (change, reviewer) => startThread(change, reviewer, input.body));

export const replyAsReviewer = ({ ctx, input: { params, body } }: Call<typeof endpoints.replyAsReviewer>) =>
  changed(ctx, (change, reviewer) =>
    reply(change, reviewer, { thread: params.thread, comment: body.comment }),
  );

export const resolveAsReviewer = ({
  ctx,
  input: { params, body },
}: Call<typeof endpoints.setReviewerThread>) =>
  changed(ctx, (change, reviewer) =>
    setResolved(change, reviewer, { thread: params.thread, isResolved: body.isResolved }),
  );

export const withdrawAsReviewer = ({ ctx, input }: Call<typeof endpoints.withdrawSuggestion>) =>
  changed(ctx, (change, reviewer) => withdraw(change, reviewer, input.params));

export const deleteAsReviewer = ({ ctx, input }: Call<typeof endpoints.deleteReviewerComment>) =>
  changed(ctx, (change, reviewer) => removeComment(change, reviewer, input.params.comment));
