import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { engagementOf } from '@candor/domain/network';
import type { Contact } from '../api/contacts.ts';
import { lastContactWords, scoreLook } from '../words.ts';
import { Part } from './part.tsx';

/** How close the contact is, and why. */
export function Engagement({ contact, today }: { contact: Contact; today: string }) {
  const { score, reasons, lastInteractionDays } = engagementOf(contact, today);
  return (
    <Part title={t`Engagement`}>
      <p className="flex items-baseline gap-3">
        <span className={`font-serif text-xl tabular-nums ${scoreLook(score)}`}>{score}</span>
        <span className="text-base text-soft">
          <Trans>Last contact: {lastContactWords(lastInteractionDays)}</Trans>
        </span>
      </p>
      {reasons.length > 0 && (
        <ul className="grid gap-1 text-sm text-soft">
          {reasons.map(({ points, words }) => (
            <li key={words} className="flex gap-3">
              <span className="w-8 shrink-0 tabular-nums">−{points}</span>
              {words}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
