import { verbForm } from '../../writing/index.ts';
import { oneOf } from './one-of.ts';
import { ordinary } from './words.data.ts';

const ORDINARY = new RegExp(`^${oneOf(ordinary)}$`, 'i');
const ABSTRACT = /(?:ility|tion|sion|ness|ment|ance|ence|ship|icity)$/;

/** A first word that is no name loses its capital. */
export function lowered(text: string): string {
  const [first = ''] = text.split(/[\s,;]/, 1);
  const isOrdinary =
    ORDINARY.test(first) ||
    (/^\p{Lu}\p{Ll}+(?:ing|ed)$/u.test(first) && verbForm(first.toLowerCase()) !== undefined) ||
    (ABSTRACT.test(first) && /^\S+(?:$|[,;]| (?:and|of|in|for|to)\b)/.test(text));
  return isOrdinary ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The first word without its capital, unless it has more of them: "Happy", not "iOS" or "NHS". */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
