import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReviewThread } from '@candor/contracts/review-shapes';
import { momentOf } from '../../platform/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CommentBox } from './comment-box.tsx';
import { CommentWords, DifferenceWords } from './comment-words.tsx';
import { useAttempt } from './use-attempt.ts';

const stateWords: Record<ReviewThread['state'], string | null> = {
  open: null,
  resolved: t`Resolved`,
  accepted: t`Suggestion accepted`,
  rejected: t`Suggestion rejected`,
};

/** What can be done about a thread; each rejects where it was refused. */
export interface ThreadActions {
  reply: (thread: string, comment: string) => Promise<unknown>;
  resolve: (thread: string, isResolved: boolean) => Promise<unknown>;
  remove: (comment: string) => Promise<unknown>;
  /** The owner's. */
  decide?: (thread: string, isAccepted: boolean) => Promise<unknown>;
  /** Of whoever suggested it. */
  withdraw?: (thread: string) => Promise<unknown>;
}

type Viewer = 'owner' | 'reviewer';

interface ByProps {
  author: string;
  isOwner: boolean;
  at: string;
  viewer: Viewer;
}

function By({ author, isOwner, at, viewer }: ByProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-soft">
      <span className="font-medium wrap-anywhere text-ink">
        {isOwner && viewer === 'owner' ? t`You` : author}
      </span>
      {isOwner && viewer === 'reviewer' && (
        <span className="rounded-full border border-line px-1.5 text-xs">
          <Trans>Owner</Trans>
        </span>
      )}
      <time dateTime={at} className="tabular">
        {momentOf(at)}
      </time>
    </p>
  );
}

/** What is asked about before it is done: a comment to be deleted, or the suggestion to be withdrawn. */
type Asked = { kind: 'delete'; comment: string } | { kind: 'withdraw' };

export interface ThreadItemProps {
  thread: ReviewThread;
  viewer: Viewer;
  /** Whom a comment can name. */
  people: readonly string[];
  actions: ThreadActions;
  /** Shows the words it is about. */
  onShow?: (thread: string) => void;
  isSelected?: boolean;
  isHidden?: boolean;
  className?: string | undefined;
}

/** A comment or a suggestion, with its answers and what can be done about it. */
export function ThreadItem(props: ThreadItemProps) {
  const { thread, viewer, people, actions, onShow, isSelected = false, isHidden = false, className } = props;
  const { id, state, author, isOwner, at, quote, span, difference, comments, can } = thread;
  const { doing, problem, attempt } = useAttempt();
  const [isReplying, setIsReplying] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const replyButton = useRef<HTMLButtonElement>(null);
  const isBusy = doing !== null;
  const isOpen = state === 'open';
  const isOrphan = quote !== null && !span && state !== 'accepted';
  const reply = async (comment: string) => {
    await actions.reply(id, comment);
    flushSync(() => setIsReplying(false));
    replyButton.current?.focus();
  };
  const confirm = async () => {
    if (asked?.kind === 'delete') await attempt('delete', () => actions.remove(asked.comment));
    else await attempt('withdraw', async () => actions.withdraw?.(id));
    setAsked(null);
  };
  return (
    <li
      data-thread={id}
      hidden={isHidden}
      aria-current={isSelected || undefined}
      className={clsx('grid gap-3', className)}
    >
      {stateWords[state] && <p className="text-sm font-medium text-soft">{stateWords[state]}</p>}
      {isOrphan && (
        <p className="text-sm text-warning">
          <Trans>These words are no longer in the document.</Trans>
        </p>
      )}
      {quote !== null && !difference && (
        <blockquote dir="auto" className="border-s-2 border-line ps-3 text-sm wrap-anywhere text-soft">
          {quote}
        </blockquote>
      )}
      {difference && (
        <div className="grid gap-1">
          <By author={author} isOwner={isOwner} at={at} viewer={viewer} />
          <DifferenceWords difference={difference} />
        </div>
      )}
      {comments.map((comment) => (
        <div key={comment.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
          <div className="grid gap-1">
            <By author={comment.author} isOwner={comment.isOwner} at={comment.at} viewer={viewer} />
            <CommentWords body={comment.body} people={people} />
          </div>
          {comment.can.delete && (
            <IconButton
              label={t`Delete the comment “${comment.body.slice(0, 40)}”`}
              disabled={isBusy}
              onClick={() => setAsked({ kind: 'delete', comment: comment.id })}
            >
              <Trash2 size={16} strokeWidth={1.5} />
            </IconButton>
          )}
        </div>
      ))}
      {can.decide && actions.decide && (
        <Decision id={id} decide={actions.decide} doing={doing} attempt={attempt} />
      )}
      {isReplying && (
        <CommentBox label={t`Reply`} action={t`Send reply`} people={people} isFocused onSend={reply} />
      )}
      <div className="-ms-3.5 flex flex-wrap empty:hidden">
        {onShow && span && (
          <Button look="quiet" aria-label={t`Show in the text: ${quote ?? ''}`} onClick={() => onShow(id)}>
            <Trans>Show in the text</Trans>
          </Button>
        )}
        {can.reply && isOpen && !isReplying && (
          <Button ref={replyButton} look="quiet" disabled={isBusy} onClick={() => setIsReplying(true)}>
            <Trans>Reply</Trans>
          </Button>
        )}
        {can.resolve && (
          <Button
            look="quiet"
            disabled={isBusy}
            onClick={() => void attempt('resolve', () => actions.resolve(id, isOpen))}
          >
            {isOpen ? t`Resolve` : t`Reopen`}
          </Button>
        )}
        {can.withdraw && actions.withdraw && (
          <Button look="quiet" disabled={isBusy} onClick={() => setAsked({ kind: 'withdraw' })}>
            <Trans>Withdraw</Trans>
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <Confirm
        isOpen={asked !== null}
        {...questionOf(asked, thread)}
        busyLabel={doing === 'delete' ? t`Deleting...` : doing === 'withdraw' ? t`Withdrawing...` : undefined}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(null)}
      />
    </li>
  );
}

function questionOf(asked: Asked | null, { comments, difference }: ReviewThread) {
  const withReplies = t`Its replies are deleted with it. You can’t undo this.`;
  if (asked?.kind === 'withdraw')
    return { title: t`Withdraw this suggestion?`, question: withReplies, confirmLabel: t`Withdraw` };
  const isFirst = asked?.comment === comments[0]?.id && !difference;
  return {
    title: t`Delete this comment?`,
    question: isFirst ? withReplies : t`You can’t undo this.`,
    confirmLabel: t`Delete`,
  };
}

interface DecisionProps extends Pick<ReturnType<typeof useAttempt>, 'doing' | 'attempt'> {
  id: string;
  decide: NonNullable<ThreadActions['decide']>;
}

function Decision({ id, decide, doing, attempt }: DecisionProps) {
  const isBusy = doing !== null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        disabled={isBusy}
        busyLabel={doing === 'accept' ? t`Accepting...` : undefined}
        onClick={() => void attempt('accept', () => decide(id, true))}
      >
        <Trans>Accept</Trans>
      </Button>
      <Button
        disabled={isBusy}
        busyLabel={doing === 'reject' ? t`Rejecting...` : undefined}
        onClick={() => void attempt('reject', () => decide(id, false))}
      >
        <Trans>Reject</Trans>
      </Button>
    </div>
  );
}
