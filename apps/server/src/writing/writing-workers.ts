import type { EditEvidence, JudgedEdits, LineEdit } from '@candor/domain/documents';
import type { WritingEngine } from '@candor/domain/writing';
import type { PoolOptions } from '@candor/pool';
import { createSpokenJobClient } from '../platform/spoken-jobs.ts';
import { signalOf } from './signal-of.ts';
import type { WritingJobs } from './writing-jobs.ts';

export interface WritingWorkers extends WritingEngine {
  /** Judges words that are proposed for lines of a document. */
  judgeEdits(
    input: { edits: readonly LineEdit[]; evidence: EditEvidence },
    call: { signal: AbortSignal; by: string },
  ): Promise<JudgedEdits>;
  /** Starts the first thread, so that the first CV does not wait for it. */
  warm(): void;
  close(): Promise<void>;
}

/**
 * Composing and gating take milliseconds for a CV that a person would write and many seconds for the longest text
 * that may be sent: whatever passes these limits is refused and its thread replaced.
 */
const LIMITS: Omit<PoolOptions, 'script'> = {
  workers: 2,
  timeoutMs: 6_000,
  mostWaiting: 200,
  memoryMb: 256,
};

/** Does the costly steps of CVs in threads. Rejects with a `PoolError`. */
export function createWritingWorkers(limits: Partial<Omit<PoolOptions, 'script'>> = {}): WritingWorkers {
  const script = new URL('worker.ts', import.meta.url);
  const workers = createSpokenJobClient<WritingJobs>({ ...LIMITS, ...limits, script });
  return {
    compose: (request, options, { cancellation, by, announce }) =>
      workers.run(
        'compose',
        { request, options },
        { signal: signalOf(cancellation), by, onProgress: announce },
      ),
    gate: (input, { cancellation, by }) => workers.run('gate', input, { signal: signalOf(cancellation), by }),
    judgeEdits: (input, call) => workers.run('judgeEdits', input, call),
    warm() {
      // A thread that cannot start shows itself in the first real piece of work.
      workers.run('warm', undefined).catch(() => undefined);
    },
    close: () => workers.close(),
  };
}
