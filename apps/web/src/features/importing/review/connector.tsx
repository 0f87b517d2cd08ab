import { useEffect, useRef, type RefObject } from 'react';

/** Below this width page and fields stand above each other, in pixels. */
const BESIDE_PX = 1024;

/** A thin line from the field that is pointed at to its place on the page. */
export function Connector({
  body,
  active,
}: {
  body: RefObject<HTMLDivElement | null>;
  active: string | null;
}) {
  const line = useRef<SVGPathElement>(null);
  useEffect(() => {
    const room = body.current;
    const path = line.current;
    if (!room || !path || active === null || innerWidth < BESIDE_PX) return undefined;
    const draw = () => path.setAttribute('d', wayOf(room, active));
    draw();
    // The marks of the page come and go with its view.
    const marks = new MutationObserver(draw);
    marks.observe(room, { subtree: true, childList: true, attributeFilter: ['data-active'] });
    // Both sides scroll by themselves; what they say reaches the body while it goes down.
    room.addEventListener('scroll', draw, { capture: true, passive: true });
    addEventListener('resize', draw);
    return () => {
      marks.disconnect();
      path.setAttribute('d', '');
      room.removeEventListener('scroll', draw, { capture: true });
      removeEventListener('resize', draw);
    };
  }, [body, active]);
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 z-20 size-full overflow-hidden">
      <path ref={line} className="fill-none stroke-accent" strokeWidth="1.5" />
    </svg>
  );
}

/** How far beside the edge of page and list the line bends, in pixels. */
const BEND_PX = 20;

/** Under the words on the page, through the gap, and under the field: over no word of either side. */
function wayOf(room: HTMLElement, active: string): string {
  const mark = room.querySelector('[data-active]');
  const rows = [...room.querySelectorAll(`[data-path="${CSS.escape(active)}"]`)];
  const row = rows.find((candidate) => candidate.matches(':hover, :focus-within')) ?? rows[0];
  const place = mark?.getBoundingClientRect();
  const page = mark?.closest('[data-page]')?.getBoundingClientRect();
  const field = row?.querySelector('input, textarea, button')?.getBoundingClientRect();
  const list = row?.closest('[data-list]')?.getBoundingClientRect();
  if (!place || !page || !field || !list) return '';
  const { left, top, bottom } = room.getBoundingClientRect();
  const [fromY, toY] = [place.bottom + 1, field.bottom + 3];
  if (fromY < top || toY < top || fromY > bottom || toY > bottom) return '';
  const [bend, end] = [page.right - BEND_PX - left, list.left + BEND_PX - left];
  const middle = (bend + end) / 2;
  const [y1, y2] = [fromY - top, toY - top];
  return `M${place.left - left} ${y1} H${bend} C${middle} ${y1} ${middle} ${y2} ${end} ${y2} H${field.right - left}`;
}
