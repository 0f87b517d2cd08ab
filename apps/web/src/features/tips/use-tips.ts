import { useEffect, useState } from 'react';
import type { CvDraft } from '@candor/domain/cv';
import { tips as unread, type Tip } from '@candor/domain/writing';

const PAUSE_MS = 400;

interface DraftSource {
  getValues: () => CvDraft;
  subscribe: (options: { formState: { values: true }; callback: () => void }) => () => void;
}

/**
 * The tips for what is typed, read again when the keys rest: a key never waits for them. They read English, which is
 * done in a thread of its own; without a sentence until it has answered.
 */
export function useTips(form: DraftSource): readonly Tip[] {
  const [tips, setTips] = useState(unread);
  useEffect(() => {
    const worker = new Worker(new URL('./write-tips.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Tip[]>) => setTips(data));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => worker.postMessage(form.getValues());
    read();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(read, PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      worker.terminate();
    };
  }, [form]);
  return tips;
}
