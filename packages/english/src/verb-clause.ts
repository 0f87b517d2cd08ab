import type { Sentence, Token } from './english-text.ts';
import { meaningsOf } from './inflect.ts';
import { readFragment } from './read-english.ts';
import { hasNoPassive, isVerbLed } from './verb-led.ts';

/** "lol", "x2": no word of English, nor a name. */
export const isUnknown = ({ pos, text }: Token) =>
  (pos === 'other' && /^\p{Ll}+$/u.test(text)) || /^x\d+$/.test(text);

// Of these a person is on the receiving end: "owed 9 days", "awarded a prize".
const RECEIVED = new Set(['owe', 'award', 'grant', 'promise']);

/** "promoted from teller", "owed 9 days": a participle as likely as the past, so that "I" may be the wrong subject. */
export function mayBePassive([first, next]: readonly Token[]): boolean {
  const isEither =
    first?.pos === 'verb' &&
    first.form !== 'base' &&
    meaningsOf(first.text.toLowerCase()).some(({ form }) => form === 'pastParticiple');
  const isBehind = /^(?:from|to|by|as)$/i.test(next?.text ?? '') && !hasNoPassive(first?.lemma ?? '');
  return isEither && (RECEIVED.has(first.lemma) || isBehind);
}

/**
 * "drove to sites, took the calls", "my door, my porch, dead bolt": a list of verbs, or of three things and
 * more, with the "and" that ends it; undefined where what stands behind a comma may be something else.
 */
export function closedList(text: string): string | undefined {
  const parts = text.split(/, (?!\d{3})/);
  const last = parts.length - 1;
  const read = parts.map((part) => readFragment(part));
  const isJoined = (at: number) => /^(?:and|or) | (?:and|or) /.test(parts.slice(at).join(', '));
  const isBehind = (at: number) =>
    /^(?:preposition|particle|adverb|subordinator|conjunction)$/.test(read[at]?.tokens[0]?.pos ?? '') ||
    read[at]?.tokens[0]?.form === 'gerund' ||
    /^(?:which|who|whose|where)\b/.test(parts[at] ?? '');
  if (parts.slice(1).every((_part, at) => isJoined(at + 1) || isBehind(at + 1))) return text;
  const areVerbs = read.every((one) => one !== null && isVerbLed(one));
  const areThings = read
    .slice(1)
    .every((one) => one?.kind === 'noun' && !/^(?:number|adverb)$/.test(one.tokens[0]?.pos ?? ''));
  return areVerbs || (areThings && last > 1)
    ? `${parts.slice(0, last).join(', ')} and ${parts[last] ?? ''}`
    : undefined;
}

/** "worked there was good lads": a second verb that nothing joins to the first. */
export function hasStrayVerb({ tokens }: Sentence): boolean {
  const isJoint = ({ pos, text }: Token) =>
    (/^(?:conjunction|subordinator|pronoun|punctuation)$/.test(pos) && text !== 'there') ||
    /^(?:who|which|that|what|how|where)$/i.test(text);
  const isFinite = ({ pos, form, isCertain }: Token) =>
    isCertain && (pos === 'auxiliary' || (pos === 'verb' && form === 'past'));
  const first = tokens.findIndex(({ pos }) => pos === 'verb' || pos === 'auxiliary');
  for (let at = first + 1, isFree = false; at < tokens.length; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!token) break;
    if (isFinite(token) && !isFree && before?.pos !== 'auxiliary') return true;
    // "learned the bread, was nice people": so does nothing but a comma.
    if (token.pos === 'auxiliary' && before?.text === ',') return true;
    // A subject of its own has a verb of its own.
    isFree ||= isJoint(token) || token.pos === 'noun' || token.pos === 'name';
  }
  return false;
}

/** Whether its first word is a verb beyond doubt: by its tags, or a word that is nothing else before its object. */
export function isLedByVerb(read: Sentence): boolean {
  const [first, next] = read.tokens;
  if (isVerbLed(read)) return !hasStrayVerb(read);
  const meanings = meaningsOf(first?.text.toLowerCase() ?? '');
  return (
    /^(?:noun|name|adjective|preposition)$/.test(next?.pos ?? '') &&
    meanings.length > 0 &&
    meanings.every(({ pos, form }) => pos === 'verb' && (form === 'base' || form === 'past'))
  );
}

/**
 * "Plan runs for 22 vans" among bullets that begin with verbs: its first word may be one too, and what follows is an
 * object. A bare singular noun behind it leaves that open: "Stock control".
 */
export function mayBeVerbLed([first, next]: readonly Token[]): boolean {
  const isObject =
    /^(?:determiner|number|adjective|adverb)$/.test(next?.pos ?? '') ||
    (next?.pos === 'preposition' && next.text !== 'of') ||
    (next?.pos === 'noun' && next.number === 'plural');
  return (
    isObject &&
    meaningsOf(first?.text.toLowerCase() ?? '').some(({ form }) => form === 'base' || form === 'past')
  );
}
