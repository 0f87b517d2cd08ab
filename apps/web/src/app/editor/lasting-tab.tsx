import { Tabs } from 'radix-ui';
import { Suspense, useState, type ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

interface LastingTabProps {
  value: string;
  isShown: boolean;
  /** Loaded when the tab is first opened. */
  children: ReactNode;
}

/** A tab that stays once it was opened, so that nothing under way stops when another tab is looked at. */
export function LastingTab({ value, isShown, children }: LastingTabProps) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <Tabs.Content
      value={value}
      {...(wasShown ? { forceMount: true } : {})}
      className="outline-none data-[state=inactive]:hidden"
    >
      <Suspense fallback={<Skeleton className="h-64" />}>{wasShown && children}</Suspense>
    </Tabs.Content>
  );
}
