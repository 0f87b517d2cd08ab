import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { MemoryBudget } from './memory-budget.ts';
import { createPool, type Pool } from './pool.ts';
import type { OddWork } from './testing/odd-worker.ts';

type Reply = { word: string; said: number };
const script = new URL('testing/odd-worker.ts', import.meta.url);

/** Threads, which start sooner than processes and take part in a budget all the same. */
const poolIn = (budget: MemoryBudget, residentMb: number, workers: number): Pool<OddWork, Reply> =>
  createPool<OddWork, Reply>({
    script,
    workers,
    residentMb,
    budget,
    timeoutMs: 60_000,
    idleMs: 60_000,
  });

const work = fc.record({
  isLarge: fc.boolean(),
  kind: fc.constantFrom('say', 'wait', 'throw', 'die'),
});

/** How a piece of work ends: by its answer, or by the error it was made for. */
const endOf: Record<string, string> = { say: 'done', wait: 'done', throw: 'failed', die: 'died' };

test('pools that share a budget do all their work and never pass it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(work, { minLength: 1, maxLength: 14 }), async (asked) => {
      const budget = new MemoryBudget(100);
      // One large and one small fit together, two large do not; a small one waits for both.
      const [small, large] = [poolIn(budget, 40, 2), poolIn(budget, 60, 1)];
      let mostMb = 0;
      const sampling = setInterval(() => (mostMb = Math.max(mostMb, budget.grantedMb)), 1);
      const ends = await Promise.all(
        asked.map(async ({ isLarge, kind }) => {
          const piece: OddWork =
            kind === 'say'
              ? { kind, word: 'a' }
              : kind === 'wait'
                ? { kind, durationMs: 5 }
                : { kind: kind === 'die' ? 'die' : 'throw' };
          return (isLarge ? large : small).run(piece).then(
            () => 'done',
            (error: { kind: string }) => error.kind,
          );
        }),
      );
      clearInterval(sampling);
      expect(mostMb).toBeLessThanOrEqual(100);
      expect(ends).toEqual(asked.map(({ kind }) => endOf[kind]));
      await Promise.all([small.close(), large.close()]);
      expect(budget.grantedMb).toBe(0);
    }),
    { numRuns: 6 },
  );
});

test('a pool that always has work lets another one have its turn', async () => {
  const budget = new MemoryBudget(100);
  const [busy, other] = [poolIn(budget, 60, 1), poolIn(budget, 60, 1)];
  const state = { isOver: false };
  const running = Array.from({ length: 2 }, async () => {
    while (!state.isOver) await busy.run({ kind: 'wait', durationMs: 5 });
  });
  await expect(other.run({ kind: 'say', word: 'my turn' })).resolves.toMatchObject({ word: 'my turn' });
  state.isOver = true;
  await Promise.all(running);
  await Promise.all([busy.close(), other.close()]);
});

test('a worker without work ends where another pool needs one', async () => {
  const budget = new MemoryBudget(100);
  const [one, other] = [poolIn(budget, 20, 1), poolIn(budget, 20, 1)];
  await expect(one.run({ kind: 'say', word: 'a' })).resolves.toMatchObject({ said: 1 });
  await other.run({ kind: 'say', word: 'b' });
  await expect.poll(() => budget.grantedMb).toBe(20);
  await expect(one.run({ kind: 'say', word: 'a' })).resolves.toMatchObject({ said: 1 });
  await Promise.all([one.close(), other.close()]);
});

test('a worker without more work ends at once while another has more than half of the budget, and stays otherwise', async () => {
  const budget = new MemoryBudget(100);
  const [small, large] = [poolIn(budget, 40, 1), poolIn(budget, 60, 1)];
  await small.run({ kind: 'say', word: 'a' });
  expect(budget.grantedMb).toBe(40);
  const underWay = new AbortController();
  const long = large.run({ kind: 'wait', durationMs: 60_000 }, { signal: underWay.signal });
  await vi.waitFor(() => expect(budget.grantedMb).toBe(60));
  await small.run({ kind: 'say', word: 'b' });
  await vi.waitFor(() => expect(budget.grantedMb).toBe(60));
  underWay.abort();
  await expect(long).rejects.toMatchObject({ kind: 'cancelled' });
  await Promise.all([small.close(), large.close()]);
});
