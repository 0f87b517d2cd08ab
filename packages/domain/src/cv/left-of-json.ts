import type { CvDocument } from './document.ts';
import { cvLimits } from './limits.ts';

/** A figure keeps its point: "3.9" is not the words 3 and 9. */
const WORD = /\p{N}+(?:[.,/]\p{N}+)+|[\p{L}\p{N}]+/gu;
const MARKUP = /<[^<>]*>|&[a-z#0-9]{1,8};/giu;
/** Days that were stored with a time of day behind them. */
const TIME_OF_DAY = /(\d{4}-\d\d-\d\d)T[\d:.]+Z?/gu;

function wordsOf(text: string): string[] {
  const plain = text.replaceAll(TIME_OF_DAY, '$1').replaceAll(MARKUP, ' ');
  return plain.normalize('NFKC').toLowerCase().match(WORD) ?? [];
}

/** One text or figure of a JSON value with the words of its place. */
export interface Leaf {
  path: string;
  text: string;
}

/** The texts and figures of a value with the words of their place, entries counted from 1. */
function leavesOf(value: unknown, path: string, skipped: ReadonlySet<string>): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, text: String(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    skipped.has(key)
      ? []
      : leavesOf(inner, `${path} ${Array.isArray(value) ? Number(key) + 1 : key}`.trim(), skipped),
  );
}

/** A text of so many words at most stands whole in one field; a longer one may have been parted into statements. */
const SHORT = 4;
/** No field holds more: a text as long as that is listed whole, not compared word by word. */
const LONGEST = cvLimits.paragraph;
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/iu;
const bareAddress = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/\/$/u, '');

/** What stands in a list or between commas may have become fields of its own each. */
const PARTS = /[,;\n]/u;

/** What a document holds, by its texts. */
function placesIn(document: CvDocument): (leaf: Leaf) => boolean {
  const texts = leavesOf(document, '', new Set()).map(({ text }) => text);
  const fields = texts.map((text) => ` ${wordsOf(text).join(' ')} `);
  const addresses = texts.map(bareAddress);
  const whole = new Set(fields);
  const words = new Set(fields.flatMap((field) => field.trim().split(' ')));
  const areFields = (parts: readonly string[]) =>
    parts.map(wordsOf).every((part) => part.length === 0 || whole.has(` ${part.join(' ')} `));
  return ({ text }) => {
    if (text.length > LONGEST) return false;
    if (ADDRESS.test(text)) return addresses.some((one) => one.includes(bareAddress(text)));
    const own = wordsOf(text);
    if (own.length > SHORT) return own.every((word) => words.has(word));
    return fields.some((field) => field.includes(` ${own.join(' ')} `)) || areFields(text.split(PARTS));
  };
}

/** What of a JSON value stands in no field of the document read from it, each with its place: `work 1 url: …`. */
export function leftOfJson(
  value: unknown,
  document: CvDocument,
  skipped: ReadonlySet<string>,
  isKnown: (leaf: Leaf) => boolean = () => false,
): string[] {
  const isPlaced = placesIn(document);
  return leavesOf(value, '', skipped)
    .filter((leaf) => !isKnown(leaf))
    .filter((leaf) => /[\p{L}\p{N}]/u.test(leaf.text) && !isPlaced(leaf))
    .map(({ path, text }) => (path === '' ? text : `${path}: ${text}`));
}
