import { Button } from '../../ui/button.tsx';
import type { Source } from './kind.ts';

interface TypedNoteProps {
  page: { written: object | null; source: Source; show: (change: { source: Source }) => void };
  /** "CV". */
  kind: string;
}

/** Says that the page shows what was typed, not what was written from it, and leads back. */
export function TypedNote({ page: { written, source, show }, kind }: TypedNoteProps) {
  if (!written || source === 'written') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
      <p>This is what you typed, not the generated {kind}. Generate again to bring in what’s new.</p>
      <Button onClick={() => show({ source: 'written' })}>Show the generated {kind}</Button>
    </div>
  );
}
