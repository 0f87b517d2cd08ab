import { useEffect, useRef } from 'react';

/** Pixels from the end that still count as being there. */
const NEAR = 120;

/** Keeps what grows at its end in sight, unless the person has scrolled away from it. Give the first ref to what scrolls, the second to what grows. */
export function useStayAtEnd() {
  const scrolling = useRef<HTMLDivElement>(null);
  const growing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [outer, inner] = [scrolling.current, growing.current];
    if (!outer || !inner) return undefined;
    let isAtEnd = true;
    const onScroll = () => {
      isAtEnd = outer.scrollHeight - outer.scrollTop - outer.clientHeight < NEAR;
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd) outer.scrollTop = outer.scrollHeight;
    });
    observer.observe(inner);
    outer.addEventListener('scroll', onScroll);
    return () => {
      observer.disconnect();
      outer.removeEventListener('scroll', onScroll);
    };
  }, []);
  return { scrolling, growing };
}
