import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { fieldPathOf } from '@candor/domain/importing';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Reading } from '../reading.ts';
import { PictureSource } from './picture-source.tsx';
import type { SourceProps } from './source.ts';
import { TextSource } from './text-source.tsx';
import { useInSight } from './use-in-sight.ts';

const PdfSource = lazyPart(async () => (await import('./pdf-source.tsx')).PdfSource);

const views = [
  { value: 'page', label: t`Page` },
  { value: 'text', label: t`Text` },
] as const;

/** A click on a found place leads to its field. A shortcut for the pointer: keys reach every field in the list beside. */
function usePicks(pane: RefObject<HTMLDivElement | null>, onPick: (path: string) => void): void {
  const pick = useRef(onPick);
  pick.current = onPick;
  useEffect(() => {
    const room = pane.current;
    const onClick = ({ target }: MouseEvent) => {
      const found =
        target instanceof Element && target.closest<HTMLElement>('[data-found]')?.dataset['found'];
      if (found) pick.current(fieldPathOf(found));
    };
    room?.addEventListener('click', onClick);
    return () => room?.removeEventListener('click', onClick);
  }, [pane]);
}

interface SourcePaneProps extends SourceProps {
  /** A found place was clicked: its field's path. */
  onPick: (path: string) => void;
  name: string;
  file: File | null;
  reading: Reading;
}

/** What the file says, beside what was understood of it: its pages where it has some, else its text. */
export function SourcePane({ name, file, reading, onPick, ...rest }: SourcePaneProps) {
  const isPicture = reading.type === 'png' || reading.type === 'jpeg' || reading.type === 'webp';
  const hasPages = file !== null && (isPicture || reading.type === 'pdf' || reading.type === 'candor-pdf');
  const onFail = () => {
    setIsUndrawn(true);
    setView('text');
  };
  const [view, setView] = useState<'page' | 'text'>(hasPages ? 'page' : 'text');
  const [isUndrawn, setIsUndrawn] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  useInSight(pane, rest.active);
  usePicks(pane, onPick);
  return (
    <section aria-label={t`The file`} className="flex min-h-0 flex-col bg-canvas">
      <div
        ref={pane}
        tabIndex={0}
        role="region"
        aria-label={view === 'page' ? t`Pages of the file` : t`Text of the file`}
        className="min-h-0 grow overflow-auto scroll-smooth p-4 lg:p-6"
      >
        {hasPages && !isUndrawn && (
          <Segmented
            label={t`Shown`}
            value={view}
            options={views}
            onChange={setView}
            className="sticky start-0 z-10 mb-4 max-lg:hidden"
          />
        )}
        {isUndrawn && (
          <p role="status" className="mx-auto mb-4 max-w-[48rem] text-base text-soft">
            <Trans>The pages of this file can’t be shown here. This is its text.</Trans>
          </p>
        )}
        {view === 'page' && file && isPicture ? (
          <PictureSource name={name} file={file} reading={reading} onFail={onFail} {...rest} />
        ) : view === 'page' && file ? (
          <Suspense fallback={<Skeleton className="mx-auto aspect-[17/22] max-w-[52rem]" />}>
            <PdfSource name={name} file={file} reading={reading} onFail={onFail} {...rest} />
          </Suspense>
        ) : (
          <TextSource reading={reading} {...rest} />
        )}
      </div>
    </section>
  );
}
