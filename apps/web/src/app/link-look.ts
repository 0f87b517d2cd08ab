import clsx from 'clsx';

/** A link of the navigation. */
export function linkLook({ isActive }: { isActive: boolean }): string {
  return clsx(
    'rounded-control px-2 py-2 text-base whitespace-nowrap transition-colors duration-100 hover:bg-wash lg:px-3',
    isActive ? 'font-semibold text-ink' : 'text-soft hover:text-ink',
  );
}
