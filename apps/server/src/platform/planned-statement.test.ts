import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from './database.ts';
import { openInMemory } from './embedded-store.ts';
import { rowsOfPlanned } from './planned-statement.ts';

let opened: OpenStore;
beforeAll(async () => {
  opened = await openInMemory();
});
afterAll(() => opened.close());

const id = '0190f5a2-7c1e-7b3a-9d4e-5f6a7b8c9d0e';
const echo = { name: 'echo', words: 'select $1::text as said' };

it('gives the rows of a statement, planned once for calls at the same time', async () => {
  const calls = Array.from({ length: 5 }, () => rowsOfPlanned(opened.store, { ...echo, id }));
  expect(await Promise.all(calls)).toEqual(calls.map(() => [{ said: id }]));
});

it('takes nothing but an id', async () => {
  await expect(rowsOfPlanned(opened.store, { ...echo, id: `${id}') --` })).rejects.toThrow('takes an id');
});

it('tries a plan that failed again', async () => {
  const broken = { name: 'broken', words: 'select nothing_of_the_kind', id };
  await expect(rowsOfPlanned(opened.store, broken)).rejects.toThrow(/nothing_of_the_kind/);
  expect(await rowsOfPlanned(opened.store, { ...broken, words: 'select 1 as one' })).toEqual([{ one: 1 }]);
});

it('leaves a transaction to its own way', async () => {
  await opened.store.transaction(async (tx) => {
    expect(await rowsOfPlanned(tx, { ...echo, id })).toBeUndefined();
  });
});
