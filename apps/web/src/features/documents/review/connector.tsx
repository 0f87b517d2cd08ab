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
    // Both sides scroll by themselves; what they say reaches the body while it goes down.
    room.addEventListener('scroll', draw, { capture: true, passive: true });
    addEventListener('resize', draw);
    return () => {
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

function wayOf(room: HTMLElement, active: string): string {
  const place = room.querySelector('[data-active]')?.getBoundingClientRect();
  const rows = [...room.querySelectorAll(`[data-path="${CSS.escape(active)}"]`)];
  const row = (rows.find((candidate) => candidate.matches(':hover, :focus-within')) ?? rows[0])
    ?.querySelector('input, textarea, button')
    ?.getBoundingClientRect();
  if (!place || !row) return '';
  const { left, top, bottom } = room.getBoundingClientRect();
  const within = (y: number) => y > top && y < bottom;
  const [fromY, toY] = [place.top + place.height / 2, row.top + row.height / 2];
  if (!within(fromY) || !within(toY)) return '';
  const [fromX, toX] = [place.right - left + 2, row.left - left - 4];
  const middle = (fromX + toX) / 2;
  return `M${fromX} ${fromY - top} C${middle} ${fromY - top} ${middle} ${toY - top} ${toX} ${toY - top}`;
}
