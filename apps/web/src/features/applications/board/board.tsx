import { t } from '@lingui/core/macro';
import {
  DndContext,
  DragOverlay,
  pointerWithin,
  rectIntersection,
  type CollisionDetection,
} from '@dnd-kit/core';
import { memo, useRef } from 'react';
import type { Stage } from '@candor/domain/applications';
import { useKeptScroll } from '../../../platform/kept-scroll.ts';
import type { Card } from '../api/applications.ts';
import { titleOf } from '../words.ts';
import type { CardActions } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { CardFace } from './card-face.tsx';
import { useCardDrag } from './use-card-drag.ts';

/** The stage under the pointer; of a card moved by keyboard the one it lies over most. */
const underPointer: CollisionDetection = (asked) =>
  asked.pointerCoordinates ? pointerWithin(asked) : rectIntersection(asked);

const none: readonly Card[] = [];

interface BoardProps {
  stages: readonly Stage[];
  columns: ReadonlyMap<string, readonly Card[]>;
  /** The card whose job was opened: who comes back from there stands on it again. */
  openedId: string;
  today: string;
  actions: CardActions;
  isOrdered: boolean;
  isFiltered: boolean;
  onMove: (card: Card, to: string, before?: string | null) => void;
  onAdd: (stage: string) => void;
}

/** The stages side by side, with cards that are dragged from one to another. */
export const Board = memo(function Board(props: BoardProps) {
  const { stages, columns, openedId, today, actions, isOrdered, isFiltered, onMove, onAdd } = props;
  const box = useRef<HTMLDivElement>(null);
  useKeptScroll(box, 'board');
  const drag = useCardDrag({ stages, columns, isOrdered, onMove });
  const stageName = (id: unknown) => stages.find((stage) => stage.id === id)?.name ?? '';
  const cardName = () => (drag.dragged ? titleOf(drag.dragged) : t`The job`);
  return (
    <DndContext
      sensors={drag.sensors}
      collisionDetection={underPointer}
      onDragStart={({ active }) => drag.start(active.id)}
      onDragMove={drag.follow}
      onDragEnd={drag.drop}
      onDragCancel={drag.cancel}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => t`Picked up, in ${stageName(active.data.current?.['stage'])}`,
          onDragOver: ({ over }) => (over ? t`Over ${stageName(over.id)}` : undefined),
          onDragEnd: ({ over }) => (over ? t`${cardName()} is in ${stageName(over.id)}` : undefined),
          onDragCancel: () => t`${cardName()} stays where it was`,
        },
        screenReaderInstructions: {
          draggable: t`Press Enter to open. Press Space to pick up, left and right to choose a stage, Space to put down, Escape to leave it.`,
        },
      }}
    >
      {/* Positioned: what is only read out stays within what scrolls, or the page would be as wide as all stages. */}
      <div
        ref={box}
        className="relative flex min-h-0 grow snap-x snap-mandatory overflow-x-auto overscroll-x-contain sm:snap-none"
      >
        {stages.map((stage) => (
          <BoardColumn
            key={stage.id}
            stage={stage}
            stages={stages}
            cards={columns.get(stage.id) ?? none}
            openedId={openedId}
            today={today}
            actions={actions}
            dropAt={drag.dragged && drag.place?.stage === stage.id ? drag.place.at : null}
            isOrdered={isOrdered}
            isFiltered={isFiltered}
            onAdd={onAdd}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {drag.dragged && (
          <div className="cursor-grabbing rounded-panel border border-accent bg-surface shadow-float">
            <CardFace card={drag.dragged} stages={stages} today={today} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
});
