import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from '../../platform/dates.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { deleteSession, type SessionCard } from './api/sessions.ts';
import { CardScore } from './card-score.tsx';
import { difficultyLabels, nameOf } from './words.ts';

interface SessionsListProps {
  sessions: readonly SessionCard[];
  onOpen: (card: SessionCard) => void;
}

const STEP = 20;

/** Every interview there was, the newest first. */
export function SessionsList({ sessions, onOpen }: SessionsListProps) {
  const [asking, setAsking] = useState<SessionCard | null>(null);
  const [most, setMost] = useState(STEP);
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="past-interviews" className="grid gap-3">
      <h2 id="past-interviews" className="text-md font-semibold">
        <Trans>Your interviews</Trans>
      </h2>
      <ul>
        {sessions.slice(0, most).map((card) => (
          <li key={card.id} className="flex items-center gap-4 border-t border-line py-3">
            <div className="grid min-w-0 grow gap-0.5">
              <button
                type="button"
                onClick={() => onOpen(card)}
                className="justify-self-start text-start text-base font-medium wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {nameOf(card)}
              </button>
              <p className="text-sm text-soft tabular-nums">
                {[
                  dayOf(card.startTime),
                  difficultyLabels[card.difficulty],
                  card.status === 'completed'
                    ? plural(card.answeredCount, { one: '# answer', other: '# answers' })
                    : t`In progress, ${card.answeredCount} of ${card.questionCount} answered`,
                ].join(' · ')}
              </p>
            </div>
            {card.scores && <CardScore score={card.scores.overallScore} />}
            <IconButton label={t`Delete ${nameOf(card)}`} onClick={() => setAsking(card)}>
              <Trash2 size={20} strokeWidth={1.5} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {sessions.length > most && (
        <button
          type="button"
          onClick={() => setMost(most + STEP)}
          className="justify-self-start text-base underline underline-offset-4"
        >
          <Trans>Show more</Trans>
        </button>
      )}
      <Confirm
        isOpen={asking !== null}
        title={t`Delete this interview?`}
        question={asking ? t`“${nameOf(asking)}” and its answers are deleted for good.` : ''}
        confirmLabel={t`Delete`}
        onConfirm={() => {
          if (asking) void withErrorToast(() => deleteSession(asking.id), t`Not deleted`);
          setAsking(null);
        }}
        onClose={() => setAsking(null)}
      />
    </section>
  );
}
