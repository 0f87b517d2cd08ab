import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** Of each part of a zip file (APPNOTE 6.3): its signature, and how long it is without names. */
const LOCAL = { signature: 0x04034b50, bytes: 30 } as const;
const CENTRAL = { signature: 0x02014b50, bytes: 46 } as const;
const END = { signature: 0x06054b50, bytes: 22 } as const;
const VERSION = 20;
/** The first day that a zip file can name, so that the same files make the same bytes. */
const DAY = 0x21;

function header(
  { signature, bytes }: { signature: number; bytes: number },
  fields: readonly [number, number][],
) {
  const made = Buffer.alloc(bytes);
  made.writeUInt32LE(signature, 0);
  for (const [at, value] of fields) {
    if (value > 0xffff) made.writeUInt32LE(value, at);
    else made.writeUInt16LE(value, at);
  }
  return made;
}

/** A folder as a zip file whose entries are stored as they are; the same files, the same bytes. */
export function zipFolder(folder: string): Buffer {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const bytes = readFileSync(join(folder, name));
    const [label, sum, size] = [Buffer.from(name), crc32(bytes), bytes.length];
    const local = header(LOCAL, [
      [4, VERSION],
      [12, DAY],
      [14, sum],
      [18, size],
      [22, size],
      [26, label.length],
    ]);
    const central = header(CENTRAL, [
      [4, VERSION],
      [6, VERSION],
      [14, DAY],
      [16, sum],
      [20, size],
      [24, size],
      [28, label.length],
      [42, at],
    ]);
    locals.push(local, label, bytes);
    centrals.push(central, label);
    at += local.length + label.length + size;
  }
  const directory = Buffer.concat(centrals);
  const end = header(END, [
    [8, names.length],
    [10, names.length],
    [12, directory.length],
    [16, at],
  ]);
  return Buffer.concat([...locals, directory, end]);
}
