import { readFragment } from '@candor/language';

/** "…, so please don’t overdo it": a request behind what is told. */
const REQUEST_WITHIN = /[,;]? (?:so|but|and) (?:please |pls |just )*(?:don[’']?t|do not|be) \p{L}/iu;
const ASKS = /^(?:please|pls|dont|don[’']t|do not|leave out|not too|no need)(?!\p{L})/iu;
/** "Start date: …" names what it tells. */
const LABELLED = /^[^.,:]{1,24}:/u;

/**
 * Whether an English line of the field for wishes speaks to whoever writes the letter: it asks for something ("Thank the panel"),
 * or says how to write ("Polite, not pushing"). It is left out and offered, so that a wrong answer loses nothing.
 */
export function isToWriter(text: string): boolean {
  if (ASKS.test(text) || REQUEST_WITHIN.test(text)) return true;
  if (LABELLED.test(text)) return false;
  const [first, next] = readFragment(text.replace(/[.!]+$/u, ''))?.tokens ?? [];
  if (!first) return false;
  if (first.pos === 'verb') return first.form === 'base';
  const isManner = next === undefined || next.pos === 'conjunction' || next.pos === 'punctuation';
  return first.pos === 'adjective' && isManner;
}
