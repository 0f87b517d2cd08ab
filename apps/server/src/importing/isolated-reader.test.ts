import { afterEach, expect, it } from 'vitest';
import { createIsolatedReader } from './isolated-reader.ts';
import type { Reader } from './reader.ts';

let reader: Reader;
afterEach(() => reader.close());

const odd = (timeoutMs = 20_000) => {
  reader = createIsolatedReader(
    { workers: 1, timeoutMs, memoryMb: 64 },
    new URL('testing/odd-read-worker.ts', import.meta.url),
  );
  return reader;
};
const staying = { signal: new AbortController().signal, by: 'ana' };
const file = (name: string) => ({ name, bytes: new TextEncoder().encode(`${name}: Ana Ruiz, nurse`) });

it.each(['die', 'throw', 'hang', 'devour'])(
  'gives a sentence where the process should %s, and reads on',
  async (name) => {
    odd(3_000);
    const answer = await reader.read(file(name), staying);
    expect(answer).toMatchObject({ kind: 'refused' });
    expect(answer.kind === 'refused' && answer.sentence).toMatch(/^(This file|Reading this file) .*\.$/);
    await expect(reader.read(file('read'), staying)).resolves.toMatchObject({ kind: 'read' });
  },
);

it('tells how far a file is while it is read', async () => {
  odd();
  const progress: number[] = [];
  await reader.read(file('slow'), { ...staying, onProgress: ({ done, of }) => progress.push(done / of) });
  expect(progress).toEqual([0.25, 0.5, 0.75, 1]);
});

it('stops for whoever has gone', async () => {
  odd();
  const leaving = new AbortController();
  const reading = reader.read(file('hang'), { signal: leaving.signal, by: 'ana' });
  leaving.abort();
  await expect(reading).rejects.toMatchObject({ kind: 'cancelled' });
  await expect(reader.read(file('read'), staying)).resolves.toMatchObject({ kind: 'read' });
});
