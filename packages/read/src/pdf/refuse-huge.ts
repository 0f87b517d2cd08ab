import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';
import { partsIn } from './streams-in.ts';

/** Signs of a face have numbers of two bytes. */
const MOST_SIGNS = 65_536;
/** Ranges of signs in one table of meanings; pdf.js writes every one of them out. */
const MOST_MEANINGS = 4 * MOST_SIGNS;

const WIDTHS = /\/W\s*\[|(?:^|\d\s+\d+\s+obj)\s*\[(?=[\s\d])/g;
const TOKEN = /[[\]]|[^\s[\]]+/g;

/** Whether a list of widths (`first last width` or `first [width ...]`) names more signs than a face can have. */
function hasHugeWidths(text: string, from: number): boolean {
  TOKEN.lastIndex = from;
  let depth = 1;
  for (let token = TOKEN.exec(text); token !== null && depth > 0; token = TOKEN.exec(text)) {
    const [word] = token;
    if (word === '[') depth += 1;
    else if (word === ']') depth -= 1;
    else if (!/^[-+\d.]/.test(word)) return false;
    else if (depth === 1 && Number.parseFloat(word) > MOST_SIGNS) return !isReference(text, TOKEN.lastIndex);
  }
  return false;
}

/** Whether a number is that of another object: `120000 0 R`. */
function isReference(text: string, after: number): boolean {
  return /^\s+\d+\s+R(?![A-Za-z])/.test(text.slice(after, after + 40));
}

const RANGES = /begin(?:bf|cid)range([^]*?)(?:end(?:bf|cid)range|$)/g;
/** A number in hexadecimal, a list of them, or a plain number; broken ones as pdf.js takes them. */
const CODE = /<([^>]*)>|\[[^\]]*\]|\d+/g;

function codeOf(hex: string): number {
  return Number.parseInt(hex.replaceAll(/[^\da-f]/gi, '').slice(0, 12) || '0', 16);
}

/** How many signs the ranges of a table speak of: each is its first sign, its last one and what they mean. */
function meaningsIn(text: string): number {
  let sum = 0;
  for (const [, ranges = ''] of text.matchAll(RANGES)) {
    const codes = [...ranges.matchAll(CODE)].map(([, hex = '']) => codeOf(hex));
    for (let at = 0; at + 1 < codes.length; at += 3)
      sum += Math.max(0, (codes[at + 1] ?? 0) - (codes[at] ?? 0));
  }
  return sum;
}

/** Faces, colour profiles and files within the file are larger than what a page draws. */
const NO_DRAWING = /\/(?:Length1|Type|N)(?![A-Za-z])|\/Subtype\s*\/(?!Form)/;

/** The objects of an object stream, each from its beginning: `/First` says where the first one stands. */
function objectsIn(dictionary: string, text: string): string {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  const starts = (text.slice(0, first).match(/\d+/g) ?? []).filter((_, at) => at % 2 === 1).map(Number);
  return starts
    .map((start, at) => `0 0 obj ${text.slice(first + start, first + (starts[at + 1] ?? text.length))}`)
    .join('\n');
}

/**
 * Refuses a PDF whose declared sizes would have pdf.js take memory without bound, within one step that nothing can
 * stop: streams that unpack without end, faces with more signs than there can be. Throws a {@link Refusal}.
 */
export function refuseHuge(bytes: Uint8Array): void {
  for (const part of partsIn(bytes)) {
    const isObjects = part.kind === 'stream' && /\/ObjStm/.test(part.dictionary);
    const open = part.kind === 'open' ? part.text : isObjects ? objectsIn(part.dictionary, part.text) : '';
    for (const match of open.matchAll(WIDTHS))
      if (hasHugeWidths(open, match.index + match[0].length)) throw new Refusal('damaged');
    if (part.kind === 'open') continue;
    if (part.text.length > readLimits.drawingBytes && !NO_DRAWING.test(part.dictionary))
      throw new Refusal('too_much_inside');
    if (meaningsIn(part.text) > MOST_MEANINGS) throw new Refusal('damaged');
  }
}
