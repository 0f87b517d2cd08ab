import type { ImprovementType, ImproveOptions, SentenceRewrites } from '@candor/domain/improving';
import { createWorkerClient } from '../../platform/workers/worker-client.ts';
import type { RewritingJobs } from './rewriting-jobs.ts';

/** The rewriting thread, begun with the first text: it reads English, which a page must not load. */
const worker = createWorkerClient<RewritingJobs>(
  () => new Worker(new URL('./rewrite.worker.ts', import.meta.url), { type: 'module' }),
);

/** Rewrites of each sentence of a text, computed on this device; none where the thread could not be loaded. */
export async function rewriteHere(
  text: string,
  type: ImprovementType,
  options: ImproveOptions,
): Promise<SentenceRewrites[]> {
  return worker.run('rewrite', { text, type, options }).catch(() => []);
}
