import { Refusal } from '../refusals.ts';

export interface PdfName {
  name: string;
}
export interface PdfReference {
  to: number;
}
/** Words, a character a byte. */
export interface PdfText {
  text: string;
}
export type PdfDictionary = ReadonlyMap<string, PdfValue>;
/** What an object of a PDF may be; what asks for no work is null. */
export type PdfValue = number | null | PdfName | PdfText | PdfReference | PdfDictionary | readonly PdfValue[];

export function isName(value: PdfValue | undefined): value is PdfName {
  return typeof value === 'object' && value !== null && 'name' in value;
}

export function isText(value: PdfValue | undefined): value is PdfText {
  return typeof value === 'object' && value !== null && 'text' in value;
}

export function isReference(value: PdfValue | undefined): value is PdfReference {
  return typeof value === 'object' && value !== null && 'to' in value;
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return value instanceof Map;
}

export function isArray(value: PdfValue | undefined): value is readonly PdfValue[] {
  return Array.isArray(value);
}

const WHITE = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y;
const TOKEN = /<<|>>|[[\](){}]|<[^<>]*>?|>|\/[^\0\t\n\f\r ()<>[\]{}/%]*|[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)$/;
/** The rest of a reference after its first number. */
const REFERENCE = /[\0\t\n\f\r ]+\d{1,10}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
/** Words of a string in brackets, up to what opens, closes or escapes. */
const IN_STRING = /[^()\\]*/y;
const DEEPEST = 60;

/** A name with its characters written in numbers put back: `/Flate#44ecode`. */
export function nameOf(raw: string): string {
  return raw.includes('#')
    ? raw.replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : raw;
}

/** The longest words that anything is read from: keys of locked files. */
const LONGEST_TEXT = 400;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function fromHex(token: string): string {
  const hex = token.slice(1, 2 * LONGEST_TEXT).replaceAll(/[^\da-f]/gi, '');
  return Buffer.from(hex.length % 2 === 0 ? hex : `${hex}0`, 'hex').toString('latin1');
}

function plainText(raw: string): string {
  return raw
    .slice(0, LONGEST_TEXT)
    .replaceAll(/\\(?:([0-7]{1,3})|(\r\n|[^]))/g, (_, octal: string | undefined, character = '') =>
      octal === undefined
        ? (ESCAPES[character] ?? (/[\r\n]/.test(character) ? '' : character))
        : String.fromCharCode(Number.parseInt(octal, 8) & 255),
    );
}

/** Reads objects in the syntax of PDF. Whatever is broken ends what it stands in, as readers of PDF take it. */
export class PdfSyntax {
  /** Where the reading stands. */
  at = 0;
  readonly #text: string;
  /** Characters that may still be read: objects that claim one another's text would be read again and again. */
  #left: number;

  constructor(text: string) {
    this.#text = text;
    this.#left = 4 * text.length + 1_000_000;
  }

  /** The object that begins at a place. Throws a {@link Refusal} where too much was read over and over. */
  objectAt(at: number): PdfValue {
    this.at = at;
    const value = this.#value(this.#token(), 0);
    this.#left -= this.at - at;
    if (this.#left < 0) throw new Refusal('damaged');
    return value;
  }

  /** The next word, `''` at the end. */
  #token(): string {
    WHITE.lastIndex = this.at;
    WHITE.test(this.#text);
    TOKEN.lastIndex = WHITE.lastIndex;
    const token = TOKEN.exec(this.#text)?.[0] ?? '';
    this.at = WHITE.lastIndex + token.length;
    return token;
  }

  #value(token: string, depth: number): PdfValue {
    if (depth > DEEPEST) return null;
    if (token === '<<') return this.#dictionary(depth);
    if (token === '[') return this.#array(depth);
    if (token === '(') return this.#string();
    if (token.startsWith('<')) return { text: fromHex(token) };
    if (token.startsWith('/')) return { name: nameOf(token.slice(1)) };
    if (!NUMBER.test(token)) return null;
    REFERENCE.lastIndex = this.at;
    if (!/^\d{1,10}$/.test(token) || !REFERENCE.test(this.#text)) return Number(token);
    this.at = REFERENCE.lastIndex;
    return { to: Number(token) };
  }

  #dictionary(depth: number): PdfDictionary {
    const entries = new Map<string, PdfValue>();
    for (let key = this.#token(); key !== '' && key !== '>>'; key = this.#token()) {
      if (!key.startsWith('/')) continue;
      const from = this.at;
      const value = this.#token();
      if (value === '>>' || value === '') {
        this.at = from;
        continue;
      }
      entries.set(nameOf(key.slice(1)), this.#value(value, depth + 1));
    }
    return entries;
  }

  #array(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (let token = this.#token(); token !== '' && token !== ']'; token = this.#token())
      values.push(this.#value(token, depth + 1));
    return values;
  }

  #string(): PdfText {
    const from = this.at;
    for (let open = 1; open > 0 && this.at < this.#text.length;) {
      IN_STRING.lastIndex = this.at;
      IN_STRING.test(this.#text);
      const character = this.#text[IN_STRING.lastIndex];
      if (character === '(') open += 1;
      if (character === ')') open -= 1;
      // Beyond the end the search for the next word would begin anew.
      this.at = Math.min(this.#text.length, IN_STRING.lastIndex + (character === '\\' ? 2 : 1));
    }
    return { text: plainText(this.#text.slice(from, this.at - 1)) };
  }
}
