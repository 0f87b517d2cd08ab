import type { ReactNode } from 'react';

interface PartProps {
  title: string;
  /** What can be done, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a contact under its heading. */
export function Part({ title, action, children }: PartProps) {
  return (
    <section className="grid content-start gap-3 border-t border-line pt-4">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 className="text-base font-semibold">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}
