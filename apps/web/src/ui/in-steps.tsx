import { useDeferredValue, type ReactNode } from 'react';

interface InStepsProps {
  children: ReactNode;
  /** Stands there until the children are made. */
  meanwhile: ReactNode;
}

/** Mounts much at once without holding the page up: it is made in short steps, between which the page answers. */
export function InSteps({ children, meanwhile }: InStepsProps) {
  const hasBegun = useDeferredValue(true, false);
  return hasBegun ? children : meanwhile;
}
