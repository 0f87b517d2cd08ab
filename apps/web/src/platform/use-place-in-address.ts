import { useEffect } from 'react';
import { useHistoryEntry } from './navigation.tsx';

const leaving = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings the place that the address names (`#devices`) into sight, and keeps it there while what stands above it loads,
 * until the person does something.
 */
export function usePlaceInAddress(): void {
  const { hash, key } = useHistoryEntry();
  useEffect(() => {
    const place = document.getElementById(hash.slice(1));
    if (!place) return undefined;
    place.focus({ preventScroll: true });
    const show = () => place.scrollIntoView({ block: 'start' });
    show();
    const growth = new ResizeObserver(show);
    growth.observe(document.body);
    const left = new AbortController();
    const leave = () => {
      growth.disconnect();
      left.abort();
    };
    for (const kind of leaving) addEventListener(kind, leave, { signal: left.signal, passive: true });
    return leave;
  }, [hash, key]);
}
