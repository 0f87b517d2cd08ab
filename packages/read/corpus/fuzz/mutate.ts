import { unzipSync, zipSync } from 'fflate';
import type { Chance } from './chance.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A way to break a file; `others` are further files to break it with. */
type Mutation = (bytes: Bytes, chance: Chance, others: readonly Bytes[]) => Bytes;

const joined = (...parts: Uint8Array[]): Bytes => {
  const whole = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string): Bytes => Uint8Array.from(Buffer.from(text, 'latin1'));
const LONGEST_RUN = 4_000;

function span(bytes: Bytes, chance: Chance): [number, number] {
  const from = chance.below(bytes.length + 1);
  return [from, Math.min(bytes.length, from + chance.below(LONGEST_RUN))];
}

const truncated: Mutation = (bytes, chance) => bytes.slice(0, chance.below(bytes.length + 1));
const beheaded: Mutation = (bytes, chance) => bytes.slice(chance.below(Math.min(bytes.length, 2_000) + 1));

const flipped: Mutation = (bytes, chance) => {
  const changed = bytes.slice();
  for (let left = 1 + chance.below(64); left > 0 && changed.length > 0; left -= 1) {
    const at = chance.below(changed.length);
    changed[at] = (changed[at] ?? 0) ^ (1 << chance.below(8));
  }
  return changed;
};

const noise = (length: number, chance: Chance) => Uint8Array.from({ length }, () => chance.below(256));

const overwritten: Mutation = (bytes, chance) => {
  const [from, to] = span(bytes, chance);
  return joined(bytes.subarray(0, from), noise(to - from, chance), bytes.subarray(to));
};
const inserted: Mutation = (bytes, chance) => {
  const at = chance.below(bytes.length + 1);
  return joined(bytes.subarray(0, at), noise(chance.below(LONGEST_RUN), chance), bytes.subarray(at));
};
const cutOut: Mutation = (bytes, chance) => {
  const [from, to] = span(bytes, chance);
  return joined(bytes.subarray(0, from), bytes.subarray(to));
};
const repeated: Mutation = (bytes, chance) => {
  const [from, to] = span(bytes, chance);
  const run = bytes.subarray(from, to);
  const runs = Array.from({ length: 1 + chance.below(40) }, () => run);
  return joined(bytes.subarray(0, to), ...runs, bytes.subarray(to));
};
const concatenated: Mutation = (bytes, chance, others) => joined(bytes, chance.pick(others));
const spliced: Mutation = (bytes, chance, others) => {
  const other = chance.pick(others);
  return joined(
    bytes.subarray(0, chance.below(bytes.length + 1)),
    other.subarray(chance.below(other.length + 1)),
  );
};

const hugeNumbers = [
  '99999999999999999999',
  '4294967295',
  '2147483648',
  '-1',
  '0',
  '1e309',
  '-99999999',
  '0.0000001',
];
const enlarged: Mutation = (bytes, chance) => {
  const one = 2 + chance.below(30);
  return bytesOf(
    latin(bytes).replaceAll(/\d+/g, (number) =>
      chance.below(one) === 0 ? chance.pick(hugeNumbers) : number,
    ),
  );
};

const nests: readonly [string, string][] = [
  ['[', ']'],
  ['{"a":', '}'],
  ['<w:p><w:r>', '</w:r></w:p>'],
  ['<div>', '</div>'],
  ['<< /A ', ' >>'],
  ['(', ')'],
  ['- ', ''],
  ['> ', ''],
];
const nested: Mutation = (bytes, chance) => {
  const at = chance.below(bytes.length + 1);
  const [open, close] = chance.pick(nests);
  const depth = 1 + chance.below(20_000);
  const isClosed = chance.below(2) === 0;
  return joined(
    bytes.subarray(0, at),
    bytesOf(open.repeat(depth) + (isClosed ? close.repeat(depth) : '')),
    bytes.subarray(at),
  );
};

const lines: Mutation = (bytes, chance) => {
  const rows = latin(bytes).split('\n');
  const shuffled = rows.map((row) => (chance.below(4) === 0 ? chance.pick(rows) : row));
  return bytesOf(shuffled.join(chance.pick(['\n', '\r\n', '\r', '\u0000', ' '])));
};

const REFERENCE = /\b\d+ 0 R\b/g;

/** References that lead elsewhere: to what refers to them, to themselves, to nothing. */
const referred: Mutation = (bytes, chance) => {
  const text = latin(bytes);
  const all = text.match(REFERENCE) ?? [];
  if (all.length === 0) return bytes;
  const [from, to] = [
    chance.pick(all),
    chance.below(4) === 0 ? `${chance.below(2_000)} 0 R` : chance.pick(all),
  ];
  const one = 1 + chance.below(3);
  const swapped = text.replaceAll(from, (given) => (chance.below(one) === 0 ? to : given));
  // A length that is an object's, its own at times.
  const lengths = chance.below(3) === 0 ? swapped.replace(/\/Length \d+/, `/Length ${to}`) : swapped;
  return bytesOf(lengths);
};

const NAMED = /(?<=(?:w:val|w:styleId|r:id|Id|Target)=")[^"]*(?=")/g;

/** Styles based on themselves, relations that lead to one another. */
const renamed: Mutation = (bytes, chance) => {
  const text = latin(bytes);
  const all = text.match(NAMED) ?? [];
  return all.length === 0
    ? bytes
    : bytesOf(text.replaceAll(NAMED, (given) => (chance.below(3) === 0 ? chance.pick(all) : given)));
};

const OBJECT = /\d+ 0 obj\b[^]*?endobj/g;

/** Objects twice under one number, and one under the number of another; a table of them that counts each twice. */
const doubled: Mutation = (bytes, chance) => {
  const text = latin(bytes);
  const all = text.match(OBJECT) ?? [];
  if (all.length === 0) return bytes;
  const copy = chance.pick(all).replace(/^\d+/, String(1 + chance.below(all.length + 1)));
  const rows = text.replace(/(?<=\bxref\s+\d+ \d+\s+)(\d{10} \d{5} [nf]\s+)/, (row) =>
    row.repeat(1 + chance.below(40)),
  );
  const at = rows.indexOf(chance.pick(all));
  return bytesOf(`${rows.slice(0, at)}${copy}\n${rows.slice(at)}`);
};

const plain: readonly Mutation[] = [
  truncated,
  beheaded,
  flipped,
  overwritten,
  inserted,
  cutOut,
  repeated,
  concatenated,
  spliced,
  enlarged,
  nested,
  lines,
  referred,
  renamed,
  doubled,
];

/** Breaks a part of an archive and packs it again, so that what lies behind the packing is reached too. */
const inside: Mutation = (bytes, chance, others) => {
  const parts = Object.entries(unzipSync(bytes));
  const [name] = chance.pick(parts);
  const broken = parts.map(([key, part]): [string, Uint8Array] =>
    key === name ? [key, chance.pick(plain)(Uint8Array.from(part), chance, others)] : [key, part],
  );
  return Uint8Array.from(zipSync(Object.fromEntries(broken), { level: 1 }));
};

const isArchive = (bytes: Bytes) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** A file broken in one to three ways. */
export function mutate(bytes: Bytes, chance: Chance, others: readonly Bytes[]): Bytes {
  if (isArchive(bytes) && chance.below(2) === 0) return inside(bytes, chance, others);
  let broken = bytes;
  for (let left = 1 + chance.below(3); left > 0; left -= 1)
    broken = chance.pick(plain)(broken, chance, others);
  return broken;
}
