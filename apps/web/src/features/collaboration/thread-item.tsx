import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReviewThread } from '@candor/contracts/review-shapes';
import { momentOf } from '../../platform/dates.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import type { ReviewActions } from './api.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentWords, DifferenceWords } from './said-words.tsx';

const stateWords: Record<ReviewThread['state'], string | null> = {
  open: null,
  resolved: 'Resolved',
  accepted: 'Suggestion accepted',
  rejected: 'Suggestion rejected',
};

function By({ author, isOwner, at }: { author: string; isOwner: boolean; at: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-soft">
      <span className="font-medium wrap-anywhere text-ink">{isOwner ? 'You' : author}</span>
      <time dateTime={at} className="tabular">
        {momentOf(at)}
      </time>
    </p>
  );
}

interface ThreadItemProps {
  thread: ReviewThread;
  people: readonly string[];
  actions: ReviewActions;
  /** Saves what is typed in the editor, so that a suggestion is put into the words as they are. */
  saveAll: () => Promise<unknown>;
  /** The document was changed by a suggestion. */
  onAccepted: () => void;
}

/** A comment or a suggestion, with its answers and what can be done about it. */
export function ThreadItem({ thread, people, actions, saveAll, onAccepted }: ThreadItemProps) {
  const { id, state, author, isOwner, at, quote, span, difference, comments, can } = thread;
  const [doing, setDoing] = useState<string | null>(null);
  const [isReplying, setIsReplying] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const act = async (what: string, failed: string, work: () => Promise<unknown>) => {
    setDoing(what);
    let isDone = false;
    await withErrorToast(async () => {
      await work();
      isDone = true;
    }, failed);
    setDoing(null);
    return isDone;
  };
  const remove = async () => {
    if (asked !== null) await act('delete', 'Not deleted', () => actions.remove(asked));
    setAsked(null);
  };
  const accept = () =>
    act('accept', 'Not accepted', async () => {
      await saveAll();
      await actions.decide(id, true);
      onAccepted();
      toast('Suggestion accepted', 'The version before it is kept under Versions.');
    });
  const isOrphan = quote !== null && !span && state !== 'accepted';
  return (
    <li className="grid gap-3 border-t border-line py-4">
      {stateWords[state] && <p className="text-sm font-medium text-soft">{stateWords[state]}</p>}
      {isOrphan && <p className="text-sm text-warning">These words are no longer in the document.</p>}
      {quote !== null && !difference && (
        <blockquote className="border-l-2 border-line pl-3 text-sm wrap-anywhere text-soft">
          {quote}
        </blockquote>
      )}
      {difference && (
        <div className="grid gap-1">
          <By author={author} isOwner={isOwner} at={at} />
          <DifferenceWords difference={difference} />
        </div>
      )}
      {comments.map((comment) => (
        <div key={comment.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
          <div className="grid gap-1">
            <By author={comment.author} isOwner={comment.isOwner} at={comment.at} />
            <CommentWords body={comment.body} people={people} />
          </div>
          <IconButton
            label={`Delete the comment “${comment.body.slice(0, 40)}”`}
            disabled={doing !== null}
            onClick={() => setAsked(comment.id)}
          >
            <Trash2 size={16} strokeWidth={1.5} />
          </IconButton>
        </div>
      ))}
      {can.decide && (
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={doing !== null}
            busyLabel={doing === 'accept' ? 'Accepting...' : undefined}
            onClick={() => void accept()}
          >
            Accept
          </Button>
          <Button
            disabled={doing !== null}
            busyLabel={doing === 'reject' ? 'Rejecting...' : undefined}
            onClick={() => void act('reject', 'Not rejected', () => actions.decide(id, false))}
          >
            Reject
          </Button>
        </div>
      )}
      {isReplying && (
        <CommentBox
          label="Reply"
          action="Send reply"
          people={people}
          onSend={async (comment) => {
            const isSent = await act('reply', 'Not sent', () => actions.reply(id, comment));
            if (isSent) setIsReplying(false);
            return isSent;
          }}
        />
      )}
      <div className="-ml-3.5 flex flex-wrap">
        {can.reply && state === 'open' && !isReplying && (
          <Button look="quiet" disabled={doing !== null} onClick={() => setIsReplying(true)}>
            Reply
          </Button>
        )}
        {can.resolve && (
          <Button
            look="quiet"
            disabled={doing !== null}
            onClick={() => void act('resolve', 'Not changed', () => actions.resolve(id, state === 'open'))}
          >
            {state === 'open' ? 'Resolve' : 'Reopen'}
          </Button>
        )}
      </div>
      <Confirm
        isOpen={asked !== null}
        title="Delete this comment?"
        question={
          asked === comments[0]?.id && !difference
            ? 'Its replies are deleted with it. You can’t undo this.'
            : 'You can’t undo this.'
        }
        confirmLabel="Delete"
        busyLabel={doing === 'delete' ? 'Deleting...' : undefined}
        onConfirm={() => void remove()}
        onClose={() => setAsked(null)}
      />
    </li>
  );
}
