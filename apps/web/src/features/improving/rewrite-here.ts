import type { ImprovementType, ImproveOptions, SentenceRewrites } from '@candor/domain/improving';
import { openReadingWorker } from '../../platform/english/english-workers.ts';

/** Rewrites of each sentence of a text, computed on this device; none where the worker could not be loaded. */
export async function rewriteHere(
  text: string,
  type: ImprovementType,
  options: ImproveOptions,
): Promise<SentenceRewrites[]> {
  const worker = openReadingWorker();
  try {
    return await worker.run('rewrite', { text, type, options });
  } catch {
    return [];
  } finally {
    worker.close();
  }
}
