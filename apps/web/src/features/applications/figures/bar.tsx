import clsx from 'clsx';

interface BarProps {
  /** Shares of the whole width, 0 to 1, side by side. */
  parts: readonly { share: number; look: string }[];
  className?: string;
}

/** A thin bar whose number stands beside it. */
export function Bar({ parts, className }: BarProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx('flex h-2 gap-px overflow-hidden rounded-full bg-line', className)}
    >
      {parts.map(({ share, look }) => (
        <span key={look} className={clsx('h-full', look)} style={{ width: `${100 * share}%` }} />
      ))}
    </span>
  );
}
