import { useEffect, useState, type RefObject } from 'react';

/** The path of the field or entry under the pointer, else of the one in focus. Fields name themselves by `data-path`. */
export function usePointedPath(list: RefObject<HTMLElement | null>): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    const room = list.current;
    if (!room) return undefined;
    const pathOf = (target: EventTarget | null) =>
      target instanceof Element
        ? (target.closest<HTMLElement>('[data-path]')?.dataset['path'] ?? null)
        : null;
    const inFocus = () => (room.contains(document.activeElement) ? pathOf(document.activeElement) : null);
    const onPoint = ({ target }: Event) => setPath(pathOf(target) ?? inFocus());
    const onLeave = () => setPath(inFocus());
    room.addEventListener('pointerover', onPoint);
    room.addEventListener('focusin', onPoint);
    room.addEventListener('pointerleave', onLeave);
    return () => {
      room.removeEventListener('pointerover', onPoint);
      room.removeEventListener('focusin', onPoint);
      room.removeEventListener('pointerleave', onLeave);
    };
  }, [list]);
  return path;
}
