import { useEffect, useRef, useState } from 'react';
import type { EnglishVariant, Finding } from '@candor/domain/improving';
import type { CheckAnswer, CheckAsked } from './check-messages.ts';

const PAUSE_MS = 200;

interface Checked {
  /** The text the findings are of. */
  text: string;
  findings: readonly Finding[];
  dictionary: CheckAnswer['dictionary'];
}

/** What is found in a text, a moment after it was typed; in a thread of its own, which begins with the first text. */
export function useChecks(text: string, variant: EnglishVariant): Checked {
  const [checked, setChecked] = useState<Checked>({ text: '', findings: [], dictionary: 'loading' });
  const worker = useRef<Worker | null>(null);
  const asked = useRef({ number: 0, text: '' });

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );

  useEffect(() => {
    if (text.trim() === '') {
      setChecked((before) => ({ ...before, text, findings: [] }));
      return undefined;
    }
    const timer = setTimeout(() => {
      if (!worker.current) {
        worker.current = new Worker(new URL('./check-text.worker.ts', import.meta.url), { type: 'module' });
        worker.current.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
          if (data.number !== asked.current.number) return;
          setChecked({ text: asked.current.text, findings: data.findings, dictionary: data.dictionary });
        });
      }
      asked.current = { number: asked.current.number + 1, text };
      const message: CheckAsked = { number: asked.current.number, text, variant };
      worker.current.postMessage(message);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, variant]);

  return checked;
}
