import { useEffect, type RefObject } from 'react';

/** Space around a place that is brought into sight, in pixels. */
const AROUND = 48;

/** Brings the first place that is pointed at into sight, where it is not. */
export function useInSight(pane: RefObject<HTMLDivElement | null>, active: string | null): void {
  useEffect(() => {
    const room = pane.current;
    const place = room?.querySelector('[data-active]');
    if (!room || !place) return;
    const [inside, outside] = [place.getBoundingClientRect(), room.getBoundingClientRect()];
    const isSeen =
      inside.top >= outside.top &&
      inside.bottom <= outside.bottom &&
      inside.left >= outside.left &&
      inside.right <= outside.right;
    if (isSeen) return;
    room.scrollBy({
      top: inside.top - outside.top - Math.max(AROUND, outside.height / 3),
      left: inside.left - outside.left - AROUND,
    });
  }, [pane, active]);
}
