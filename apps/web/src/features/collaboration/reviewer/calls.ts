import type { BodyInputOf } from '@candor/contracts/endpoint';
import type * as review from '@candor/contracts/review';
import { call } from '../../../platform/call.ts';
import { callEvents } from '../../../platform/events.ts';
import { route } from '../../../platform/route.ts';

const linkRoute = route<typeof review.openReviewLink>('GET', '/api/review/link');
const enterRoute = route<typeof review.enterReview>('POST', '/api/review/enter');
const reviewRoute = route<typeof review.getReviewed>('GET', '/api/review');
const pagesRoute = route<typeof review.getReviewedPages>('GET', '/api/review/pages');
const eventsRoute = route<typeof review.reviewerEvents>('GET', '/api/review/events');
const threadRoute = route<typeof review.startReviewerThread>('POST', '/api/review/threads');
const replyRoute = route<typeof review.replyAsReviewer>('POST', '/api/review/threads/:thread/comments');
const resolveRoute = route<typeof review.setReviewerThread>('PUT', '/api/review/threads/:thread');
const withdrawRoute = route<typeof review.withdrawSuggestion>('DELETE', '/api/review/threads/:thread');
const deleteRoute = route<typeof review.deleteReviewerComment>('DELETE', '/api/review/comments/:comment');

// same in every language
const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

/** What a link leads to. */
export const openLink = (token: string) => call(linkRoute, { headers: bearing(token) });

export const enter = (token: string, body: BodyInputOf<typeof review.enterReview>) =>
  call(enterRoute, { body, headers: bearing(token) });

export type NewThread = BodyInputOf<typeof review.startReviewerThread>;

/** The calls of somebody who gave their name: their key goes with each, in no address. */
export function callsOf(key: string) {
  const headers = bearing(key);
  return {
    review: () => call(reviewRoute, { headers }),
    pages: () => call(pagesRoute, { headers }),
    events: (signal: AbortSignal) => callEvents(eventsRoute, { headers, signal }),
    start: (body: NewThread) => call(threadRoute, { body, headers }),
    reply: (thread: string, comment: string) =>
      call(replyRoute, { params: { thread }, body: { comment }, headers }),
    resolve: (thread: string, isResolved: boolean) =>
      call(resolveRoute, { params: { thread }, body: { isResolved }, headers }),
    withdraw: (thread: string) => call(withdrawRoute, { params: { thread }, headers }),
    remove: (comment: string) => call(deleteRoute, { params: { comment }, headers }),
  };
}
export type ReviewCalls = ReturnType<typeof callsOf>;
