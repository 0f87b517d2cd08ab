import { mayComment, maySuggest } from '@candor/domain/collaboration';
import { nameWithoutContact } from '@candor/domain/publishing';
import { say } from '@candor/domain/say';
import { tokenHash } from '../account/index.ts';
import { changeDocuments, type Changing } from '../documents/index.ts';
import type { Context, PublicContext } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { liveReviewer, type LinkRow, type ReviewerRow } from './link-store.ts';
import { documentOf, type DocumentRow, type ThreadRow } from './store.ts';

/** Somebody in the review of a document: its owner, or who came by a link. */
export interface Participant {
  document: DocumentRow;
  owner: { id: string; name: string };
  /** What is written by them is written so. */
  writer: Pick<ThreadRow, 'isOwner' | 'author' | 'reviewerId'>;
  hidesContact: boolean;
  can: { comment: boolean; suggest: boolean };
  /** When their access expires. */
  endsAt: Date | null;
}

export interface ReviewParticipant extends Participant {
  link: LinkRow;
  reviewer: ReviewerRow;
}

/** Every reason why a link opens nothing looks the same. */
export const linkOver = () =>
  new Refusal('not_found', say`This review link no longer works. Ask the person who sent it for a new one.`);

/** The owner in the review of one of their documents. */
export async function asOwner(
  { store, owner }: Pick<Context, 'store' | 'owner'>,
  documentId: string,
): Promise<Participant> {
  const document = await documentOf(store, owner.id, documentId);
  if (!document) throw new Refusal('not_found');
  return {
    document,
    owner,
    writer: { isOwner: true, author: owner.name, reviewerId: null },
    hidesContact: false,
    can: { comment: true, suggest: false },
    endsAt: null,
  };
}

/** The reviewer whose key a call carries, as long as the link is valid. */
export async function asReviewer({
  store,
  bearer,
  clock,
}: Pick<PublicContext, 'store' | 'bearer' | 'clock'>): Promise<ReviewParticipant> {
  const found = bearer === null ? undefined : await liveReviewer(store, tokenHash(bearer), clock.now());
  if (!found) throw linkOver();
  const { link, reviewer, document, ownerName } = found;
  return {
    document,
    link,
    reviewer,
    owner: { id: link.userId, name: link.hidesContact ? nameWithoutContact(ownerName) : ownerName },
    writer: { isOwner: false, author: reviewer.name, reviewerId: reviewer.id },
    hidesContact: link.hidesContact,
    can: { comment: mayComment(link.role), suggest: maySuggest(link.role) },
    endsAt: link.expiresAt,
  };
}

type ReviewChange = Changing<Pick<PublicContext, 'listeners'> & { store: Store; owner: { id: string } }>;

/**
 * Changes a review in one transaction, under the lock of the document's owner: who takes part is looked up within, so that
 * nothing is written once a link is over.
 */
export async function changeReview<P extends Participant, Result>(
  ctx: Pick<PublicContext, 'listeners' | 'store'>,
  find: (store: Store) => Promise<P>,
  work: (change: ReviewChange, participant: P) => Promise<Result>,
): Promise<Result> {
  const { owner } = await find(ctx.store);
  const { listeners, store } = ctx;
  return changeDocuments({ listeners, store, owner: { id: owner.id } }, async (change) =>
    work(change, await find(change.store)),
  );
}

export type { ReviewChange };
