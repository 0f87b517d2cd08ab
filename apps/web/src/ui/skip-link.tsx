import clsx from 'clsx';

interface SkipLinkProps {
  /** The id of where it leads. */
  to: string;
  children: string;
  className?: string;
}

/** A way past what stands between, seen only by who comes to it by keyboard. */
export function SkipLink({ to, children, className }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={clsx(
        'sr-only z-50 rounded-control bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:start-2',
        className,
      )}
    >
      {children}
    </a>
  );
}
