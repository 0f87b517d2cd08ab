import {
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { useState } from 'react';
import type { Stage } from '@candor/domain/applications';
import type { Card } from '../api/applications.ts';

/** Where a dragged card would go. */
export interface DropPlace {
  stage: string;
  /** Before the card of this number. */
  at: number;
}

/** How far a key moves a card up or down: about a card. */
const STEP = 120;

/** Left and right: the neighbouring stage. Up and down: one card. */
const byStage: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const { x, y } = currentCoordinates;
  if (event.code === KeyboardCode.Down) return { x, y: y + STEP };
  if (event.code === KeyboardCode.Up) return { x, y: y - STEP };
  const isRight = event.code === KeyboardCode.Right;
  if (!isRight && event.code !== KeyboardCode.Left) return undefined;
  const { droppableRects, collisionRect } = context;
  if (!collisionRect) return undefined;
  const middle = collisionRect.left + collisionRect.width / 2;
  const lefts = [...droppableRects.values()].toSorted((a, b) => a.left - b.left);
  const at = lefts.findIndex(({ left, right }) => middle >= left && middle < right);
  const next = lefts[at + (isRight ? 1 : -1)];
  if (at < 0 || !next) return undefined;
  return { x: next.left + (next.width - collisionRect.width) / 2, y: Math.max(next.top, y) };
};

/** How many cards of a column lie above a height of it, as far as they are drawn. */
function cardsAbove(column: HTMLElement, y: number): number {
  const drawn = [...column.querySelectorAll<HTMLElement>('[data-index]')]
    .map((card) => ({ at: Number(card.dataset['index']), rect: card.getBoundingClientRect() }))
    .toSorted((one, other) => one.at - other.at);
  const below = drawn.find(({ rect }) => rect.top + rect.height / 2 > y);
  return below?.at ?? (drawn.at(-1)?.at ?? -1) + 1;
}

/** Where a move event is, in cards of the column it is over. */
function placeOf({ over, active }: DragMoveEvent | DragEndEvent): DropPlace | null {
  const rect = active.rect.current.translated;
  if (!over || !rect) return null;
  const column = document.querySelector<HTMLElement>(`[data-column="${over.id}"]`);
  if (!column) return null;
  return { stage: String(over.id), at: cardsAbove(column, rect.top + rect.height / 2) };
}

interface CardDrag {
  stages: readonly Stage[];
  /** The cards of each stage as they are shown. */
  columns: ReadonlyMap<string, readonly Card[]>;
  isOrdered: boolean;
  onMove: (card: Card, to: string, before?: string | null) => void;
}

/** Dragging cards between stages, by mouse, touch and keyboard. */
export function useCardDrag({ columns, isOrdered, onMove }: CardDrag) {
  const [dragged, setDragged] = useState<Card | null>(null);
  const [place, setPlace] = useState<DropPlace | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: byStage,
      // same in every language
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  );
  const cardOf = (id: unknown) => [...columns.values()].flat().find((card) => card.id === id) ?? null;
  const clampedPlace = (event: DragMoveEvent | DragEndEvent) => {
    const found = placeOf(event);
    return found && { ...found, at: Math.min(found.at, columns.get(found.stage)?.length ?? 0) };
  };
  const end = () => {
    setDragged(null);
    setPlace(null);
  };
  return {
    sensors,
    dragged,
    place,
    start: (id: unknown) => setDragged(cardOf(id)),
    follow: (event: DragMoveEvent) => {
      const next = clampedPlace(event);
      setPlace((before) => (before?.stage === next?.stage && before?.at === next?.at ? before : next));
    },
    drop: (event: DragEndEvent) => {
      const card = cardOf(event.active.id);
      const to = clampedPlace(event);
      end();
      if (!card || !to) return;
      const isElsewhere = to.stage !== card.stage;
      if (!isOrdered) {
        if (isElsewhere) onMove(card, to.stage);
        return;
      }
      const others = columns.get(to.stage) ?? [];
      const own = others.findIndex(({ id }) => id === card.id);
      if (own === to.at || own + 1 === to.at) {
        if (!isElsewhere) return;
      }
      const next = others.slice(to.at).find(({ id }) => id !== card.id);
      onMove(card, to.stage, next?.id ?? null);
    },
    cancel: end,
  };
}
