import { isVerbLed, readFragment } from '@candor/language';
import { itemsOf, listed } from '../items.ts';
import type { FormLine } from './lines-of-form.ts';

const small = (text: string) => {
  const [first = ''] = text.split(' ');
  // Initials and names of several capitals stay as they are.
  return /^\p{Lu}\p{Ll}/u.test(first) || first === 'A' ? text.charAt(0).toLowerCase() + text.slice(1) : text;
};
const MOST_ITEMS = 6;

/** Sentences that an open line of an English letter may stand for, the likeliest first; empty where only its person can say it. */
export function sentencesFor({ field, text }: Pick<FormLine, 'field' | 'text'>): string[] {
  const bare = text.replace(/[.;,]+$/, '');
  if (field === 'skills') {
    const items = itemsOf(bare);
    return items.length > 0 && items.length <= MOST_ITEMS ? [`I work with ${listed(items)}.`] : [];
  }
  const read = readFragment(bare);
  const first = read?.tokens[0];
  if (!read || !first) return [];
  if (isVerbLed(read) && first.form !== 'gerund') return [`I ${small(bare)}.`];
  if (first.pos === 'adjective' && first.isCertain) return [`I am ${small(bare)}.`];
  return [];
}
