import type { ReactNode } from 'react';

interface ActionRowProps {
  title: string;
  hint: ReactNode;
  /** What can be done, beside the words on a wide screen. */
  action: ReactNode;
  children?: ReactNode;
}

/** Something to do with one's data: what it is, and the button for it. */
export function ActionRow({ title, hint, action, children }: ActionRowProps) {
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 max-w-prose flex-1 basis-72 gap-1">
          <h3 className="text-base font-medium">{title}</h3>
          <p className="text-sm text-soft">{hint}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
