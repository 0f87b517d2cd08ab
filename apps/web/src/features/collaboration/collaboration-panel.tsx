import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { Review } from '@candor/contracts/collaboration';
import type { DocumentKindName } from '@candor/domain/documents/kinds';
import { Loaded } from '../../platform/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { actionsOf, reviewOf } from './api.ts';
import { CommentBox } from './comment-box.tsx';
import { InviteReviewer } from './invite-reviewer.tsx';
import { LinkRows } from './link-rows.tsx';
import { PeopleHere } from './people-here.tsx';
import { ReviewerRows } from './reviewer-rows.tsx';
import { ThreadList } from './thread-list.tsx';
import { useReviewEvents } from './use-review-events.ts';

interface DocumentReviewProps {
  documentId: string;
  saveAll: () => Promise<unknown>;
  onAccepted: () => void;
}

const heading = 'font-serif text-lg font-semibold';

function Threads({ review, documentId, saveAll, onAccepted }: { review: Review } & DocumentReviewProps) {
  const actions = actionsOf(documentId);
  const people = [...new Set(review.reviewers.map(({ name }) => name))];
  const hasOpen = review.threads.some(({ state }) => state === 'open');
  const decide = async (thread: string, isAccepted: boolean) => {
    // A suggestion is put into the words as they are.
    if (isAccepted) await saveAll();
    await actions.decide(thread, isAccepted);
    if (!isAccepted) return;
    onAccepted();
    toast(t`Suggestion accepted`, t`The version before it is kept under Versions.`);
  };
  return (
    <section aria-label={t`Comments`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className={heading}>
        <Trans>Comments</Trans>
      </h2>
      {!hasOpen && (
        <p className="text-base text-soft">
          {review.threads.length > 0
            ? t`No open comments.`
            : t`Comments and suggestions from your reviewers appear here as they write them.`}
        </p>
      )}
      <ThreadList
        threads={review.threads}
        viewer="owner"
        people={people}
        actions={{ ...actions, decide }}
        lookOf={() => 'border-t border-line py-4'}
      />
      {review.links.length > 0 && (
        <CommentBox
          label={t`Comment on the whole document`}
          action={t({ message: 'Comment', context: 'verb' })}
          people={people}
          onSend={actions.comment}
        />
      )}
    </section>
  );
}

function DocumentReview({ documentId, ...rest }: DocumentReviewProps) {
  const query = useQuery(reviewOf(documentId));
  const here = useReviewEvents(documentId);
  const [isInviting, setIsInviting] = useState(false);
  const others = here && here.filter(({ isOwner }) => !isOwner).map(({ name }) => name);
  return (
    <Loaded query={query} sentence={t`The review can’t be loaded right now.`}>
      {(review) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <section aria-label={t`Invite`} className="grid justify-items-start gap-3">
            <p className="text-base text-soft">
              <Trans>
                Send a link to somebody you trust. They can comment and suggest changes without an account.
              </Trans>
            </p>
            <Button
              look="primary"
              icon={<UserPlus size={16} strokeWidth={1.5} aria-hidden />}
              onClick={() => setIsInviting(true)}
            >
              <Trans>Invite a reviewer</Trans>
            </Button>
            <PeopleHere names={others} />
          </section>
          <Threads review={review} documentId={documentId} {...rest} />
          {review.reviewers.length > 0 && (
            <section aria-label={t`Reviewers`} className="grid gap-3">
              <h2 className={heading}>
                <Trans>Reviewers</Trans>
              </h2>
              <ReviewerRows reviewers={review.reviewers} actions={actionsOf(documentId)} />
            </section>
          )}
          {review.links.length > 0 && (
            <section aria-label={t`Links`} className="grid gap-3">
              <h2 className={heading}>
                <Trans>Links</Trans>
              </h2>
              <LinkRows links={review.links} isTitled={false} />
            </section>
          )}
          <Dialog isOpen={isInviting} onClose={() => setIsInviting(false)} title={t`Invite a reviewer`}>
            <InviteReviewer documentId={documentId} onDone={() => setIsInviting(false)} />
          </Dialog>
        </div>
      )}
    </Loaded>
  );
}

interface CollaborationPanelProps extends Omit<DocumentReviewProps, 'documentId'> {
  /** The saved document; null where there is none yet. */
  documentId: string | null;
  kind: DocumentKindName;
}

/** The review of the document at hand: who is invited, what they say, what becomes of it. */
export function CollaborationPanel({ documentId, kind, ...rest }: CollaborationPanelProps) {
  if (documentId !== null) return <DocumentReview key={documentId} documentId={documentId} {...rest} />;
  return (
    <p className="text-base text-soft">
      {kind === 'cv'
        ? t`Generate your CV first. Then you can invite others to review it.`
        : t`Generate your letter first. Then you can invite others to review it.`}
    </p>
  );
}
