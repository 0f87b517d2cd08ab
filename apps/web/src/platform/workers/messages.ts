import type { AskedJob, PoolErrorKind } from '@candor/pool/jobs';

/** What a page sends to a worker: the language that it speaks, a job under a number of its own, or that it gives that one up. */
export type ToWorker =
  | { kind: 'language'; language: string }
  | ({ kind: 'job'; id: number } & AskedJob)
  | { kind: 'cancel'; id: number };

/** What a worker sends back: progress any number of times, then the end. */
export type FromWorker = { id: number } & (
  | { kind: 'progress'; progress: unknown }
  | { kind: 'done'; output: unknown }
  | { kind: 'failed'; why: PoolErrorKind; reason: string }
);
