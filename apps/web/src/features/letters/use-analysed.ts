import { useEffect, useState } from 'react';
import type { AnalyticsInput, LetterAnalytics } from '@candor/domain/letters';
import { openReadingWorker } from '../../platform/english/english-workers.ts';
import { LatestOnly } from '../../platform/latest-only.ts';

/** `loading` until the first answer; `failed` where the worker could not be loaded. */
export type Analysed =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; analytics: readonly (LetterAnalytics | null)[] };

type Inputs = readonly AnalyticsInput[];
type Analyser = LatestOnly<Inputs, (LetterAnalytics | null)[]>;

/**
 * Letters in figures, a moment after they changed: they are read in a worker, so a key never waits for it.
 * `inputs` must be the same array while nothing changes.
 */
export function useAnalysed(inputs: Inputs): Analysed {
  const [analysed, setAnalysed] = useState<Analysed>({ kind: 'loading' });
  const [analyser, setAnalyser] = useState<Analyser | null>(null);
  useEffect(() => {
    const worker = openReadingWorker();
    const opened: Analyser = new LatestOnly(
      (asked, signal) => worker.run('analyse', asked, { signal }),
      (analytics) => setAnalysed({ kind: 'ready', analytics }),
      () => setAnalysed({ kind: 'failed' }),
    );
    setAnalyser(opened);
    return () => {
      opened.stop();
      worker.close();
    };
  }, []);
  useEffect(() => analyser?.ask(inputs), [analyser, inputs]);
  return analysed;
}
