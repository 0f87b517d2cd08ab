import { useEffect, useState } from 'react';
import type { CvDraft } from '@candor/domain/cv';
import { type Tip } from '@candor/domain/writing';
import { writingTips } from '@candor/domain/writing/composing';

const PAUSE_MS = 400;

interface DraftSource {
  getValues: () => CvDraft;
  subscribe: (options: { formState: { values: true }; callback: () => void }) => () => void;
}

/** The tips for what is typed, read again when the keys rest: a key never waits for them. */
export function useTips(form: DraftSource): readonly Tip[] {
  const [tips, setTips] = useState(() => writingTips(form.getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => setTips(writingTips(form.getValues()));
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
    };
  }, [form]);
  return tips;
}
