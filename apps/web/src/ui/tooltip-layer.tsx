import { Suspense, useEffect, useState } from 'react';
import { lazyExtra } from './lazy-part.tsx';

const OPEN_DELAY_MS = 700;
/** So soon after one closed, the neighbour's opens at once. */
const SKIP_DELAY_MS = 300;
/** Time to get across the gap onto its words. */
const LEAVE_MS = 100;

const loadTooltip = async () => (await import('./tooltip.tsx')).Tooltip;
const Tooltip = lazyExtra(loadTooltip);

const controlOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null;

const isOnWords = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-tooltip-words]') !== null;

/**
 * Shows the labels of icon buttons, one at a time: below a pointer that rests, and at once with the focus of a keyboard.
 * Stands once in the page; what draws them is loaded when the first is wanted.
 */
export function TooltipLayer() {
  const [control, setControl] = useState<HTMLElement | null>(null);
  useEffect(() => followControls(setControl), []);
  return (
    control && (
      <Suspense>
        <Tooltip control={control} />
      </Suspense>
    )
  );
}

/** @returns what ends it */
function followControls(show: (control: HTMLElement | null) => void): () => void {
  let wanted: HTMLElement | null = null;
  /** Pressed, or its words taken away: says nothing more before the pointer came back to it. */
  let quiet: HTMLElement | null = null;
  let isShown = false;
  let closedMs = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (control: HTMLElement, delayMs: number) => {
    clearTimeout(timer);
    wanted = control;
    void loadTooltip().catch(() => undefined);
    timer = setTimeout(() => {
      if (!control.isConnected) return;
      isShown = true;
      show(control);
    }, delayMs);
  };
  const close = () => {
    clearTimeout(timer);
    if (isShown) closedMs = performance.now();
    isShown = false;
    wanted = null;
    show(null);
  };
  const onPoint = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const control = controlOf(event);
    if (control !== quiet) quiet = null;
    if (quiet) return;
    if (control === wanted || isOnWords(event)) {
      if (isShown) clearTimeout(timer);
      return;
    }
    if (control) {
      open(control, isShown || performance.now() - closedMs < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS);
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(close, LEAVE_MS);
  };

  const listening = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, act, { capture: true, passive: true, signal: listening.signal });
  listen('pointerover', onPoint);
  listen('focusin', (event) => {
    const control = controlOf(event);
    if (control !== quiet && control?.matches(':focus-visible')) open(control, 0);
  });
  listen('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    quiet = wanted;
    close();
  });
  listen('pointerdown', (event) => {
    quiet = controlOf(event);
    close();
  });
  listen('focusout', () => {
    quiet = null;
    close();
  });
  listen('scroll', close);
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}
