import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { useState, type ClipboardEvent, type ReactNode } from 'react';
import { ChooseFile } from '../ui/choose-file.tsx';
import { useFileDrop } from '../ui/use-file-drop.ts';
import { isOffline, sentenceOf } from './call-error.ts';
import {
  ADVERT_FILES,
  isPageSource,
  readAdvertFile,
  readPastedPage,
  type ReadAdvert,
} from './read-advert.ts';

interface AdvertDropProps {
  /** The field that a job ad is pasted into. */
  children: ReactNode;
  className?: string;
  /** An ad came as a file, or as the source of its page. */
  onRead: (advert: ReadAdvert) => void;
}

/** A field for a job ad with a way to choose its file: one that is dropped on it is read, and so is the source of a page that is pasted. */
export function AdvertDrop({ children, className, onRead }: AdvertDropProps) {
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState('');
  const take = async (reading: Promise<ReadAdvert>) => {
    setIsReading(true);
    setProblem('');
    try {
      onRead(await reading);
    } catch (error) {
      setProblem(
        isOffline(error)
          ? t`You’re offline. Try again when the connection is back.`
          : sentenceOf(error, t`This ad could not be read. Please paste its text instead.`),
      );
    } finally {
      setIsReading(false);
    }
  };
  const takeFiles = ([file]: readonly File[]) => file && void take(readAdvertFile(file));
  const { isOver, handlers } = useFileDrop({ isOff: isReading, onFiles: takeFiles });
  const onPaste = (event: ClipboardEvent) => {
    const words = event.clipboardData.getData('text/plain');
    if (isReading || !isPageSource(words)) return;
    event.preventDefault();
    void take(readPastedPage(words));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a file may be dropped here; the button takes the same
    <div
      className={clsx(
        'grid content-start gap-2 rounded-panel',
        isOver && 'outline-2 outline-offset-8 outline-accent',
        className,
      )}
      onPaste={onPaste}
      {...handlers}
    >
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <ChooseFile label={t`Job ad file`} accept={ADVERT_FILES} isReading={isReading} onFiles={takeFiles} />
        {problem !== '' && (
          <p role="alert" className="text-base text-danger">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
