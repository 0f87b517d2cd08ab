import { t } from '@lingui/core/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DropZone } from './drop-zone.tsx';
import { FileCard } from './file-card.tsx';
import { ImportQueue } from './import-queue.ts';
import { importErrorToast } from './import-error-toast.ts';
import { readUpload } from './read-upload.ts';

interface LetterImportProps {
  /** False while another tab is looked at: files dropped meanwhile are not for this one. */
  isShown: boolean;
  onText: (text: string) => void;
}

/** Brings in letters from files; the text of the one chosen becomes the draft. Pasted text needs no import. */
export function LetterImport({ isShown, onText }: LetterImportProps) {
  const [queue] = useState(
    () =>
      new ImportQueue({
        readUpload,
        readPasted: () => Promise.reject(new Error('letters are pasted as drafts')),
        onError: importErrorToast,
      }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const firstRead = items.find(({ state }) => state.kind === 'read')?.id;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <DropZone
        isListening={isShown}
        isSlim={items.length > 0}
        what="letter"
        onFiles={(files) => void queue.add(files)}
      />
      {items.length > 0 && (
        <ul aria-label={t`Your files`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {items.map((item) => (
            <FileCard
              key={item.id}
              item={item}
              isFirstRead={item.id === firstRead}
              onUse={() => item.state.kind === 'read' && onText(item.state.reading.text)}
              onRetry={() => queue.retry(item.id)}
              onRemove={() => queue.remove(item.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
