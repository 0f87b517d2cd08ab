import clsx from 'clsx';
import type { ReactNode } from 'react';

interface AnchorProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/** A place of a screen with an address of its own: `#id` leads here, below what stands fixed at the top. */
export function Anchor({ id, className, children }: AnchorProps) {
  return (
    <div
      id={id}
      tabIndex={-1}
      className={clsx('scroll-mt-34 outline-none empty:hidden xl:scroll-mt-20', className)}
    >
      {children}
    </div>
  );
}
