import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { dayOf } from '../../platform/dates.ts';
import { mySessions, type SessionCard } from './api/sessions.ts';
import { nameOf } from './words.ts';

const MOST = 3;

/** Interviews that were begun and not finished. */
export function UnderWay({ onContinue }: { onContinue: (card: SessionCard) => void }) {
  const { data: sessions = [] } = useQuery(mySessions);
  const open = sessions.filter(({ status }) => status === 'active').slice(0, MOST);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="under-way" className="grid gap-3">
      <h3 id="under-way" className="text-md font-semibold">
        <Trans>In progress</Trans>
      </h3>
      <ul className="grid gap-4">
        {open.map((card) => (
          <li key={card.id} className="grid justify-items-start gap-1.5">
            <p className="text-base font-medium wrap-anywhere">{nameOf(card)}</p>
            <p className="text-sm text-soft tabular-nums">
              <Trans>
                {card.answeredCount} of {card.questionCount} answered · {dayOf(card.startTime)}
              </Trans>
            </p>
            <Button onClick={() => onContinue(card)}>
              <Trans>Continue</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
