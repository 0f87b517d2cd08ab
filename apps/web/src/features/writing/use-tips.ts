import { useEffect, useState } from 'react';
import type { CvDraft } from '@candor/domain/cv';
import { tips as unread, type Tip } from '@candor/domain/writing';
import { openReadingWorker } from '../../platform/english/english-workers.ts';

const PAUSE_MS = 400;

interface DraftSource {
  getValues: () => CvDraft;
  subscribe: (options: { formState: { values: true }; callback: () => void }) => () => void;
}

/**
 * The tips for what is typed, read again when the keys rest: a key never waits for them. They read English, which is
 * done in a worker, begun when they are wanted: it weighs a megabyte. Without a sentence until it has answered.
 */
export function useTips(
  form: DraftSource,
  { isWanted }: { isWanted: boolean },
): { tips: readonly Tip[]; isRead: boolean } {
  const [read, setRead] = useState<readonly Tip[] | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const worker = openReadingWorker();
    let asking = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Where it cannot be read, the tips stay as they are.
    const readAgain = () => {
      asking.abort();
      asking = new AbortController();
      worker.run('tips', form.getValues(), { signal: asking.signal }).then(setRead, () => undefined);
    };
    readAgain();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(readAgain, PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      asking.abort();
      worker.close();
    };
  }, [form, isWanted]);
  return { tips: read ?? unread, isRead: read !== null };
}
