import type { ReactNode } from 'react';
import { Segmented } from '../../ui/segmented.tsx';
import type { Source } from './kind.ts';

interface ShownSourceProps {
  page: { written: object | null; source: Source; show: (change: { source: Source }) => void };
  /** "CV". */
  kind: string;
  /** What stands before the choice of words, and what behind it. */
  before?: ReactNode;
  children: ReactNode;
}

/** The bar above the page: whose words it shows, and what can be done with them. */
export function ShownSource({ page, kind, before, children }: ShownSourceProps) {
  const { written, source, show } = page;
  const sources = [
    { value: 'words', label: 'Your words' },
    { value: 'written', label: `Written ${kind}` },
  ] as const;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {before}
        {written && (
          <Segmented
            label="Shown"
            value={source}
            options={sources}
            onChange={(next) => show({ source: next })}
          />
        )}
        {children}
      </div>
      {written && source === 'words' && (
        <p className="text-sm text-soft">
          This is what you typed. The generated {kind} hasn’t changed: generate again to update it.
        </p>
      )}
    </>
  );
}
