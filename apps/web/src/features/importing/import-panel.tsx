import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CvDocument } from '@candor/domain/cv';
import { uploadRules } from '@candor/domain/importing';

import { errorToast } from '../../ui/toast.ts';
import { DropZone } from './drop-zone.tsx';
import { FileCard } from './file-card.tsx';
import type { FillHow } from './fill-how.ts';
import { ImportQueue, type ImportItem } from './import-queue.ts';
import { PasteBox } from './paste-box.tsx';
import { PastedReader } from './read-pasted.ts';
import { readUpload } from './read-upload.ts';
import { importErrorToast } from './import-error-toast.ts';
import { ReviewDialog } from './review/review-dialog.tsx';
import type { ReviewState } from './review/review-state.ts';

interface ImportPanelProps {
  /** False while another tab is looked at: files dropped meanwhile are not for this one. */
  isShown: boolean;
  /** Whether nothing is typed yet, so that nothing needs to be asked. */
  isFormEmpty: () => boolean;
  onFill: (document: CvDocument, how: FillHow) => void;
}

/** The queue of this panel, for as long as it is on the screen. */
function useQueue(): ImportQueue {
  const reader = useRef<PastedReader | null>(null);
  const [queue] = useState(
    () =>
      new ImportQueue({
        readUpload,
        readPasted: async (text, signal) => {
          if (!reader.current) throw new Error('the panel is closed');
          return reader.current.read(text, signal);
        },
        onError: importErrorToast,
      }),
  );
  useEffect(() => {
    const pasted = new PastedReader();
    reader.current = pasted;
    return () => {
      queue.stop();
      pasted.stop();
    };
  }, [queue]);
  return queue;
}

/** Brings in CVs from files or pasted text. What was found is reviewed before it fills the form. */
export function ImportPanel({ isShown, isFormEmpty, onFill }: ImportPanelProps) {
  const queue = useQueue();
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const firstRead = items.find(({ state }) => state.kind === 'read')?.id;
  const [reviewed, setReviewed] = useState<ImportItem | null>(null);
  const [reviews] = useState(() => new Map<number, ReviewState>());
  const keep = useCallback(
    (state: ReviewState) => {
      if (reviewed) reviews.set(reviewed.id, state);
    },
    [reviewed, reviews],
  );
  const add = (files: readonly File[]) => {
    const leftOut = queue.add(files);
    if (leftOut > 0)
      errorToast(
        t`The list is full`,
        t`Up to ${uploadRules.files} files at a time. ${plural(leftOut, { one: '# was left out.', other: '# were left out.' })}`,
      );
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <DropZone isListening={isShown} isSlim={items.length > 0} onFiles={add} />
      {items.length > 0 && (
        <section aria-labelledby="import-files" className="grid gap-3">
          <h2 id="import-files" className="text-md font-semibold">
            <Trans>Your files</Trans>
          </h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {items.map((item) => (
              <FileCard
                key={item.id}
                item={item}
                isFirstRead={item.id === firstRead}
                onUse={() => setReviewed(item)}
                onRetry={() => queue.retry(item.id)}
                onRemove={() => queue.remove(item.id)}
              />
            ))}
          </ul>
        </section>
      )}
      <PasteBox onPaste={(text) => queue.paste(text)} />
      {reviewed?.state.kind === 'read' && (
        <ReviewDialog
          name={reviewed.name}
          file={reviewed.file}
          reading={reviewed.state.reading}
          stored={reviews.get(reviewed.id)}
          onKeep={keep}
          isFormEmpty={isFormEmpty}
          onClose={() => setReviewed(null)}
          onFill={(document, how) => {
            setReviewed(null);
            onFill(document, how);
          }}
        />
      )}
    </div>
  );
}
