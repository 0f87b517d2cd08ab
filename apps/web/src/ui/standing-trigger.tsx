import { useImperativeHandle, type Ref, type RefObject } from 'react';

/**
 * Hands a button that stands already to the trigger of a list, panel or dialog, so that these are loaded and made
 * when they are first wanted: `<Trigger asChild><StandingTrigger element={button} /></Trigger>`.
 */
export function StandingTrigger({
  ref,
  element,
}: {
  ref?: Ref<HTMLElement | null> | undefined;
  element: RefObject<HTMLElement | null>;
}) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current);
  return null;
}
