import type { PoolErrorKind } from './pool-error.ts';

/** What a worker posts back: `ready` once, when it has started; `progress` before the end, any number of times; `isWorn` where it holds too much to begin more. */
export type Answer<Result> =
  | { kind: 'ready' }
  | { kind: 'done'; result: Result; isWorn: boolean }
  | { kind: 'progress'; progress: unknown }
  | { kind: 'failed'; why: PoolErrorKind; reason: string };
