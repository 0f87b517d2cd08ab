import { useEffect, useState, type RefObject } from 'react';

/** The number of the page in the middle of the screen, from 1. */
export function usePageInSight(pages: RefObject<HTMLElement | null>, count: number): number {
  const [inSight, setInSight] = useState(1);
  useEffect(() => {
    const look = () => {
      const middle = innerHeight / 2;
      const images = [...(pages.current?.querySelectorAll('.page-picture') ?? [])];
      const above = images.filter((image) => image.getBoundingClientRect().top < middle).length;
      setInSight(Math.max(1, above));
    };
    look();
    // The page or the column that holds the pages scrolls, by the width of the screen.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [pages, count]);
  return Math.min(inSight, Math.max(1, count));
}
