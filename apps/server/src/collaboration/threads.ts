import {
  anchorAt,
  findAnchor,
  mentionsIn,
  reviewLimits,
  spanCarrier,
  type Anchor,
} from '@candor/domain/collaboration';
import { say } from '@candor/domain/say';
import { Refusal } from '../platform/refusal.ts';
import { alreadyDecided } from './already-decided.ts';
import type { Participant, ReviewChange } from './participant.ts';
import { kindOf, textOf } from './reviewed-document.ts';
import {
  commentCount,
  commentsOf,
  deleteComment,
  deleteThread,
  insertComment,
  insertThread,
  threadById,
  threadCount,
  updateThread,
  type ThreadRow,
} from './store.ts';
import { recordWhenFinished } from './record-when-finished.ts';

const wordsChanged = () => new Refusal('stale', say`The text you selected has changed. Select it again.`);
const acrossHidden = () =>
  new Refusal(
    'invalid',
    say`Your selection includes hidden contact details. Select the text before or after them.`,
  );
const EXCERPT = 160;

interface NewThread {
  anchor: Anchor | null;
  comment: string;
  replacement: string | null;
}

/** The anchor of selected words in the whole text, made here: what a browser sends is only where to look. */
function ownAnchor({ document, hidesContact }: Participant, given: Anchor): Anchor {
  const seen = textOf(document, hidesContact);
  const selected = findAnchor(seen, given);
  if (!selected) throw wordsChanged();
  const span = hidesContact ? spanCarrier(seen, document.text)(selected) : selected;
  const anchor = span && anchorAt(document.text, span);
  // No word that is hidden may come into the quote.
  const isSeen = anchor !== null && (!hidesContact || anchor.quote === given.quote.trim());
  if (!isSeen) throw acrossHidden();
  return anchor;
}

/** Tells of something that was said: to the owner with its words, where a reviewer said it. */
function recordEvent(
  change: ReviewChange,
  { document, owner, writer }: Participant,
  posted: { thread: string; words: string; isSuggestion: boolean },
): void {
  const kind = kindOf(document);
  if (writer.isOwner) return change.record({ kind: 'review-changed', subject: document.id, payload: {} });
  const words = posted.words.replace(/\s+/gu, ' ').trim();
  return change.record({
    kind: posted.isSuggestion ? 'suggestion-added' : 'comment-added',
    subject: document.id,
    payload: {
      document: kind,
      title: document.title,
      author: writer.author,
      excerpt: words.length > EXCERPT ? `${words.slice(0, EXCERPT).trimEnd()}…` : words,
      thread: posted.thread,
      isMention: mentionsIn(posted.words, [owner.name]).length > 0,
    },
  });
}

/** Comments on words or on the whole document, or suggests other words. */
export async function startThread(
  change: ReviewChange,
  participant: Participant,
  { anchor: given, comment, replacement }: NewThread,
): Promise<void> {
  const { document, owner, writer, can } = participant;
  if (!can.comment || (replacement !== null && !can.suggest)) throw new Refusal('not_found');
  if (replacement === null && comment.trim() === '')
    throw new Refusal('invalid', say`Write a comment first.`);
  if (replacement !== null && !given) throw new Refusal('invalid', say`Select the words to change first.`);
  const anchor = given && ownAnchor(participant, given);
  if (anchor?.quote === replacement) throw new Refusal('invalid', say`It already says this.`);
  const { store } = change;
  if ((await threadCount(store, owner.id, document.id)) >= reviewLimits.threads)
    throw new Refusal('too_many', say`This review has reached its comment limit.`);
  const thread = await insertThread(store, {
    userId: owner.id,
    documentId: document.id,
    ...writer,
    anchor,
    replacement,
  });
  if (comment.trim() !== '')
    await insertComment(store, { userId: owner.id, threadId: thread.id, ...writer, body: comment });
  const words = comment.trim() === '' ? (replacement ?? '') : comment;
  recordEvent(change, participant, { thread: thread.id, words, isSuggestion: replacement !== null });
}

