import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { FileUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { uploadRules } from '@candor/domain/importing';
import { Button } from '../../ui/button.tsx';

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Follows files that are dragged over the window. A file dropped beside the zone counts too: the browser would open it. */
function useDroppedFiles(isListening: boolean, onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    if (!isListening) return undefined;
    // Entering a child comes before leaving its parent.
    let depth = 0;
    const onEnter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setIsOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth -= 1;
      if (depth <= 0) setIsOver(false);
    };
    const onOver = (event: DragEvent) => hasFiles(event) && event.preventDefault();
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setIsOver(false);
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    addEventListener('dragenter', onEnter);
    addEventListener('dragleave', onLeave);
    addEventListener('dragover', onOver);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragenter', onEnter);
      removeEventListener('dragleave', onLeave);
      removeEventListener('dragover', onOver);
      removeEventListener('drop', onDrop);
    };
  }, [isListening]);
  return isOver;
}

/** What else than PDF, Word, pictures and text may be brought for each. */
const others = {
  CV: {
    start: t`Start from a CV you have`,
    note: t`OpenDocument, RTF, Markdown, HTML, JSON Resume and LinkedIn exports (.zip) work too.`,
    check: t`You can check everything before it fills the form.`,
    endings: uploadRules.endings,
  },
  letter: {
    start: t`Start from a letter you have`,
    note: t`OpenDocument, RTF, Markdown and HTML work too.`,
    check: t`The text becomes your draft; you accept each change.`,
    endings: uploadRules.endings.filter((ending) => ending !== '.json' && ending !== '.zip'),
  },
} as const;

interface DropZoneProps {
  isListening: boolean;
  /** There are files already: it steps back. */
  isSlim: boolean;
  /** What files are brought for; a CV where left out. */
  what?: 'CV' | 'letter';
  onFiles: (files: File[]) => void;
}

/** Where files are dropped or chosen, with what may be brought told beforehand. */
export function DropZone({ isListening, isSlim, what = 'CV', onFiles }: DropZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDroppedFiles(isListening, onFiles);
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={clsx(
        'rounded-panel border border-dashed transition-colors duration-100',
        isOver ? 'border-accent bg-wash' : 'border-control bg-surface',
        isSlim
          ? 'flex flex-wrap items-center gap-x-4 gap-y-3 p-4'
          : 'grid justify-items-center gap-4 px-6 py-9 text-center',
      )}
    >
      <FileUp
        size={isSlim ? 20 : 28}
        strokeWidth={isSlim ? 1.5 : 1.25}
        aria-hidden="true"
        className={clsx('text-accent', isSlim && 'max-sm:hidden')}
      />
      <div className={clsx('grid gap-1.5', isSlim && 'min-w-0 grow basis-52 gap-0.5!')}>
        <h2
          id={`${id}-title`}
          className={isSlim ? 'text-base font-medium' : 'font-serif text-lg font-semibold'}
        >
          {isOver ? t`Drop to import` : isSlim ? t`Add more files` : others[what].start}
        </h2>
        <p
          id={`${id}-limits`}
          className={isSlim ? 'text-sm text-soft' : 'max-w-md text-base text-balance text-soft'}
        >
          {isSlim
            ? t`PDF, Word, pictures or text, up to 25 MB each`
            : `${t`Drop or choose files: PDF, Word (.docx, .doc), text (.txt), or a scan or photo (PNG, JPEG, WebP), up to 25 MB each.`} ${others[what].note}`}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t`Files to import`}
        accept={others[what].endings.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button aria-describedby={`${id}-limits`} onClick={() => input.current?.click()}>
        <Trans>Browse files</Trans>
      </Button>
      {!isSlim && (
        <p className="text-sm text-soft">
          {others[what].check} <Trans>Files are not stored.</Trans>
        </p>
      )}
    </section>
  );
}
