import { Tabs } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { letterLimits } from '@candor/domain/letters';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import type { LetterEditor } from './use-letter-editor.ts';

// Nobody who types a letter loads what reads one.
const LetterImport = lazy(() =>
  import('../../features/documents/index.ts').then((module) => ({ default: module.LetterImport })),
);

/** The tab that brings letters in. Once opened it stays, so that nothing under way stops when another is looked at. */
export function LetterImportTab({ editor }: { editor: LetterEditor }) {
  const isShown = editor.tab === 'import';
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const take = (text: string) => {
    editor.takeAsDraft(text.slice(0, letterLimits.text));
    toast('Letter imported', 'It’s now your draft. Enhance it, or keep writing.', {
      label: 'Undo',
      run: editor.undo,
    });
  };
  return (
    <Tabs.Content
      value="import"
      {...(wasShown ? { forceMount: true } : {})}
      className="outline-none data-[state=inactive]:hidden"
    >
      <Suspense fallback={<Skeleton className="h-64" />}>
        {wasShown && <LetterImport isShown={isShown} onText={take} />}
      </Suspense>
    </Tabs.Content>
  );
}
