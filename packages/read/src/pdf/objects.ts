import { readLimits } from '../limits.ts';
import {
  isArray,
  isDictionary,
  isName,
  isReference,
  PdfSyntax,
  type PdfDictionary,
  type PdfValue,
} from './syntax.ts';
import { decryptOf, type Decrypt } from './decrypt.ts';
import { packingsOf, unpacked } from './unpack.ts';

/** An object of a PDF, and its stream without packings where it has one that is no picture. */
export interface PdfObject {
  value: PdfValue;
  plain: Uint8Array | null;
}

interface Placed extends PdfObject {
  number: number;
  generation: number;
  stream: { from: number; to: number } | null;
}

const HEAD = /(\d{1,10})[\0\t\n\f\r ]{1,20}(\d{1,10})[\0\t\n\f\r ]{1,20}$/;
/** A head is looked for this far before its word. */
const LONGEST_HEAD = 60;
const STREAM = /[\0\t\n\f\r ]*stream[^\r\n]{0,20}(?:\r\n|\r|\n)?/y;
const END = 'endstream';
/** A file that is saved again and again has one more each time. */
const MOST_TRAILERS = 100;
/** Where no picture can stand: a stream that is named there is none, whatever it says of itself. */
const ELSEWHERE =
  /^(?:Contents|FontFile[23]?|ToUnicode|Encoding|UseCMap|CIDToGIDMap|Function|Shading|G|N|R|D|CharProcs|Pattern)$/;

/** Latin text of bytes, a character each. */
export function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function isTyped(value: PdfValue, key: string, name: string): boolean {
  const typed = isDictionary(value) ? value.get(key) : undefined;
  return isName(typed) && typed.name === name;
}

/** Objects of a PDF by number; broken and rewritten files have several of one number, and any of them may count. */
export class PdfObjects {
  readonly all: Placed[] = [];
  readonly #byNumber = new Map<number, Placed[]>();
  readonly #elsewhere = new Set<number>();
  readonly #bytes: Uint8Array;
  readonly #text: string;
  #decrypt: Decrypt | null;
  #left: number = readLimits.unzippedBytes;

  /** Reads all objects, without opening the file: pdf.js takes as much memory as it asks for. Throws a {@link Refusal}. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#text = latin(bytes);
    this.#readOpen();
    this.#decrypt = this.#lock();
    for (const object of this.all) {
      object.plain = this.#plain(object);
      if (object.plain && isTyped(object.value, 'Type', 'ObjStm'))
        this.#readPacked(object.value, latin(object.plain));
    }
  }

  /** All that a value may stand for: itself, or the objects that it refers to. */
  found(value: PdfValue | undefined): PdfObject[] {
    if (!isReference(value)) return value === undefined ? [] : [{ value, plain: null }];
    return this.#byNumber.get(value.to) ?? [];
  }

  /** The last object that a value refers to, or the value itself. */
  resolve = (value: PdfValue | undefined): PdfValue => {
    const found = this.found(value).at(-1)?.value ?? null;
    return isReference(found) ? null : found;
  };

  #add(object: Placed): void {
    this.all.push(object);
    const same = this.#byNumber.get(object.number);
    if (same) same.push(object);
    else this.#byNumber.set(object.number, [object]);
    this.#note(object.value, '', false);
  }

  /** Notes what is named where no picture can stand. */
  #note(value: PdfValue, key: string, isListed: boolean): void {
    if (isReference(value)) {
      if (isListed || ELSEWHERE.test(key)) this.#elsewhere.add(value.to);
    } else if (isArray(value)) for (const one of value) this.#note(one, key, true);
    else if (isDictionary(value))
      for (const [name, one] of value)
        this.#note(one, key === 'CharProcs' || key === 'Pattern' ? key : name, false);
  }

  #readOpen(): void {
    const text = this.#text;
    const syntax = new PdfSyntax(text);
    for (let at = text.indexOf('obj'); at !== -1;) {
      const head = HEAD.exec(text.slice(Math.max(0, at - LONGEST_HEAD), at));
      let after = at + 3;
      if (head) {
        const value = syntax.objectAt(after);
        STREAM.lastIndex = syntax.at;
        const stream = isDictionary(value) && STREAM.test(text) ? { from: STREAM.lastIndex, to: 0 } : null;
        if (stream) {
          stream.to = endOf(text, stream.from, isDictionary(value) ? value.get('Length') : null);
          after = stream.to;
        }
        this.#add({ number: Number(head[1]), generation: Number(head[2]), value, stream, plain: null });
      }
      at = text.indexOf('obj', after);
    }
  }

  /** The objects of an object stream: pairs of number and place stand before the first. */
  #readPacked(value: PdfValue, text: string): void {
    const first = isDictionary(value) ? this.resolve(value.get('First')) : 0;
    const from = typeof first === 'number' ? first : 0;
    const heads = (text.slice(0, from).match(/\d{1,10}/g) ?? []).map(Number);
    const syntax = new PdfSyntax(text);
    for (let at = 0; at + 1 < heads.length; at += 2)
      this.#add({
        number: heads[at] ?? 0,
        generation: 0,
        value: syntax.objectAt(from + (heads[at + 1] ?? 0)),
        stream: null,
        plain: null,
      });
  }

  #plain({ value, stream, number, generation }: Placed): Uint8Array | null {
    if (!stream || !isDictionary(value) || this.#isPicture(value, number)) return null;
    const length = value.get('Length');
    const to = isReference(length) ? endOf(this.#text, stream.from, this.resolve(length)) : stream.to;
    const packed = this.#bytes.subarray(stream.from, to);
    const decrypt = isTyped(value, 'Type', 'XRef') ? null : this.#decrypt;
    const plain = unpacked(
      decrypt ? decrypt(packed, number, generation) : packed,
      packingsOf(value, this.resolve),
      this.#left,
    );
    this.#left -= plain?.length ?? 0;
    return plain;
  }

  /** The lock of the file, where it has one that opens without a password. */
  #lock(): Decrypt | null {
    const syntax = new PdfSyntax(this.#text);
    const trailers = [...this.#text.matchAll(/\btrailer\b/g)].slice(-MOST_TRAILERS);
    const holders = [
      ...trailers.map(({ index }) => syntax.objectAt(index + 7)),
      ...this.all.map(({ value }) => value),
    ];
    const locked = holders.findLast((one) => isDictionary(one) && one.has('Encrypt'));
    return isDictionary(locked) ? decryptOf(locked, this.resolve) : null;
  }

  #isPicture(value: PdfDictionary, number: number): boolean {
    return isTyped(value, 'Subtype', 'Image') && !this.#elsewhere.has(number);
  }
}

/** Where a stream ends: where its length says, if that is true, or else before the next word that says so. */
function endOf(text: string, from: number, length: PdfValue | undefined): number {
  if (typeof length === 'number' && length >= 0) {
    const at = text.indexOf(END, from + length);
    if (at !== -1 && text.slice(from + length, at).trim() === '') return from + length;
  }
  const end = text.indexOf(END, from);
  return end === -1 ? text.length : end;
}
