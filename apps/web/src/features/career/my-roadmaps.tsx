import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { Loaded } from '../../platform/loaded.tsx';
import { BareIconButton } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { myRoadmaps, type RoadmapCard } from './api/roadmaps.ts';
import { useRoadmapActions } from './use-roadmap-actions.tsx';
import { dayOf } from '../../platform/dates.ts';

/** The roadmaps a person has made, newest first. */
export function MyRoadmaps({ onOpen }: { onOpen: (id: string) => void }) {
  return (
    <section aria-labelledby="my-roadmaps" className="grid content-start gap-3">
      <h2 id="my-roadmaps" className="font-serif text-lg font-semibold">
        <Trans>Your roadmaps</Trans>
      </h2>
      <Loaded query={useQuery(myRoadmaps)} sentence={t`Your roadmaps could not be loaded.`}>
        {(cards) =>
          cards.length === 0 ? (
            <p className="text-base text-soft">
              <Trans>
                A roadmap says what the other role usually asks for, who decides, and what your CV may show of
                it. The roadmaps you save are kept here.
              </Trans>
            </p>
          ) : (
            <ul>
              {cards.map((card) => (
                <RoadmapRow key={card.id} card={card} onOpen={() => onOpen(card.id)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function RoadmapRow({ card, onOpen }: { card: RoadmapCard; onOpen: () => void }) {
  const { items, dialog } = useRoadmapActions(card);
  return (
    <li className="flex items-start gap-2 border-t border-line py-3">
      <div className="grid min-w-0 grow gap-1.5">
        <button
          type="button"
          onClick={onOpen}
          className="justify-self-start text-start font-medium wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          {card.title}
        </button>
        <p className="text-sm text-soft">
          <Trans>
            {card.completedSteps} of 6 steps · {card.totalDuration} · {dayOf(card.createdAt)}
          </Trans>
        </p>
        <ProgressBar label={t`Progress of ${card.title}`} percent={card.progress} />
      </div>
      <Menu
        label={t`More for ${card.title}`}
        items={items}
        trigger={
          <BareIconButton label={t`More for ${card.title}`}>
            <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
          </BareIconButton>
        }
      />
      {dialog}
    </li>
  );
}
