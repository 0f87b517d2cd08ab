import clsx from 'clsx';

/** The shape of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-control bg-line', className)} />;
}
