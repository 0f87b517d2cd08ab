import { MouseSensor, useSensor, useSensors, type DragEndEvent, type DragMoveEvent } from '@dnd-kit/core';
import { useState, type RefObject } from 'react';
import type { Box, PageLines } from './page-line.ts';

/** What is dragged with a line: the boxes of all that its list has at one place. */
type Unit = Pick<Box, 'left' | 'top' | 'width' | 'height'>;

function unitsOf(boxes: ReadonlyMap<string, Box>, list: string, { placeOf }: PageLines): Map<number, Unit> {
  const units = new Map<number, Unit>();
  for (const [at, { left, top, width, height }] of boxes) {
    const place = placeOf(at);
    if (place?.list !== list) continue;
    const unit = units.get(place.at) ?? { left, top, width, height };
    const [x, y] = [Math.min(unit.left, left), Math.min(unit.top, top)];
    const right = Math.max(unit.left + unit.width, left + width);
    const bottom = Math.max(unit.top + unit.height, top + height);
    units.set(place.at, { left: x, top: y, width: right - x, height: bottom - y });
  }
  return units;
}

/** Where a dragged line would go, and where the sign of it stands as shares of the page. */
interface Target {
  at: string;
  to: number;
  sign: { left: number; top: number; width: number };
}

/** Lines of a page dragged to another place of their list, by the pointer's height on it. */
export function useLineDrag(
  layer: RefObject<HTMLElement | null>,
  boxes: ReadonlyMap<string, Box>,
  lines: PageLines,
) {
  const [target, setTarget] = useState<Target | null>(null);
  // A press that does not move opens the line. Fingers scroll; they move lines by the buttons of the open one.
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }));

  const targetAt = ({ active, activatorEvent, delta }: DragMoveEvent | DragEndEvent): Target | null => {
    const at = String(active.id);
    const place = lines.placeOf(at);
    const sheet = layer.current?.getBoundingClientRect();
    if (!place || !sheet || !(activatorEvent instanceof MouseEvent)) return null;
    const height = (activatorEvent.clientY + delta.y - sheet.top) / sheet.height;
    const units = [...unitsOf(boxes, place.list, lines)].toSorted(([one], [other]) => one - other);
    const isBelow = ([nth, { top, height: high }]: [number, Unit]) =>
      nth !== place.at && top + high / 2 < height;
    const others = units.filter(([nth]) => nth !== place.at);
    // Of a list that goes over pages only what stands on this one is passed.
    const [first = place.at] = units[0] ?? [];
    const to = first + units.filter(isBelow).length;
    const next = others[to - first];
    const last = others.at(-1);
    const unit = next?.[1] ?? last?.[1];
    if (!unit) return null;
    const top = next ? unit.top : unit.top + unit.height;
    return { at, to, sign: { left: unit.left, top, width: unit.width } };
  };
  return {
    target,
    context: {
      sensors,
      onDragMove: (event: DragMoveEvent) => {
        const next = targetAt(event);
        if (next?.to !== target?.to || next?.at !== target?.at) setTarget(next);
      },
      onDragEnd: (event: DragEndEvent) => {
        setTarget(null);
        const target = targetAt(event);
        const place = target && lines.placeOf(target.at);
        if (target && place && target.to !== place.at) lines.onMove(target.at, target.to);
      },
      onDragCancel: () => setTarget(null),
    },
  };
}
