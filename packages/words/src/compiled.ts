import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

/** A message taken apart: its texts, and where values, plurals and choices go. */
export type Compiled = CompiledMessage;

/** A message of ICU MessageFormat taken apart. Throws where it is not one. */
export const compiled = (message: string): Compiled => compileMessageOrThrow(message);

const marked: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  c: 'ç',
  n: 'ñ',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  C: 'Ç',
  N: 'Ñ',
};

/** How much longer than English other languages are. */
const LONGER = 0.4;
/** What elements of a message stand in: `<0>`, `</0>`. */
const TAG = /(<\/?\w+\/?>)/;

/** English as no language is, and longer. */
export function marks(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const letters = text.replaceAll(/\p{L}/gu, (letter) => marked[letter] ?? letter);
  const more = 'ō'.repeat(Math.ceil(text.trim().length * LONGER)).replaceAll(/ō{1,7}/g, ' $&');
  const end = /\s*$/.exec(letters)?.[0] ?? '';
  return `⟦${letters.slice(0, letters.length - end.length)}${more}⟧${end}`;
}

/** The same of a message: what shows no marks on a screen was not translated, what is cut is too narrow for other languages. */
export const pseudo = (message: string): Compiled =>
  compileMessageOrThrow(message, (text) =>
    text
      .split(TAG)
      .map((part) => (TAG.test(part) ? part : marks(part)))
      .join(''),
  );
