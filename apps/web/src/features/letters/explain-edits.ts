import type { ProposedEdit } from '@candor/domain/improving';
import type { LetterRequest } from '@candor/domain/letters';

/**
 * What was changed in a pasted draft, and why: read in a thread of its own, since it reads English. None where the
 * thread could not be loaded; the changes can be decided all the same.
 */
export async function explainEdits(request: LetterRequest): Promise<readonly ProposedEdit[]> {
  const worker = new Worker(new URL('./explain-edits.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<readonly ProposedEdit[]>();
  worker.addEventListener('message', ({ data }: MessageEvent<ProposedEdit[]>) => resolve(data));
  worker.addEventListener('error', () => resolve([]));
  worker.postMessage(request);
  const edits = await promise;
  worker.terminate();
  return edits;
}
