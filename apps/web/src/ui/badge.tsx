import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeColour = 'purple' | 'pink' | 'green' | 'orange' | 'blue';

const colours: Record<BadgeColour, string> = {
  purple: 'text-purple border-purple',
  pink: 'text-pink border-pink',
  green: 'text-green border-green',
  orange: 'text-orange border-orange',
  blue: 'text-blue border-blue',
};

export function Badge({ colour, children }: { colour: BadgeColour; children: ReactNode }) {
  return (
    <span className={clsx('rounded-full border px-2 py-0.5 text-xs font-medium', colours[colour])}>
      {children}
    </span>
  );
}
