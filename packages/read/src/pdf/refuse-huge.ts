import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';
import { latin, PdfObjects, type PdfObject } from './objects.ts';
import { isArray, isDictionary, isName, isReference, type PdfDictionary, type PdfValue } from './syntax.ts';
import { refuseHeavy } from './weigh.ts';

/** Characters of a face have numbers of two bytes. */
const MOST_SIGNS = 65_536;
/** Ranges of characters in one table of meanings; pdf.js writes every one of them out. */
const MOST_MEANINGS = 4 * MOST_SIGNS;

/** Whether a list of widths (`first last width` or `first [width ...]`) names more characters than a face can have. */
function hasHugeWidths(list: PdfValue | undefined): boolean {
  if (!isArray(list)) return false;
  for (const one of list) {
    if (typeof one === 'number' && one > MOST_SIGNS) return true;
    if (typeof one !== 'number' && !isArray(one) && !isReference(one)) return false;
  }
  return false;
}

/** Whether a value, or one in it, is a list of such widths. */
function namesHugeWidths(value: PdfValue): boolean {
  if (isDictionary(value)) return hasHugeWidths(value.get('W')) || [...value.values()].some(namesHugeWidths);
  return isArray(value) && value.some((one) => isDictionary(one) && namesHugeWidths(one));
}

const RANGES = /begin(?:bf|cid)range([^]*?)(?:end(?:bf|cid)range|$)/g;
const MEANINGS = /beginbf(char|range)([^]*?)(?:endbf(?:char|range)|$)/g;
/** A number in hexadecimal, a list of them, or a plain number; broken ones as pdf.js takes them. */
const CODE = /<([^>]*)>|\[[^\]]*\]|\d+/g;

/** Its last four bytes are what pdf.js takes. */
function codeOf(hex: string): number {
  return Number.parseInt(hex.replaceAll(/[^\da-f]/gi, '').slice(-8) || '0', 16);
}

const codesIn = (text: string): number[] => [...text.matchAll(CODE)].map(([, hex = '']) => codeOf(hex));

/** The last sign that a table gives a meaning: pdf.js makes room for all before it. */
function lastSignIn(text: string): number {
  let last = 0;
  for (const [, kind, rows = ''] of text.matchAll(MEANINGS)) {
    // A sign and its meaning, or the first and the last with the meaning of the first.
    const length = kind === 'char' ? 2 : 3;
    for (const [at, code] of codesIn(rows).entries()) if ((at + 1) % length !== 0 && code > last) last = code;
  }
  return last;
}

/** How many characters the ranges of a table speak of: each is its first sign, its last one and what they mean. */
function meaningsIn(text: string): number {
  let sum = 0;
  for (const [, ranges = ''] of text.matchAll(RANGES)) {
    const codes = codesIn(ranges);
    for (let at = 0; at + 1 < codes.length; at += 3)
      sum += Math.max(0, (codes[at + 1] ?? 0) - (codes[at] ?? 0));
  }
  return sum;
}

/** Faces, colour profiles and files within the file are larger than what a page draws. */
function isDrawing(dictionary: PdfDictionary): boolean {
  const subtype = dictionary.get('Subtype');
  return (
    !dictionary.has('Length1') &&
    !dictionary.has('Type') &&
    !dictionary.has('N') &&
    (subtype === undefined || (isName(subtype) && subtype.name === 'Form'))
  );
}

function refuseHugeObject({ value, plain }: PdfObject): void {
  if (hasHugeWidths(value) || namesHugeWidths(value)) throw new Refusal('damaged');
  if (!plain || !isDictionary(value)) return;
  if (plain.length > readLimits.drawingBytes && isDrawing(value)) throw new Refusal('too_much_inside');
  const text = latin(plain);
  if (meaningsIn(text) > MOST_MEANINGS || lastSignIn(text) > MOST_MEANINGS) throw new Refusal('damaged');
}

/**
 * Refuses a PDF whose declared sizes would have pdf.js take memory without bound, within one step that nothing can
 * stop: streams that unpack without end, faces with more characters than there can be, pages that draw what draws what
 * draws, bytes without any object. Throws a {@link Refusal}. Gives its objects.
 */
export function refuseHuge(bytes: Uint8Array): PdfObjects {
  const objects = new PdfObjects(bytes);
  // pdf.js would look for a beginning in each of its bytes, and keeps what it saw.
  if (objects.all.length === 0) throw new Refusal('damaged');
  for (const object of objects.all) refuseHugeObject(object);
  refuseHeavy(objects);
  return objects;
}
