import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zipFolder } from './zip-folder.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-zip-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'b.txt'), 'Grüße');
  writeFileSync(join(folder, 'assets', 'a.js'), 'x'.repeat(70_000));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The entries of a zip file by its directory: name, and the bytes that its local header leads to. */
function entriesOf(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  const entries = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const length = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26);
    const bytes = zip.subarray(from, from + zip.readUInt32LE(at + 24));
    expect(crc32(bytes)).toBe(zip.readUInt32LE(at + 16));
    entries.set(zip.toString('utf8', at + 46, at + 46 + length), bytes);
    at += 46 + length;
  }
  return entries;
}

it('holds every file of a folder as it is, in one order, the same bytes each time', () => {
  const zip = zipFolder(folder);
  const entries = entriesOf(zip);
  expect([...entries.keys()]).toEqual(['assets/a.js', 'b.txt']);
  expect(entries.get('b.txt')?.toString()).toBe('Grüße');
  expect(entries.get('assets/a.js')).toHaveLength(70_000);
  expect(zipFolder(folder)).toEqual(zip);
});
