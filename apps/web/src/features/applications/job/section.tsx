import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** What can be done, beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of an application under its heading. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-5">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id={id} className="text-md font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
