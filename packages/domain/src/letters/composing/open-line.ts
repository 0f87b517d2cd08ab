import { isVerbLed, readFragment } from '@candor/language';
import { itemsOf, joinWithAnd } from '../items.ts';
import type { FormLine } from './lines-of-form.ts';

const small = (text: string) => {
  const [first = ''] = text.split(' ');
  // Initials and names of several capitals stay as they are.
  return /^\p{Lu}\p{Ll}/u.test(first) || first === 'A' ? text.charAt(0).toLowerCase() + text.slice(1) : text;
};
const MOST_ITEMS = 6;
/** What is longer, or has marks of its own, is no name of a skill. */
const isName = (item: string) => item.split(' ').length <= 4 && !/[.()–:]|\s-\s/u.test(item);

/** Sentences that an open line of an English letter may stand for, the likeliest first; empty where only its person can say it. */
export function sentencesFor({ field, text }: Pick<FormLine, 'field' | 'text'>): string[] {
  const bare = text.replace(/[.;,]+$/, '');
  if (field === 'skills') {
    const items = itemsOf(bare);
    const isList = items.length > 1 && items.length <= MOST_ITEMS && items.every(isName);
    return isList ? [`My skills include ${joinWithAnd(items)}.`] : [];
  }
  const read = readFragment(bare);
  const [first, next] = read?.tokens ?? [];
  if (!read || !first) return [];
  if (isVerbLed(read) && first.form !== 'gerund') return [`I ${small(bare)}.`];
  // "Proud of the team", and no "legal secretary" that lacks more than two words.
  const isPredicate = next === undefined || next.pos === 'preposition';
  return first.pos === 'adjective' && first.isCertain && isPredicate ? [`I am ${small(bare)}.`] : [];
}
