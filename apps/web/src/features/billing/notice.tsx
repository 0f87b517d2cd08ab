import type { ReactNode } from 'react';

/** A sentence that stands above all plans. */
export function Notice({
  title,
  isStatus = false,
  children,
}: {
  title: string;
  isStatus?: boolean;
  children: ReactNode;
}) {
  return (
    <p role={isStatus ? 'status' : undefined} className="border-s-2 border-warning ps-4 text-base">
      <strong className="font-semibold">{title}</strong> {children}
    </p>
  );
}
