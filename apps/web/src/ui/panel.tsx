import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  about?: ReactNode;
  /** What is done with it, beside its name. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One thing of a section, with its name and what can be done with it. */
export function Panel({ title, about, action, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
          <h3 id={id} className="text-base font-medium">
            {title}
          </h3>
          {about !== undefined && <p className="text-sm text-soft">{about}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
