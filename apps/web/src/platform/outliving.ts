import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * State that outlives its screen: who comes back finds it as it was left, until the page is loaded anew. It is of somebody
 * (or something), and another one begins at the start.
 */
export function outliving<Value>(start: Value) {
  let kept = { of: '', value: start };
  return function useOutliving(of: string) {
    const [value, setValue] = useState(kept.of === of ? kept.value : start);
    const set = useCallback(
      (next: Value) => {
        kept = { of, value: next };
        setValue(next);
      },
      [of],
    );
    return [value, set] as const;
  };
}

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
