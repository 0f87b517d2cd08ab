import type { ProposedEdit } from '@candor/domain/improving';
import type { LetterRequest } from '@candor/domain/letters';
import { createWorkerClient } from '../../platform/workers/worker-client.ts';
import type { ExplainingJobs } from './explaining-jobs.ts';

/**
 * What was changed in a pasted draft, and why: read in a thread of its own, since it reads English. None where the
 * thread could not be loaded; the changes can be decided all the same.
 */
export async function explainEdits(request: LetterRequest): Promise<readonly ProposedEdit[]> {
  const worker = createWorkerClient<ExplainingJobs>(
    () => new Worker(new URL('./explain-edits.worker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    return await worker.run('explain', request);
  } catch {
    return [];
  } finally {
    worker.close();
  }
}
