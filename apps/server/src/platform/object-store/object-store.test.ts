import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localBucket } from '../testing/local-bucket.ts';
import { isUsable, objectStore } from './object-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'candor-objects-'));
let bucket: Awaited<ReturnType<typeof localBucket>>;
beforeAll(async () => {
  bucket = await localBucket('candor-objects');
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true });
});

describe.each([
  ['a folder', join(folder, 'not-yet-there')],
  ['a bucket', 's3://candor-objects/of/the-town'],
])('in %s', (_kind, place) => {
  const text = async (name: string) => {
    const bytes = await objectStore(place).get(name);
    return bytes && Buffer.from(bytes).toString();
  };

  it('bytes are found by the name they were put under, until they are removed', async () => {
    const objects = objectStore(place);
    expect(await objects.names('a-')).toEqual([]);
    await objects.put('a-1', Buffer.from('one'));
    await objects.put('a-2', Buffer.from('two'));
    await objects.put('b-1', Buffer.from('other'));
    await objects.put('a-2', Buffer.from('two again'));
    expect((await objects.names('a-')).toSorted()).toEqual(['a-1', 'a-2']);
    expect([await text('a-1'), await text('a-2'), await text('a-3')]).toEqual([
      'one',
      'two again',
      undefined,
    ]);
    await objects.remove('a-1');
    await objects.remove('a-1');
    expect(await text('a-1')).toBeUndefined();
    expect(await objects.names('a-')).toEqual(['a-2']);
  });

  it('a check leaves nothing behind', async () => {
    expect(await isUsable(objectStore(place))).toBe(true);
    expect(await objectStore(place).names('check-')).toEqual([]);
  });
});

it('a place that cannot be written to does not pass for one that works', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  await expect(isUsable(objectStore(file))).rejects.toThrow(/EEXIST|ENOTDIR/);
  await expect(isUsable(objectStore('s3://no-such-bucket'))).rejects.toThrow('bucket does not exist');
  const forgetful = { ...objectStore(join(folder, 'x')), get: async () => undefined };
  expect(await isUsable(forgetful)).toBe(false);
});
