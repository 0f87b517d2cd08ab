import { expect, it } from 'vitest';
import { faultOf } from '../fuzz/break.ts';
import { readFile } from '../../src/index.ts';
import { hostilePdfs } from './pdfs.ts';

// Each took seconds, gigabytes or the reading process when it was made; the work is counted before it is begun.
it.each(hostilePdfs.map((file) => [file.name, file] as const))('%s', async (_, { name, make, answer }) => {
  const read = await readFile({ name, bytes: make() });
  expect(faultOf(read)).toBeNull();
  expect(read.kind === 'read' ? 'read' : read.code).toBe(answer);
});
