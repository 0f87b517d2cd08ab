import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { Check, Undo2, X } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { FootBar } from '../../ui/foot-bar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ReviewReasons } from './review-reasons.tsx';
import {
  decideOpen,
  reviewCount,
  reviewParts,
  type Decision,
  type ProposedChange,
  type Review,
} from './review-changes.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface ReviewPanelProps {
  review: Review;
  onDecide: (review: Review) => void;
  onDone: () => void;
}

/** A pasted draft with what an edit would change, each change to accept or reject. */
export function ReviewPanel({ review, onDecide, onDone }: ReviewPanelProps) {
  const { original, edited, reasons, decisions } = review;
  const id = useId();
  const parts = useMemo(() => reviewParts({ original, edited, reasons }), [original, edited, reasons]);
  const { changes, accepted, rejected, open } = reviewCount(review);
  const decide = (at: number, decision: Decision | undefined) => {
    const next = Object.fromEntries(Object.entries(decisions).filter(([key]) => Number(key) !== at));
    onDecide({ ...review, decisions: decision ? { ...next, [at]: decision } : next });
  };
  return (
    <section aria-labelledby="review-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="review-title" className="font-serif text-lg font-semibold">
          {changes === 0 ? t`Nothing to change` : t`Review the changes to your draft`}
        </h2>
        <p role="status" className="text-base text-soft">
          {changes === 0
            ? t`Your draft stays as it is.`
            : t`${plural(changes, { one: '# change', other: '# changes' })}: ${accepted} accepted, ${rejected} rejected, ${open} open. Open changes are left as you wrote them.`}
        </p>
      </div>
      <div className="rounded-panel border border-line bg-surface p-4 leading-loose whitespace-pre-wrap sm:p-6">
        {parts.map((part, at) => {
          if (part.kind === 'same') return <span key={at}>{part.text}</span>;
          return (
            <Change
              key={at}
              change={part}
              reasonId={`${id}-${part.number}`}
              decision={decisions[part.number]}
              onDecide={(decision) => decide(part.number, decision)}
            />
          );
        })}
      </div>
      {changes > 0 && (
        <ReviewReasons
          id={id}
          changes={parts.filter((part) => part.kind === 'change')}
          reasons={reasons}
          decisions={decisions}
        />
      )}
      <FootBar>
        <Button look="primary" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
        <Button disabled={open === 0} onClick={() => onDecide(decideOpen(review, 'accepted'))}>
          <Trans>Accept all</Trans>
        </Button>
        <Button look="quiet" disabled={open === 0} onClick={() => onDecide(decideOpen(review, 'rejected'))}>
          <Trans>Reject all</Trans>
        </Button>
      </FootBar>
    </section>
  );
}

interface ChangeProps {
  change: ProposedChange;
  /** Of the element that says why. */
  reasonId: string;
  decision: Decision | undefined;
  onDecide: (decision: Decision | undefined) => void;
}

function Change({ change, reasonId, decision, onDecide }: ChangeProps) {
  const { number: at, removed, added } = change;
  const number = at + 1;
  return (
    <span
      role="group"
      aria-label={t`Change ${number}`}
      aria-describedby={reasonId}
      data-decision={decision ?? 'open'}
    >
      {removed !== '' && decision !== 'accepted' && (
        <del
          className={clsx(
            'decoration-danger',
            decision === 'rejected' ? 'no-underline' : 'text-danger line-through',
          )}
        >
          {removed}
        </del>
      )}
      {removed !== '' && added !== '' && !decision && !/\s$/.test(removed) && ' '}
      {added !== '' && decision !== 'rejected' && (
        <ins
          className={clsx('rounded-[3px] no-underline', !decision ? 'bg-wash text-accent' : 'text-accent')}
        >
          {added}
        </ins>
      )}
      <sup aria-hidden="true" className="ms-0.5 text-xs text-soft tabular">
        {number}
      </sup>
      <span className="mx-0.5 inline-flex translate-y-1 align-baseline">
        {decision ? (
          <IconButton
            label={
              decision === 'accepted'
                ? t`Undo change ${number}, accepted`
                : t`Undo change ${number}, rejected`
            }
            className="size-6!"
            onClick={() => onDecide(undefined)}
          >
            <Undo2 {...icon} />
          </IconButton>
        ) : (
          <>
            <IconButton
              label={t`Accept change ${number}`}
              className="size-6! text-accent!"
              onClick={() => onDecide('accepted')}
            >
              <Check {...icon} />
            </IconButton>
            <IconButton
              label={t`Reject change ${number}`}
              className="size-6! text-danger!"
              onClick={() => onDecide('rejected')}
            >
              <X {...icon} />
            </IconButton>
          </>
        )}
      </span>
    </span>
  );
}
