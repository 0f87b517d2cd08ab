import { readFileSync } from 'node:fs';

/** Which characters a font file draws. */
export type Coverage = { has(codePoint: number): boolean };

const read = new Map<string, Coverage>();

/** The coverage of a TrueType or OpenType file, from its `cmap` table (formats 4 and 12); read once a file. */
export function coverageOf(file: string): Coverage {
  let coverage = read.get(file);
  if (coverage === undefined) {
    coverage = readCoverage(readFileSync(file));
    read.set(file, coverage);
  }
  return coverage;
}

type Range = { first: number; last: number };

function readCoverage(font: Buffer): Coverage {
  const table = tableAt(font, 'cmap');
  const ranges: Range[] = [];
  for (let record = 0; record < font.readUInt16BE(table + 2); record += 1) {
    const subtable = table + font.readUInt32BE(table + 8 + record * 8);
    const format = font.readUInt16BE(subtable);
    if (format === 4) ranges.push(...segments(font, subtable));
    if (format === 12) ranges.push(...groups(font, subtable));
  }
  const apart = merged(ranges);
  return { has: (codePoint) => isWithin(apart, codePoint) };
}

/** The same characters in ranges that neither meet nor overlap: tables of two formats list most of them twice. */
function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const { first, last } of ranges.toSorted((one, other) => one.first - other.first)) {
    const before = result.at(-1);
    if (before && first <= before.last + 1) before.last = Math.max(before.last, last);
    else result.push({ first, last });
  }
  return result;
}

/** Whether one of the ranges, which are apart and in order, holds a character. */
function isWithin(ranges: readonly Range[], codePoint: number): boolean {
  let from = 0;
  let to = ranges.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const range = ranges[middle];
    if (range === undefined || codePoint < range.first) to = middle;
    else if (codePoint > range.last) from = middle + 1;
    else return true;
  }
  return false;
}

function tableAt(font: Buffer, tag: string): number {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`The font has no ${tag} table`);
}

/** Format 4: segments of the first 65,536 characters; a segment may hold characters without a glyph. */
function segments(font: Buffer, at: number): Range[] {
  const count = font.readUInt16BE(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + count * 2 + 2;
  const deltas = starts + count * 2;
  const offsets = deltas + count * 2;
  const ranges: Range[] = [];
  for (let segment = 0; segment < count; segment += 1) {
    const first = font.readUInt16BE(starts + segment * 2);
    const last = font.readUInt16BE(ends + segment * 2);
    const offset = font.readUInt16BE(offsets + segment * 2);
    if (first === 0xffff) continue;
    if (offset === 0) {
      ranges.push({ first, last });
      continue;
    }
    for (let code = first; code <= last; code += 1) {
      const glyph = offsets + segment * 2 + offset + (code - first) * 2;
      if (font.readUInt16BE(glyph) !== 0) ranges.push({ first: code, last: code });
    }
  }
  return ranges;
}

/** Format 12: groups over all of Unicode. */
function groups(font: Buffer, at: number): Range[] {
  const ranges: Range[] = [];
  const count = font.readUInt32BE(at + 12);
  for (let group = 0; group < count; group += 1) {
    const start = at + 16 + group * 12;
    ranges.push({ first: font.readUInt32BE(start), last: font.readUInt32BE(start + 4) });
  }
  return ranges;
}
