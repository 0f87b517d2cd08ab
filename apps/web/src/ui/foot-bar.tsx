import clsx from 'clsx';
import type { ReactNode } from 'react';

/** What is to be done next, in reach at the foot of what scrolls. On a short screen it stands behind it: there is no room. */
export function FootBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={clsx(
        'sticky bottom-(--below) z-10 -mx-4 mt-auto -mb-5 gap-3 border-t border-line bg-canvas px-4 py-3 sm:-mx-6 sm:px-6 short:static',
        className ?? 'flex flex-wrap',
      )}
    >
      {children}
    </div>
  );
}
