import { strToU8, zipSync } from 'fflate';
import { readLimits } from '../../src/index.ts';
import type { HostileFile } from './hostile-file.ts';

const file = (name: string, answer: HostileFile['answer'], make: HostileFile['make']): HostileFile => ({
  name,
  make,
  answer,
});
const MAIN = 'word/document.xml';
const document = '<w:document><w:body><w:p><w:r><w:t>Ana Ruiz</w:t></w:r></w:p></w:body></w:document>';
const linkedIn = (name: string, text: string) => zipSync({ [`${name}.csv`]: strToU8(text) });
const DIRECTORY = [0x50, 0x4b, 1, 2];
const END = [0x50, 0x4b, 5, 6];
/** Length of one entry of the directory before its name. */
const ENTRY = 46;

function lastIndexOf(bytes: Uint8Array, signature: readonly number[]): number {
  for (let at = bytes.length - signature.length; at >= 0; at -= 1)
    if (signature.every((byte, index) => bytes[at + index] === byte)) return at;
  throw new Error('no such signature');
}

/** An archive whose directory names its one entry `times` times, all of them the same bytes. */
function overlapping(path: string, content: Uint8Array, times: number): Uint8Array {
  const one = zipSync({ [path]: content });
  const [from, end] = [lastIndexOf(one, DIRECTORY), lastIndexOf(one, END)];
  const entry = one.subarray(from, end);
  const bytes = Buffer.concat([
    one.subarray(0, from),
    ...Array.from({ length: times }, () => entry),
    one.subarray(end),
  ]);
  const at = bytes.length - (one.length - end);
  bytes.writeUInt16LE(times, at + 8);
  bytes.writeUInt16LE(times, at + 10);
  bytes.writeUInt32LE(times * entry.length, at + 12);
  return Uint8Array.from(bytes);
}

/** An archive whose one entry claims another size than it has, in the directory or behind it. */
function lying(
  path: string,
  content: Uint8Array,
  { packed, size }: { packed?: number; size?: number },
): Uint8Array {
  const bytes = Buffer.from(zipSync({ [path]: content }));
  const at = lastIndexOf(bytes, DIRECTORY);
  if (packed !== undefined) bytes.writeUInt32LE(packed, at + ENTRY - 26);
  if (size !== undefined) bytes.writeUInt32LE(size, at + ENTRY - 22);
  return Uint8Array.from(bytes);
}

function nested(depth: number): Uint8Array {
  let inner: Uint8Array = new Uint8Array(1_000_000);
  for (let left = depth; left > 0; left -= 1) inner = zipSync({ [MAIN]: inner });
  return inner;
}

/** Archives that unpack to much, or are not what they claim. */
export const hostileArchives: readonly HostileFile[] = [
  file('an archive in an archive in an archive', 'empty', () => nested(6)),
  file('one part two thousand times over', 'too_much_inside', () =>
    overlapping(MAIN, new Uint8Array(1_000_000), 2_000),
  ),
  file('more entries than are looked at', 'too_much_inside', () =>
    overlapping('word/header1.xml', strToU8('<w:hdr/>'), readLimits.zipEntries + 1),
  ),
  file('a part that is larger than it says', 'empty', () =>
    lying(MAIN, new Uint8Array(9_000_000), { size: 100 }),
  ),
  file('a part that says it is gigabytes', 'too_much_inside', () =>
    lying(MAIN, strToU8(document), { size: 0xffff_fffe }),
  ),
  file('a part that goes on behind the end', 'read', () =>
    lying(MAIN, strToU8(document), { packed: 0xffff_fffe }),
  ),
  file('positions without end', 'too_long', () =>
    linkedIn('Positions', `Company Name,Title\n${'a,b\n'.repeat(700_000)}`),
  ),
  file('a quote that none closes', 'damaged', () =>
    linkedIn('Positions', `Company Name,Title\n"${'a,b\n'.repeat(100_000)}`),
  ),
  file('columns without end', 'read', () =>
    linkedIn(
      'Positions',
      `Company Name,${Array.from({ length: 50_000 }, (_, at) => `c${at}`).join(',')}\n${'a,b\n'.repeat(1_000)}`,
    ),
  ),
  file('a description of megabytes', 'read', () =>
    linkedIn('Positions', `Company Name,Title,Description\na,b,${'• a '.repeat(300_000)}\n`),
  ),
];
