import { useEffect, useState } from 'react';
import type { CvDraft } from '@candor/domain/cv';
import { tips as unread, type Tip } from '@candor/domain/writing';
import { createWorkerClient } from '../../platform/workers/worker-client.ts';
import type { TipsJobs } from './tips-jobs.ts';

const PAUSE_MS = 400;

interface DraftSource {
  getValues: () => CvDraft;
  subscribe: (options: { formState: { values: true }; callback: () => void }) => () => void;
}

/**
 * The tips for what is typed, read again when the keys rest: a key never waits for them. They read English, which is
 * done in a thread of its own, begun when they are wanted: it weighs a megabyte. Without a sentence until it has answered.
 */
export function useTips(
  form: DraftSource,
  { isWanted }: { isWanted: boolean },
): { tips: readonly Tip[]; isRead: boolean } {
  const [read, setRead] = useState<readonly Tip[] | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const worker = createWorkerClient<TipsJobs>(
      () => new Worker(new URL('./write-tips.worker.ts', import.meta.url), { type: 'module' }),
    );
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Where it cannot be read, the tips stay as they are.
    const readAgain = () => void worker.run('tips', form.getValues()).then(setRead, () => undefined);
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
      worker.close();
    };
  }, [form, isWanted]);
  return { tips: read ?? unread, isRead: read !== null };
}
