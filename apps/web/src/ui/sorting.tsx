import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useEffect, useEffectEvent, useLayoutEffect, type SyntheticEvent } from 'react';
import type { SortableRow } from './sortable-rows.ts';

interface SortingProps {
  ids: readonly string[];
  rows: ReadonlyMap<string, SortableRow>;
  announcements: Announcements;
  onDrop: (event: DragEndEvent) => void;
}

/**
 * Drags the rows of a list by pointer and by keyboard. It stands beside them: what is loaded once work begins must not be put
 * around rows that somebody writes in.
 */
export function Sorting({ ids, rows, announcements, onDrop }: SortingProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDrop}
      // The list itself tells how to drag.
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {ids.map((id) => (
          <SortedRow key={id} id={id} rows={rows} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

function SortedRow({ id, rows }: Pick<SortingProps, 'rows'> & { id: string }) {
  const { setNodeRef, setActivatorNodeRef, transform, transition, listeners, isDragging } = useSortable({
    id,
  });
  useLayoutEffect(() => {
    const row = rows.get(id);
    setNodeRef(row?.node ?? null);
    setActivatorNodeRef(row?.grip ?? null);
    return () => row?.show(null);
  }, [id, rows, setNodeRef, setActivatorNodeRef]);
  const y = transform?.y;
  useLayoutEffect(() => {
    const style = { transform: y === undefined ? undefined : `translateY(${y}px)`, transition };
    rows.get(id)?.show({ style, isDragging });
  }, [id, rows, y, transition, isDragging]);
  const answer = useEffectEvent((press: SyntheticEvent) =>
    listeners?.[press.type === 'keydown' ? 'onKeyDown' : 'onPointerDown']?.(press),
  );
  useEffect(() => rows.get(id)?.presses.answerBy(answer), [id, rows]);
  return null;
}
