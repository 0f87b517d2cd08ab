import { useId, type ReactNode } from 'react';

/** Something in an answer that is more than words. */
export function PartCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-panel border border-line bg-canvas p-4"
    >
      <h3 id={id} className="text-base font-semibold wrap-anywhere">
        {title}
      </h3>
      {children}
    </section>
  );
}
