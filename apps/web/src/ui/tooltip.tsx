import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Lets neighbours' tooltips follow each other at once; stands above every `Tooltip`. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Primitive.Provider>
  );
}

/** Words for a control that shows none. `children` is one element that takes a ref. */
export function Tooltip({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      {/* Beside its control rather than at the end of the page, so that it belongs to the same landmark. */}
      <Primitive.Content
        sideOffset={6}
        collisionPadding={8}
        className="z-60 max-w-72 rounded-control bg-ink px-2.5 py-1.5 text-sm text-canvas shadow-float"
      >
        {words}
      </Primitive.Content>
    </Primitive.Root>
  );
}
