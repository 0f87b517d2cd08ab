import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { useDroppable } from '@dnd-kit/core';
import clsx from 'clsx';
import { Plus } from 'lucide-react';
import { memo, useRef } from 'react';
import type { Stage } from '@candor/domain/applications';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useRowsInSight, type RowInSight } from '../../../ui/use-rows-in-sight.ts';
import { useKeptScroll } from '../../../platform/kept-scroll.ts';
import type { Card } from '../api/applications.ts';
import { BoardCard, type CardActions } from './board-card.tsx';
import { mergeRefs } from './merge-refs.ts';

/** About how high a card is: what is out of sight is not drawn, and what is drawn is measured. */
const CARD_HEIGHT = 118;
const CARD_GAP = 8;

const empty: Readonly<Record<Stage['kind'], string>> = {
  saved: t`Jobs you might apply for.`,
  applied: t`Drag a job here once you have applied.`,
  interview: t`Interviews you were invited to.`,
  offer: t`Offers to compare.`,
  closed: t`Applications that have ended, whatever the outcome.`,
};

/** Where a card that goes before this many others would begin, in the middle of the gap. */
function dropTop(rows: readonly RowInSight[], at: number): number {
  const next = rows.find((row) => row.at === at);
  return next ? next.start - CARD_GAP / 2 : (rows.at(-1)?.end ?? 0) + CARD_GAP / 2;
}

interface BoardColumnProps {
  stage: Stage;
  stages: readonly Stage[];
  cards: readonly Card[];
  openedId: string;
  today: string;
  actions: CardActions;
  /** Where a dragged card would go: before this many cards; null where it is not over this column. */
  dropAt: number | null;
  /** Whether the place within the column matters. */
  isOrdered: boolean;
  isFiltered: boolean;
  onAdd: (stage: string) => void;
}

/** A stage with its cards, of which those in sight are drawn. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { stage, stages, cards, openedId, today, actions, dropAt, isOrdered, isFiltered, onAdd } = props;
  const { setNodeRef } = useDroppable({ id: stage.id });
  const scrolled = useRef<HTMLDivElement>(null);
  const { rows, total, measure } = useRowsInSight(scrolled, {
    count: cards.length,
    height: CARD_HEIGHT,
    gap: CARD_GAP,
    endPadding: 24,
    overscan: 3,
  });
  useKeptScroll(scrolled, `board-${stage.id}`);
  const headingId = `stage-${stage.id}`;
  return (
    <section
      aria-labelledby={headingId}
      className="flex w-[min(19rem,84vw)] min-w-60 shrink-0 snap-start flex-col border-line first:ps-0 not-first:border-s md:w-60 md:flex-1"
    >
      <div className="flex h-11 items-center gap-2 px-3">
        <h2 id={headingId} className="min-w-0 truncate text-base font-semibold">
          {stage.name}
        </h2>
        <span className="text-sm text-soft tabular-nums">
          <span aria-hidden="true">{cards.length}</span>
          <span className="sr-only">
            <Plural value={cards.length} one="# application" other="# applications" />
          </span>
        </span>
        <IconButton label={t`Add a job to ${stage.name}`} className="ms-auto" onClick={() => onAdd(stage.id)}>
          <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      <div
        ref={mergeRefs(setNodeRef, scrolled)}
        data-column={stage.id}
        // Reached by keyboard where there is something to scroll.
        tabIndex={cards.length > 0 ? undefined : -1}
        className={clsx(
          'relative min-h-40 grow overflow-y-auto px-3 pt-1 [scrollbar-width:thin]',
          dropAt !== null && !isOrdered && 'rounded-panel bg-wash',
        )}
      >
        {cards.length === 0 && (
          <p className="rounded-panel border border-dashed border-line px-3 py-6 text-center text-sm text-soft">
            {isFiltered ? t`Nothing here matches.` : empty[stage.kind]}
          </p>
        )}
        <ul className="relative" style={{ height: total }}>
          {rows.map(({ at, start }) => {
            const card = cards[at];
            return (
              card && (
                <li
                  key={card.id}
                  ref={measure}
                  data-index={at}
                  aria-setsize={cards.length}
                  aria-posinset={at + 1}
                  // Its menu lies over the cards below.
                  className="absolute inset-x-0 top-0 has-data-[state=open]:z-10"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <BoardCard
                    card={card}
                    stages={stages}
                    today={today}
                    actions={actions}
                    wasOpened={card.id === openedId}
                  />
                </li>
              )
            );
          })}
        </ul>
        {dropAt !== null && isOrdered && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-3 h-0.5 rounded-full bg-accent"
            style={{ top: Math.max(1, dropTop(rows, dropAt) + 3) }}
          />
        )}
      </div>
    </section>
  );
});
