import { useId, type ReactNode } from 'react';
import { Anchor } from '../../ui/anchor.tsx';

interface SectionProps {
  /** Its address within Settings. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the settings under its name. */
export function Section({ id, title, children }: SectionProps) {
  const titleId = useId();
  return (
    <Anchor id={id}>
      <section aria-labelledby={titleId} className="grid gap-5 border-t border-line pt-6">
        <h2 id={titleId} className="font-serif text-lg font-semibold">
          {title}
        </h2>
        {children}
      </section>
    </Anchor>
  );
}
