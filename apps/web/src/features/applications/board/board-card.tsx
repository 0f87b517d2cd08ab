import { t } from '@lingui/core/macro';
import { useDraggable } from '@dnd-kit/core';
import clsx from 'clsx';
import { Archive, ArrowRight, MoreHorizontal, Trash2 } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import type { Stage } from '@candor/domain/applications';
import { IconMenu, type MenuItem } from '../../../ui/menu.tsx';
import type { Card } from '../api/applications.ts';
import { companyOf, titleOf } from '../words.ts';
import { CardFace } from './card-face.tsx';
import { mergeRefs } from './merge-refs.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** What can be done with a card without opening it. */
export interface CardActions {
  open: (id: string) => void;
  /** Whoever opened a job is back on its card. */
  cameBack: () => void;
  move: (card: Card, to: string) => void;
  archive: (card: Card) => void;
  remove: (card: Card) => void;
}

interface BoardCardProps {
  card: Card;
  stages: readonly Stage[];
  today: string;
  actions: CardActions;
  /** Whether its job was opened from here last. */
  wasOpened: boolean;
}

const itemsFor = (card: Card, stages: readonly Stage[], actions: CardActions): MenuItem[] => [
  ...stages
    .filter(({ id }) => id !== card.stage)
    .map(({ id, name }) => ({
      label: t`Move to ${name}`,
      icon: <ArrowRight {...icon} className="rtl:-scale-x-100" />,
      onSelect: () => actions.move(card, id),
    })),
  { label: t`Archive`, icon: <Archive {...icon} />, onSelect: () => actions.archive(card) },
  { label: t`Delete`, icon: <Trash2 {...icon} />, onSelect: () => actions.remove(card) },
];

/** A card that is opened, dragged by hand or keyboard, or moved by its menu. */
export const BoardCard = memo(function BoardCard({
  card,
  stages,
  today,
  actions,
  wasOpened,
}: BoardCardProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: card.id,
    data: { stage: card.stage },
  });
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!wasOpened) return;
    opener.current?.focus({ preventScroll: true });
    actions.cameBack();
  }, []); // oxlint-disable-line react/exhaustive-deps -- when it comes into sight
  const name = t`${titleOf(card)} at ${companyOf(card)}`;
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      className={clsx(
        'group relative h-full touch-manipulation rounded-panel border border-line bg-surface transition-colors duration-100 hover:border-control has-[>button:focus-visible]:outline-2 has-[>button:focus-visible]:outline-offset-1 has-[>button:focus-visible]:outline-accent',
        isDragging && 'opacity-40',
      )}
    >
      <button
        type="button"
        ref={mergeRefs(setActivatorNodeRef, opener)}
        aria-describedby={attributes['aria-describedby']}
        className="block w-full rounded-panel text-start select-none focus-visible:outline-none"
        onClick={() => actions.open(card.id)}
      >
        <CardFace card={card} stages={stages} today={today} />
      </button>
      <div className="absolute top-1.5 end-1.5 opacity-0 group-hover:opacity-100 focus-within:opacity-100 has-data-[state=open]:opacity-100 pointer-coarse:opacity-100">
        <IconMenu
          label={t`Actions for ${name}`}
          className="size-7!"
          items={() => itemsFor(card, stages, actions)}
        >
          <MoreHorizontal {...icon} />
        </IconMenu>
      </div>
    </div>
  );
});
