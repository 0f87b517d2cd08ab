import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { useFindingWalk } from './use-finding-walk.ts';

export type Walk = ReturnType<typeof useFindingWalk>;

/** F7 and Shift F7 go through the findings, Escape puts the card away. */
export function onKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault' | 'stopPropagation'>,
  walk: Walk,
  back?: HTMLElement,
): void {
  if (event.key === 'F7') walk.step(event.shiftKey ? -1 : 1);
  else if (event.key === 'Escape' && walk.active) {
    walk.stop();
    back?.focus();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

interface AreaEventsOptions {
  /** The box the text is typed into. */
  area: HTMLTextAreaElement;
  /** What lies below it and belongs to it. */
  below: RefObject<HTMLElement | null>;
  walk: Walk;
  /** Whether what is being put in comes from us. */
  isOurs: RefObject<boolean>;
}

/** Follows what a person does in a box: keys, a press on a finding, typing, leaving. Its own spell check rests while ours is there. */
export function useAreaEvents({ area, below, walk, isOurs }: AreaEventsOptions): void {
  const { dictionary } = walk;
  const latest = useRef(walk);
  latest.current = walk;

  useEffect(() => {
    const { signal, abort } = listening();
    area.addEventListener(
      'keydown',
      (event) => {
        if (event.isComposing) return;
        onKey(event, latest.current);
      },
      { signal },
    );
    area.addEventListener(
      'click',
      () => {
        const isHit = area.selectionStart === area.selectionEnd && latest.current.lookAt(area.selectionStart);
        if (!isHit) latest.current.stop();
      },
      { signal },
    );
    // Behind those of the screen: what is redrawn before they have heard of a key may put a box back to the words before it.
    document.addEventListener(
      'input',
      ({ target }) => target === area && !isOurs.current && latest.current.stop(),
      { signal },
    );
    area.addEventListener(
      'blur',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && below.current?.contains(relatedTarget))) latest.current.stop();
      },
      { signal },
    );
    return abort;
  }, [area, below, isOurs]);

  // Two dictionaries would draw two lines: the browser's own rests while ours is there.
  useEffect(() => {
    area.setAttribute('spellcheck', dictionary === 'ready' ? 'false' : 'true');
    return () => area.removeAttribute('spellcheck');
  }, [area, dictionary]);
}
