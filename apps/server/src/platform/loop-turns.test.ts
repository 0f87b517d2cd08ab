import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { openInMemory } from './embedded-store.ts';

vi.setConfig({ testTimeout: patience(60_000) });

/** Counts the rounds of the loop while something goes on. */
async function roundsDuring(work: () => Promise<unknown>): Promise<number> {
  let rounds = 0;
  const over = new AbortController();
  const counting = (async () => {
    for (; !over.signal.aborted; rounds += 1) await setImmediate();
  })();
  await work();
  over.abort();
  await counting;
  return rounds;
}

it('lets others in between the statements of a long transaction', async () => {
  const { store, close } = await openInMemory();
  const rounds = await roundsDuring(() =>
    store.transaction(async (tx) => {
      for (let at = 0; at < 300; at += 1) await tx.execute(sql`select ${at}::int`);
    }),
  );
  expect(rounds).toBeGreaterThan(3);
  await close();
});
