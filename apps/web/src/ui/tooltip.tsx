import { Tooltip as Primitive } from 'radix-ui';
import { useMemo } from 'react';
import { StandingTrigger } from './standing-trigger.tsx';

/**
 * The label of a control that shows none, beside it. Hidden from screen readers, which say the label with the control.
 * It takes an Escape for itself; the layer that shows it listens for that and all else that closes it.
 */
export function Tooltip({ control }: { control: HTMLElement }) {
  const element = useMemo(() => ({ current: control }), [control]);
  return (
    <div aria-hidden="true">
      <Primitive.Provider>
        <Primitive.Root open>
          <Primitive.Trigger asChild>
            <StandingTrigger element={element} />
          </Primitive.Trigger>
          <Primitive.Content
            data-tooltip-words
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-72 rounded-control bg-ink px-2.5 py-1.5 text-sm text-canvas shadow-float"
          >
            {control.ariaLabel}
          </Primitive.Content>
        </Primitive.Root>
      </Primitive.Provider>
    </div>
  );
}
