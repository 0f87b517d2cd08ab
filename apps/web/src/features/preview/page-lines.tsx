import { t } from '@lingui/core/macro';
import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Place } from '@candor/contracts/place';
import { lazyExtra } from '../../ui/lazy-part.tsx';
import { PressPort } from '../../ui/press-port.ts';
import { whenWorkBegins } from '../../ui/when-work-begins.ts';
import { LineBox } from './line-box.tsx';
import { LineButton, pressedLine } from './line-button.tsx';
import type { LineDrag } from './line-dragging.tsx';
import { lineBeside } from './line-beside.ts';
import type { Box, PageLines } from './page-line.ts';

const LineDragging = lazyExtra(async () => (await import('./line-dragging.tsx')).LineDragging);

/** The lines of a page with the boxes around all they take there, from its top to its end. */
function boxesOn(page: number, places: readonly Place[]): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const { at, page: own, box } of places) {
    if (own !== page) continue;
    const [x, y, wide, high] = box;
    const { left, top, width, height } = boxes.get(at) ?? { left: x, top: y, width: wide, height: high };
    const [right, bottom] = [Math.max(left + width, x + wide), Math.max(top + height, y + high)];
    const [from, above] = [Math.min(left, x), Math.min(top, y)];
    boxes.set(at, { left: from, top: above, width: right - from, height: bottom - above, line: high });
  }
  return boxes;
}

/** The boxes and one more, where it stands among them: a button that changes its place in the list loses the focus. */
function withBox(boxes: ReadonlyMap<string, Box>, { at, box }: { at: string; box: Box }): Map<string, Box> {
  const all = [...boxes];
  const next = all.findIndex(([, { top }]) => top > box.top);
  return new Map(all.toSpliced(next < 0 ? all.length : next, 0, [at, box]));
}

const share = (value: number) => `${value * 100}%`;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface PageLineLayerProps {
  page: number;
  places: readonly Place[];
  lines: PageLines;
}

/** Lies over a page: each line is pressed, or reached by the arrow keys, to be changed where it stands. */
export function PageLineLayer({ page, places, lines }: PageLineLayerProps) {
  const { texts, open, placeOf, onMove } = lines;
  const layer = useRef<HTMLDivElement>(null);
  const drawn = boxesOn(page, places);
  const box = open && boxOfOpen(open.at, drawn);
  const [said, setSaid] = useState('');
  const [last, setLast] = useState<{ at: string; box: Box } | null>(null);
  if (open && box && (last?.at !== open.at || last.box.top !== box.top)) setLast({ at: open.at, box });
  // What was just closed stands where it stood until the pages are drawn with it: it has the focus.
  const boxes = last && !open && !drawn.has(last.at) ? withBox(drawn, last) : drawn;
  const shown = [...boxes].filter(([at]) => texts.has(at) && at !== open?.at);
  const moveTo = (at: string, to: number) => {
    const [place, count] = [to + 1, placeOf(at)?.count ?? 0];
    setSaid(t`Moved: now ${place} of ${count}`);
    return onMove(at, to);
  };
  // Of all places of a page one is reached by Tab; the last that was is it again.
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const line = pressedLine(event.target);
    if (step === undefined || !line) return;
    event.preventDefault();
    const place = placeOf(line.at);
    if (event.altKey) {
      const to = (place?.at ?? 0) + step;
      if (place && to >= 0 && to < place.count) focusOn(moveTo(line.at, to));
      return;
    }
    const all = [...(layer.current?.querySelectorAll('button') ?? [])];
    const next = all[all.indexOf(line.button) + step];
    if (!next) return;
    for (const one of all) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  };
  const focusOn = (at: string) =>
    layer.current
      ?.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`)
      ?.focus({ preventScroll: true });
  const opened = useRef<string | null>(null);
  useEffect(() => {
    const before = opened.current;
    opened.current = open?.at ?? null;
    // Who pressed elsewhere goes on there.
    if (open || before === null || document.activeElement !== document.body) return;
    focusOn(before);
  }, [open]);
  const [drag, setDrag] = useState<LineDrag | null>(null);
  const [presses] = useState(() => new PressPort());
  const [isNear, setIsNear] = useState(false);
  useEffect(() => whenWorkBegins(() => setIsNear(true)), []);
  const beside = (step: 1 | -1) => (open ? lineBeside(open.at, step, { texts, places }) : undefined);
  const number = page + 1;
  return (
    <div className="absolute inset-0 print:hidden" style={{ containerType: 'size' }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears for the buttons in it */}
      <div
        ref={layer}
        className="size-full"
        role="group"
        aria-label={t`Lines of page ${number}`}
        onPointerEnter={() => setIsNear(true)}
        onMouseDown={presses.press}
        onClick={({ target }) => {
          const line = pressedLine(target);
          if (line) lines.onOpen(line.at);
        }}
        onKeyDown={move}
      >
        {shown.map(([at, { left, top, width, height }], nth) => (
          <LineButton
            key={at}
            at={at}
            words={texts.get(at)}
            left={left}
            top={top}
            width={width}
            height={height}
            hasNote={lines.hasNote(at)}
            canMove={(placeOf(at)?.count ?? 0) > 1}
            isDragging={drag?.at === at}
            isFirst={nth === 0}
          />
        ))}
        {drag?.target && (
          <div
            data-drop
            className="pointer-events-none absolute h-0.5 -translate-y-1/2 bg-paper-accent"
            style={{
              left: share(drag.target.sign.left),
              top: share(drag.target.sign.top),
              width: share(drag.target.sign.width),
            }}
          />
        )}
        {isNear && (
          <Suspense>
            <LineDragging
              layer={layer}
              boxes={boxes}
              lines={{ ...lines, onMove: moveTo }}
              presses={presses}
              onDrag={setDrag}
            />
          </Suspense>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {box && <LineBox key={open.at} box={box} line={open} lines={lines} beside={beside} />}
    </div>
  );
}

/** A line that says nothing yet has no place: it begins below the one before it. */
function boxOfOpen(at: string, boxes: ReadonlyMap<string, Box>): Box | undefined {
  const own = boxes.get(at);
  if (own) return own;
  const [, list = '', number = ''] = /^(.*\.)(\d+)$/.exec(at) ?? [];
  const before = boxes.get(`${list}${Number(number) - 1}`);
  return before && { ...before, top: before.top + before.height, height: before.line };
}
