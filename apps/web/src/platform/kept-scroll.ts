import { useLayoutEffect, type RefObject } from 'react';

const places = new Map<string, { top: number; left: number }>();

/** A box that scrolls is where it was left, for whoever comes back to it. */
export function useKeptScroll(box: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const { top, left } = places.get(key) ?? { top: 0, left: 0 };
    current.scrollTo({ top, left, behavior: 'instant' });
    const keep = () => places.set(key, { top: current.scrollTop, left: current.scrollLeft });
    current.addEventListener('scroll', keep, { passive: true });
    return () => current.removeEventListener('scroll', keep);
  }, [box, key]);
}
