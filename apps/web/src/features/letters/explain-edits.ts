import type { ProposedEdit } from '@candor/domain/improving';
import type { LetterRequest } from '@candor/domain/letters';
import { openReadingWorker } from '../../platform/english/english-workers.ts';

/**
 * What was changed in a pasted draft, and why: read in a worker, since it reads English. None where the worker could
 * not be loaded; the changes can be decided all the same.
 */
export async function explainEdits(request: LetterRequest): Promise<readonly ProposedEdit[]> {
  const worker = openReadingWorker();
  try {
    return await worker.run('explain', request);
  } catch {
    return [];
  } finally {
    worker.close();
  }
}
