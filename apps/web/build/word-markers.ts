import type { Compiled } from '@candor/words';

/** The words of one language by the id of a message. */
export type Words = (id: string) => Compiled;

/** A message without values is a text, which stands where its marker stands, whatever quotation marks are around it. */
export const textMarker = (id: string): string => `@@text:${id}@@`;

/** One with values is put together when it is shown: its parts stand in place of the whole literal. */
export const partsMarker = (id: string): string => `@@parts:${id}@@`;

const MARKERS = /(["'`])@@parts:([\w+/-]+)@@\1|@@text:([\w+/-]+)@@/g;

export const hasWords = (code: string): boolean => code.includes('@@text:') || code.includes('@@parts:');

/** What stands for itself in none of the literals of JavaScript. */
const escapes: Record<string, string> = { '\n': '\\n', '\u2028': '\\u2028', '\u2029': '\\u2029' };

const literal = (text: string) =>
  text.replaceAll(/[\\"'`$\n\u2028\u2029]/g, (sign) => escapes[sign] ?? `\\${sign}`);

function plainText(message: Compiled): string {
  if (message.every((part) => typeof part === 'string')) return message.join('');
  throw new Error(`A translation has a value that its English lacks: ${JSON.stringify(message)}`);
}

/** Puts words where the markers of some code stand. Throws where one is left, which a minifier would have changed. */
export function fillIn(code: string, words: Words): string {
  const filled = code.replaceAll(MARKERS, (_, _quote, parts?: string, text?: string) =>
    parts === undefined ? literal(plainText(words(text ?? ''))) : JSON.stringify(words(parts)),
  );
  const left = /@@(?:text|parts):.{0,20}/.exec(filled);
  if (left) throw new Error(`The words of a message were not put in place: ${left[0]}`);
  return filled;
}
