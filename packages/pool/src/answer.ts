/** What a thread posts back. */
export type Answer<Result> =
  { kind: 'done'; result: Result } | { kind: 'failed' | 'too-much'; reason: string };
