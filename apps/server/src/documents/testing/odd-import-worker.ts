import { answerWork } from '@candor/pool';
import { readFile, type FileRead } from '@candor/read';
import type { ReadWork } from '../import-work.ts';

const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

/** A thread that dies, hangs or eats memory on demand: the name of the file says which. */
answerWork<ReadWork, FileRead>(async ({ name, bytes, progress }) => {
  if (name === 'die') process.exit(1);
  if (name === 'throw') throw new Error('broken');
  if (name === 'hang') for (;;);
  if (name === 'devour')
    for (const eaten: string[][] = []; ;) eaten.push(Array.from({ length: 10_000 }, String));
  if (name === 'slow') await readSlowly(new Int32Array(progress));
  return readFile({ name, bytes });
});

async function readSlowly(counts: Int32Array): Promise<void> {
  Atomics.store(counts, 1, 4);
  for (let done = 1; done <= 4; done += 1) {
    await pause(150);
    Atomics.store(counts, 0, done);
  }
}
