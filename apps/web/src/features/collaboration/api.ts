import { t } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import type * as collaboration from '@candor/contracts/collaboration';
import type { Review } from '@candor/contracts/collaboration';
import { call } from '../../platform/call.ts';
import { callEvents } from '../../platform/events.ts';
import { queryClient } from '../../platform/query-client.ts';
import { route, type InputOf } from '../../platform/route.ts';
import { toastSignedOut } from '../../platform/toast-signed-out.ts';
import { thenRefresh } from '../../platform/then-refresh.ts';

const reviewRoute = route<typeof collaboration.getReview>('GET', '/api/reviews/:id');
const eventsRoute = route<typeof collaboration.reviewEvents>('GET', '/api/reviews/:id/events');
const commentRoute = route<typeof collaboration.startThread>('POST', '/api/reviews/:id/threads');
const replyRoute = route<typeof collaboration.replyToThread>(
  'POST',
  '/api/reviews/:id/threads/:thread/comments',
);
const resolveRoute = route<typeof collaboration.setThread>('PUT', '/api/reviews/:id/threads/:thread');
const decideRoute = route<typeof collaboration.decideSuggestion>(
  'POST',
  '/api/reviews/:id/threads/:thread/decision',
);
const deleteRoute = route<typeof collaboration.deleteReviewComment>(
  'DELETE',
  '/api/reviews/:id/comments/:comment',
);
const reviewerRoute = route<typeof collaboration.setReviewer>('PUT', '/api/reviews/:id/reviewers/:reviewer');
const createRoute = route<typeof collaboration.createReviewLink>('POST', '/api/reviews/:id/links');
const linksRoute = route<typeof collaboration.listReviewLinks>('GET', '/api/review-links');
const revokeRoute = route<typeof collaboration.revokeReviewLink>('DELETE', '/api/review-links/:link');
const revokeAllRoute = route<typeof collaboration.revokeAllReviewLinks>('DELETE', '/api/review-links');

export type NewLink = InputOf<typeof collaboration.createReviewLink>['body'];

/** What is said of a document, by whom, and the links they came by. */
export function reviewOf(id: string) {
  return queryOptions({
    queryKey: ['reviews', id],
    queryFn: ({ signal }) => call(reviewRoute, { params: { id }, signal }),
    // Reviewers go on while nobody looks.
    staleTime: 0,
  });
}

export const reviewEvents = (id: string, signal: AbortSignal) =>
  callEvents(eventsRoute, { params: { id }, signal });

/** What the owner does in the review of a document; each shows what it is then. */
export function actionsOf(id: string) {
  const take = async (asked: Promise<Review>) => {
    try {
      queryClient.setQueryData(reviewOf(id).queryKey, await asked);
    } catch (error) {
      toastSignedOut(error, t`Please login again to continue.`);
      throw error;
    }
  };
  return {
    comment: (comment: string) =>
      take(call(commentRoute, { params: { id }, body: { anchor: null, comment } })),
    reply: (thread: string, comment: string) =>
      take(call(replyRoute, { params: { id, thread }, body: { comment } })),
    resolve: (thread: string, isResolved: boolean) =>
      take(call(resolveRoute, { params: { id, thread }, body: { isResolved } })),
    decide: (thread: string, isAccepted: boolean) =>
      take(call(decideRoute, { params: { id, thread }, body: { isAccepted } })),
    remove: (comment: string) => take(call(deleteRoute, { params: { id, comment } })),
    block: (reviewer: string, isBlocked: boolean) =>
      take(call(reviewerRoute, { params: { id, reviewer }, body: { isBlocked } })),
  };
}
export type ReviewActions = ReturnType<typeof actionsOf>;

const refreshed = thenRefresh('reviews');

/** Every review link of the person. */
export const allReviewLinks = queryOptions({
  queryKey: ['reviews', 'links'],
  queryFn: ({ signal }) => call(linksRoute, { signal }),
  staleTime: 0,
});
export const createLink = refreshed((id: string, body: NewLink) =>
  call(createRoute, { params: { id }, body }),
);
export const revokeLink = refreshed((link: string) => call(revokeRoute, { params: { link } }));
export const revokeAllLinks = refreshed(() => call(revokeAllRoute, {}));
