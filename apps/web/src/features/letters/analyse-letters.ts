import { useEffect, useState } from 'react';
import type { AnalyticsInput, LetterAnalytics } from '@candor/domain/letters';

export interface AnalysisAsked {
  number: number;
  inputs: readonly AnalyticsInput[];
}

export interface AnalysisAnswer {
  number: number;
  /** In the order of the inputs; null for a letter too short to be analysed. */
  analytics: (LetterAnalytics | null)[];
}

interface Analyser {
  ask: (inputs: readonly AnalyticsInput[]) => void;
  close: () => void;
}

/** The analysing thread: it reads English, which a page must not load. Only the newest question is answered. */
function openAnalyser(onAnswer: (analytics: AnalysisAnswer['analytics'] | null) => void): Analyser {
  const worker = new Worker(new URL('./analyse-letters.worker.ts', import.meta.url), { type: 'module' });
  let number = 0;
  let waiting: AnalysisAsked | null = null;
  let isBusy = false;
  const post = (asked: AnalysisAsked) => {
    isBusy = true;
    worker.postMessage(asked);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<AnalysisAnswer>) => {
    isBusy = false;
    if (data.number === number) onAnswer(data.analytics);
    if (waiting) post(waiting);
    waiting = null;
  });
  worker.addEventListener('error', () => onAnswer(null));
  return {
    ask: (inputs) => {
      number += 1;
      const asked = { number, inputs };
      if (isBusy) waiting = asked;
      else post(asked);
    },
    close: () => worker.terminate(),
  };
}

/** `loading` until the first answer; `failed` where the thread could not be loaded. */
export type Analysed =
  { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; analytics: AnalysisAnswer['analytics'] };

/** Letters in figures, a moment after they changed. `inputs` must be the same array while nothing changes. */
export function useAnalysed(inputs: readonly AnalyticsInput[]): Analysed {
  const [analysed, setAnalysed] = useState<Analysed>({ kind: 'loading' });
  const [analyser, setAnalyser] = useState<Analyser | null>(null);
  useEffect(() => {
    const opened = openAnalyser((analytics) =>
      setAnalysed(analytics ? { kind: 'ready', analytics } : { kind: 'failed' }),
    );
    setAnalyser(opened);
    return () => opened.close();
  }, []);
  useEffect(() => analyser?.ask(inputs), [analyser, inputs]);
  return analysed;
}
