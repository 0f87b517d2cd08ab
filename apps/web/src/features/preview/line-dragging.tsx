import {
  DndContext,
  MouseSensor,
  useDraggable,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
} from '@dnd-kit/core';
import {
  useEffect,
  useEffectEvent,
  useRef,
  type ComponentProps,
  type Dispatch,
  type RefObject,
  type SetStateAction,
  type SyntheticEvent,
} from 'react';
import type { PressPort } from '../../ui/press-port.ts';
import { pressedLine } from './line-button.tsx';
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
  to: number;
  sign: { left: number; top: number; width: number };
}

/** A line that is dragged. */
export interface LineDrag {
  at: string;
  /** Null where it may not be put. */
  target: Target | null;
}

/** A line that was moved is told where it is; what a pointer does meanwhile is not. */
const quiet: NonNullable<ComponentProps<typeof DndContext>['accessibility']> = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

interface LineDraggingProps {
  layer: RefObject<HTMLElement | null>;
  boxes: ReadonlyMap<string, Box>;
  lines: PageLines;
  /** What is pressed in the layer. */
  presses: PressPort;
  onDrag: Dispatch<SetStateAction<LineDrag | null>>;
}

/** Drags the lines of a page to another place of their list, by the pointer's height on it. */
export function LineDragging({ layer, boxes, lines, presses, onDrag }: LineDraggingProps) {
  const pressed = useRef('');
  // A press that does not move opens the line. Fingers scroll; they move lines by the buttons of the open one.
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }));

  const targetAt = ({ activatorEvent, delta }: DragMoveEvent | DragEndEvent): Target | null => {
    const place = lines.placeOf(pressed.current);
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
    return { to, sign: { left: unit.left, top, width: unit.width } };
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={quiet}
      onDragStart={() => onDrag({ at: pressed.current, target: null })}
      onDragMove={(event) => {
        const target = targetAt(event);
        onDrag((drag) => (drag?.target?.to === target?.to ? drag : { at: pressed.current, target }));
      }}
      onDragEnd={(event) => {
        onDrag(null);
        const target = targetAt(event);
        const place = lines.placeOf(pressed.current);
        if (target && place && target.to !== place.at) lines.onMove(pressed.current, target.to);
      }}
      onDragCancel={() => onDrag(null)}
    >
      <PressedLine
        presses={presses}
        takes={(at) => {
          pressed.current = at;
          return (lines.placeOf(at)?.count ?? 0) > 1;
        }}
      />
    </DndContext>
  );
}

interface PressedLineProps {
  presses: PressPort;
  /** Whether the line at a path is dragged from here on. */
  takes: (at: string) => boolean;
}

/** The line that is pressed, whichever it is. */
function PressedLine({ presses, takes }: PressedLineProps) {
  const { setNodeRef, listeners } = useDraggable({ id: 'line' });
  const answer = useEffectEvent((press: SyntheticEvent) => {
    const line = pressedLine(press.target);
    if (!line || !takes(line.at)) return;
    setNodeRef(line.button);
    listeners?.['onMouseDown']?.(press);
  });
  useEffect(() => presses.answerBy(answer), [presses]);
  return null;
}
