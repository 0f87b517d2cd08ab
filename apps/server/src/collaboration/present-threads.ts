import { findAnchor, spanCarrier } from '@candor/domain/collaboration';
import type { Span } from '@candor/domain/text';
import { wordDifferences } from '@candor/domain/versions';
import { mayResolve, mayWithdraw } from './threads.ts';
import type { Participant } from './participant.ts';
import type { Store } from '../platform/database.ts';
import { textOf } from './reviewed-document.ts';
import { commentsOf, threadsOf, type CommentRow, type ThreadRow } from './store.ts';

interface ThreadComment {
  participant: Participant;
  /** Where a stretch of the document stands in what is shown of it. */
  shown: (span: Span) => Span | null;
  comments: readonly CommentRow[];
}

const isTheirs = (
  { writer }: Participant,
  { isOwner, reviewerId }: Pick<ThreadRow, 'isOwner' | 'reviewerId'>,
) => (writer.isOwner ? isOwner : reviewerId !== null && reviewerId === writer.reviewerId);

/**
 * A thread as somebody sees it. Who does not see the ways to reach the owner is not shown words that cannot be found in
 * what they see, unless they selected them.
 */
function presentThread(thread: ThreadRow, { participant, shown, comments }: ThreadComment) {
  const { anchor, replacement, state } = thread;
  const { document, owner, hidesContact } = participant;
  const whole = anchor && findAnchor(document.text, anchor);
  const span = whole && shown(whole);
  if (anchor && !span && hidesContact && !isTheirs(participant, thread)) return [];
  return [
    {
      id: thread.id,
      state,
      author: thread.isOwner ? owner.name : thread.author,
      isOwner: thread.isOwner,
      at: thread.createdAt.toISOString(),
      quote: anchor?.quote ?? null,
      span,
      difference:
        anchor && replacement !== null && state !== 'accepted'
          ? wordDifferences(anchor.quote, replacement)
          : null,
      comments: comments.map((comment) => ({
        id: comment.id,
        author: comment.isOwner ? owner.name : comment.author,
        isOwner: comment.isOwner,
        body: comment.body,
        at: comment.createdAt.toISOString(),
        can: { delete: participant.writer.isOwner || isTheirs(participant, comment) },
      })),
      can: {
        reply: participant.can.comment,
        resolve: mayResolve(participant, thread),
        decide: participant.writer.isOwner && replacement !== null && state === 'open',
        withdraw: mayWithdraw(participant, thread),
      },
    },
  ];
}

/** The threads of a review, as somebody sees them: in the order of the text, those about no words first. */
export async function presentThreads(store: Store, participant: Participant) {
  const { document, owner, hidesContact, can } = participant;
  if (!can.comment) return [];
  const shown = hidesContact
    ? spanCarrier(document.text, textOf(document, hidesContact))
    : (span: Span) => span;
  const threads = await threadsOf(store, owner.id, document.id);
  const comments = Map.groupBy(await commentsOf(store, owner.id, document.id), ({ threadId }) => threadId);
  return threads
    .flatMap((thread) =>
      presentThread(thread, { participant, shown, comments: comments.get(thread.id) ?? [] }),
    )
    .toSorted((a, b) => (a.span?.start ?? -1) - (b.span?.start ?? -1));
}
