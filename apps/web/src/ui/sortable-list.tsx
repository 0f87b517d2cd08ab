import { t } from '@lingui/core/macro';
import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { Suspense, use, useEffect, useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { lazyExtra } from './lazy-part.tsx';
import { SortableListContext, SortableRow, type DraggedLook } from './sortable-rows.ts';
import { whenWorkBegins } from './when-work-begins.ts';

const Sorting = lazyExtra(async () => (await import('./sorting.tsx')).Sorting);

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const edge = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40';

interface SortableListProps {
  ids: readonly string[];
  /** The name of a row when it is spoken of: "Position 2". */
  spoken: (at: number) => string;
  onMove: (from: number, to: number) => void;
  /** The rows; each shows a `SortableGrip` and moves by `useSortableRow`. `moveTo` moves one and says so. */
  children: (moveTo: (from: number, to: number) => void) => ReactNode;
}

/** Rows that are put in order by hand, by keyboard and by buttons; each move is announced. */
export function SortableList({ ids, spoken, onMove, children }: SortableListProps) {
  const [announcement, setAnnouncement] = useState('');
  const [isNear, setIsNear] = useState(false);
  const [rows] = useState(() => new Map<string, SortableRow>());
  const instructionsId = useId();
  useEffect(() => whenWorkBegins(() => setIsNear(true)), []);
  const placeOf = (id: unknown) => ids.findIndex((other) => other === id);
  const moveTo = (from: number, to: number) => {
    onMove(from, to);
    setAnnouncement(t`${spoken(from)} is now ${to + 1} of ${ids.length}`);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const from = placeOf(active.id);
    const to = placeOf(over?.id);
    if (from >= 0 && to >= 0 && from !== to) moveTo(from, to);
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t`${spoken(placeOf(active.id))} picked up`,
    onDragOver: ({ over }) => (over ? t`Over place ${placeOf(over.id) + 1} of ${ids.length}` : undefined),
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => t`${spoken(placeOf(active.id))} stays where it was`,
  };
  return (
    <>
      <SortableListContext value={{ rows, instructionsId, onNear: () => setIsNear(true) }}>
        {children(moveTo)}
      </SortableListContext>
      <p id={instructionsId} hidden>
        {t`Press Space to pick this up, the arrow keys to move it, Space to put it down, Escape to leave it.`}
      </p>
      {isNear && (
        <Suspense>
          <Sorting ids={ids} rows={rows} announcements={announcements} onDrop={drop} />
        </Suspense>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/** What a row of a `SortableList` needs: where it is while it is dragged, and what its grip takes. */
export function useSortableRow(id: string) {
  const list = use(SortableListContext);
  if (!list) throw new Error('only below a SortableList');
  const { rows, instructionsId, onNear } = list;
  const [look, setLook] = useState<DraggedLook | null>(null);
  const [row] = useState(() => new SortableRow(setLook));
  useLayoutEffect(() => {
    rows.set(id, row);
    return () => {
      rows.delete(id);
    };
  }, [rows, id, row]);
  return {
    ref: row.setNode,
    style: look?.style,
    isDragging: look?.isDragging ?? false,
    grip: {
      ref: row.setGrip,
      onPointerEnter: onNear,
      onPointerDown: row.presses.press,
      onKeyDown: row.presses.press,
      'aria-describedby': instructionsId,
      'aria-roledescription': t`sortable`,
      'aria-pressed': look?.isDragging || undefined,
    },
  };
}

type Grip = ReturnType<typeof useSortableRow>['grip'];

/** The handle by which a row is dragged. */
export function SortableHandle({ label, grip }: { label: string; grip: Grip }) {
  return (
    <button
      type="button"
      {...grip}
      aria-label={label}
      className="-ms-2 inline-flex h-9 w-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-soft hover:text-ink active:cursor-grabbing"
    >
      <GripVertical {...icon} />
    </button>
  );
}

interface MoveButtonsProps {
  /** The row's name within a sentence: "position 2". */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

/** One place up or down, for those who do not drag. */
export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        label={t`Move ${name} up`}
        aria-disabled={isFirst}
        className={edge}
        onClick={() => !isFirst && onMove(-1)}
      >
        <ChevronUp {...icon} />
      </IconButton>
      <IconButton
        label={t`Move ${name} down`}
        aria-disabled={isLast}
        className={edge}
        onClick={() => !isLast && onMove(1)}
      >
        <ChevronDown {...icon} />
      </IconButton>
    </>
  );
}
