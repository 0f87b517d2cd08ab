import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { applicationName } from '@candor/domain/applications';
import { dayOf } from '../../platform/dates.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { purgeApplication, type Card, type Place } from './api/applications.ts';
import { placeCards, useApplications } from './use-applications.ts';

interface InactiveApplicationsProps {
  place: Exclude<Place, 'active'>;
  /** Opens the screen of a job. */
  onOpen: (id: string) => void;
  onBack: () => void;
}

const words = {
  archived: { title: t`Archived`, empty: t`Nothing is archived.` },
  trash: { title: t`Trash`, empty: t`The trash is empty.` },
} as const;

/** What was archived or deleted, with the way back. */
export function InactiveApplications({ place, onOpen, onBack }: InactiveApplicationsProps) {
  const { cards, isPending } = useApplications(place);
  const [purging, setPurging] = useState<Card | null>(null);
  const { title, empty } = words[place];
  return (
    <section aria-labelledby="put-away" className="grid gap-4 pb-12">
      <div className="flex items-center gap-3">
        <Button
          look="quiet"
          icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" className="rtl:-scale-x-100" />}
          onClick={onBack}
        >
          <Trans>Back</Trans>
        </Button>
        <h2 id="put-away" className="font-serif text-lg font-semibold">
          {title}
        </h2>
      </div>
      {!isPending && cards.length === 0 && <p className="text-base text-soft">{empty}</p>}
      <ul className="grid">
        {cards.map((card) => (
          <li
            key={card.id}
            className="grid gap-x-3 gap-y-2 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <div className="grid wrap-anywhere">
              {place === 'archived' ? (
                <button
                  type="button"
                  className="text-start font-medium hover:underline"
                  onClick={() => onOpen(card.id)}
                >
                  {applicationName(card)}
                </button>
              ) : (
                <span className="font-medium">{applicationName(card)}</span>
              )}
              <span className="text-sm text-soft">
                {card.purgeAt
                  ? t`Deleted forever on ${dayOf(card.purgeAt)}`
                  : t`Saved on ${dayOf(card.createdAt)}`}
              </span>
            </div>
            <div className="flex gap-3">
              <Button onClick={() => void placeCards([card], 'active', place)}>
                <Trans>Restore</Trans>
              </Button>
              {place === 'trash' ? (
                <Button look="danger" onClick={() => setPurging(card)}>
                  <Trans>Delete forever</Trans>
                </Button>
              ) : (
                <Button onClick={() => void placeCards([card], 'trash', place)}>
                  <Trans>Delete</Trans>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Confirm
        isOpen={purging !== null}
        title={t`Delete forever?`}
        question={t`${purging ? applicationName(purging) : ''} and everything saved with it can’t be restored.`}
        confirmLabel={t`Delete forever`}
        onClose={() => setPurging(null)}
        onConfirm={() => {
          const id = purging?.id;
          setPurging(null);
          if (id) void withErrorToast(() => purgeApplication(id), t`Not deleted`);
        }}
      />
    </section>
  );
}
