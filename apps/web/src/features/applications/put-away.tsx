import { ArrowLeft } from 'lucide-react';
import { Suspense, useState } from 'react';
import { applicationName, defaultStages } from '@candor/domain/applications';
import { dayOf } from '../../platform/dates.ts';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { purgeApplication, type Card, type Place } from './api/applications.ts';
import type { PanelProps } from './detail/application-panel.tsx';
import { placeCards, placeOf, useApplications } from './use-applications.ts';
import { useMoving } from './use-moving.tsx';
import { todayHere } from './words.ts';

const ApplicationPanel = lazyOverlay(
  async () => (await import('./detail/application-panel.tsx')).ApplicationPanel,
);

interface PutAwayProps extends Pick<PanelProps, 'documents' | 'helps' | 'People'> {
  place: Exclude<Place, 'active'>;
  /** The application that is open. */
  openId: string | null;
  onOpen: (id: string | null) => void;
  onBack: () => void;
}

const words = {
  archived: { title: 'Archived', empty: 'Nothing is archived.' },
  trash: { title: 'Trash', empty: 'The trash is empty.' },
} as const;

/** What was archived or deleted, with the way back. */
export function PutAway({ place, openId, onOpen, onBack, ...parts }: PutAwayProps) {
  const { board, cards, isPending } = useApplications(place);
  const stages = board?.stages ?? defaultStages;
  const { move, question } = useMoving(stages);
  const [purging, setPurging] = useState<Card | null>(null);
  const { title, empty } = words[place];
  return (
    <section aria-labelledby="put-away" className="grid gap-4 pb-12">
      <div className="flex items-center gap-3">
        <Button
          look="quiet"
          icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />}
          onClick={onBack}
        >
          Back
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
                  className="text-left font-medium hover:underline"
                  onClick={() => onOpen(card.id)}
                >
                  {applicationName(card)}
                </button>
              ) : (
                <span className="font-medium">{applicationName(card)}</span>
              )}
              <span className="text-sm text-soft">
                {card.purgeAt
                  ? `Deleted forever on ${dayOf(card.purgeAt)}`
                  : `Saved on ${dayOf(card.createdAt)}`}
              </span>
            </div>
            <div className="flex gap-3">
              <Button onClick={() => void placeCards([card], 'active', place)}>Restore</Button>
              {place === 'trash' ? (
                <Button look="danger" onClick={() => setPurging(card)}>
                  Delete forever
                </Button>
              ) : (
                <Button onClick={() => void placeCards([card], 'trash', place)}>Delete</Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {openId !== null && (
        <Suspense>
          <ApplicationPanel
            {...parts}
            id={openId}
            stages={stages}
            today={todayHere()}
            onMove={move}
            onPlace={(card, to) => {
              onOpen(null);
              void placeCards([card], to, placeOf(card));
            }}
            onClose={() => onOpen(null)}
          />
        </Suspense>
      )}
      {question}
      <Confirm
        isOpen={purging !== null}
        title="Delete forever?"
        question={`${purging ? applicationName(purging) : ''} and everything saved with it can’t be restored.`}
        confirmLabel="Delete forever"
        onClose={() => setPurging(null)}
        onConfirm={() => {
          const id = purging?.id;
          setPurging(null);
          if (id) void withErrorToast(() => purgeApplication(id), 'Not deleted');
        }}
      />
    </section>
  );
}
