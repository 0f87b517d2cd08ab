import { answerWork } from '@candor/pool';
import { readFile, type FileRead } from '@candor/read';
import type { ReadWork } from './import-work.ts';

answerWork<ReadWork, FileRead>(({ name, bytes, progress }) => {
  const counts = new Int32Array(progress);
  return readFile({
    name,
    bytes,
    onProgress({ done, of }) {
      Atomics.store(counts, 1, of);
      Atomics.store(counts, 0, done);
    },
  });
});