async function ownThread(change: ReviewChange, { owner, document }: Participant, id: string) {
  const thread = await threadById(change.store, owner.id, document.id, id);
  if (!thread) throw new Refusal('not_found');
  return thread;
}

export async function reply(
  change: ReviewChange,
  participant: Participant,
  { thread: id, comment }: { thread: string; comment: string },
): Promise<void> {
  if (!participant.can.comment) throw new Refusal('not_found');
  const thread = await ownThread(change, participant, id);
  const userId = participant.owner.id;
  if ((await commentCount(change.store, userId, thread.id)) >= reviewLimits.comments)
    throw new Refusal('too_many', say`This thread has reached its comment limit.`);
  await insertComment(change.store, { userId, threadId: thread.id, ...participant.writer, body: comment });
  recordEvent(change, participant, { thread: thread.id, words: comment, isSuggestion: false });
}

/** Whether a thread was started by this reviewer. */
const isByReviewer = ({ writer }: Participant, { reviewerId }: ThreadRow) =>
  reviewerId !== null && reviewerId === writer.reviewerId;

/** Whether somebody may end a thread and take it up again: the owner any, a reviewer their own. */
export function mayResolve(participant: Participant, thread: ThreadRow): boolean {
  const { writer, can } = participant;
  const isOwn = can.comment && isByReviewer(participant, thread);
  const isSettled = thread.replacement === null || thread.state === 'rejected';
  return isSettled && (writer.isOwner || (isOwn && thread.replacement === null));
}

/** Whether somebody may take back a suggestion: a reviewer their own, until it is decided. */
export function mayWithdraw(participant: Participant, thread: ThreadRow): boolean {
  const isOwnSuggestion = thread.replacement !== null && isByReviewer(participant, thread);
  return isOwnSuggestion && thread.state === 'open';
}

/** Deletes a suggestion of the reviewer's own with what was said of it. */
export async function withdraw(
  change: ReviewChange,
  participant: Participant,
  { thread: id }: { thread: string },
): Promise<void> {
  const { document, owner } = participant;
  const thread = await ownThread(change, participant, id);
  if (thread.replacement === null || !isByReviewer(participant, thread)) throw new Refusal('not_found');
  if (!mayWithdraw(participant, thread)) throw alreadyDecided(thread.state);
  await deleteThread(change.store, owner.id, thread.id);
  change.record({ kind: 'review-changed', subject: document.id, payload: {} });
}

export async function setResolved(
  change: ReviewChange,
  participant: Participant,
  { thread: id, isResolved }: { thread: string; isResolved: boolean },
): Promise<void> {
  const thread = await ownThread(change, participant, id);
  if (!mayResolve(participant, thread)) throw new Refusal('not_found');
  const { document } = participant;
  if (isResolved && thread.replacement !== null) return;
  await updateThread(change.store, thread, { state: isResolved ? 'resolved' : 'open' });
  change.record({ kind: 'review-changed', subject: document.id, payload: {} });
  if (isResolved) await recordWhenFinished(change, document);
}

/** Deletes a comment: the owner any, a reviewer their own. With the first of a thread goes the thread. */
export async function removeComment(
  change: ReviewChange,
  { document, owner, writer }: Participant,
  id: string,
): Promise<void> {
  const all = await commentsOf(change.store, owner.id, document.id);
  const comment = all.find((one) => one.id === id);
  const isOwn = comment && (comment.isOwner ? writer.isOwner : comment.reviewerId === writer.reviewerId);
  if (!comment || !(writer.isOwner || isOwn)) throw new Refusal('not_found');
  const thread = await threadById(change.store, owner.id, document.id, comment.threadId);
  const first = all.find(({ threadId }) => threadId === comment.threadId);
  if (first === comment && thread?.replacement === null)
    await deleteThread(change.store, owner.id, comment.threadId);
  else await deleteComment(change.store, owner.id, id);
  change.record({ kind: 'review-changed', subject: document.id, payload: {} });
}
