/** What a thread posts back: `ready` once, when it has started; `told` before the end, any number of times. */
export type Answer<Result> =
  | { kind: 'ready' }
  | { kind: 'done'; result: Result }
  | { kind: 'told'; told: unknown }
  | { kind: 'failed' | 'too-much'; reason: string };
