import {
  hasNoPassive,
  isVerbLed,
  meaningsOf,
  readFragment,
  type Sentence,
  type Token,
} from '@candor/english';
import { withoutSlips } from '@candor/english/slips';
import { inside, isAdjectiveLed, type Piece } from './piece.ts';
import { isPaper } from './post.ts';
import { sayWork } from './say-work.ts';
import type { Saying } from './statement.ts';
import type { Moves } from './voice.ts';

/** "lol", "x2": no word of English, nor a name. */
export const isUnknown = ({ pos, text }: Token) =>
  (pos === 'other' && /^\p{Ll}+$/u.test(text)) || /^x\d+$/.test(text);

// "Looking for a practice": of these "I am" is left out; of others the doing itself may be meant.
const INTENT = new Set(['look', 'seek', 'hope', 'plan', 'aim', 'want', 'wish', 'intend']);
// Of these a person is on the receiving end: "owed 9 days", "awarded a prize".
const RECEIVED = new Set(['owe', 'award', 'grant', 'promise']);

/** "promoted from teller", "owed 9 days": a participle as likely as the past, so that "I" may be the wrong subject. */
function mayBePassive([first, next]: readonly Token[]): boolean {
  const isEither =
    first?.pos === 'verb' &&
    first.form !== 'base' &&
    meaningsOf(first.text.toLowerCase()).some(({ form }) => form === 'pastParticiple');
  const isBehind = /^(?:from|to|by|as)$/i.test(next?.text ?? '') && !hasNoPassive(first?.lemma ?? '');
  return isEither && (RECEIVED.has(first.lemma) || isBehind);
}

/**
 * "price jobs, order materials, deal with factors", "my door, my porch, dead bolt": a list of verbs, or of three things and
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

/** "trains five mornings a week": of somebody else, a form in "-s" before its object or time. */
function leadsAsTheirs({ kind, tokens: [first, next] }: Piece): boolean {
  const mayBe = meaningsOf(first?.text.toLowerCase() ?? '').some(({ form }) => form === 'present3');
  return (
    (mayBe || (kind === 'verb' && first?.form === 'present3')) &&
    /^(?:number|determiner|pronoun|preposition|adverb)$/.test(next?.pos ?? '') &&
    next?.text !== 'of'
  );
}

/** Whether a phrase can stand behind "is": what an article, an owner or a name leads, or "how", "what", "why". */
function isThing({ tokens, read }: Piece): boolean {
  const [first, second] = tokens;
  // "its my first job" names nothing, nor does "my uncle he say good job".
  const isBroken =
    second?.pos === 'determiner' ||
    tokens.some(({ text }, at) => /^s?he$/i.test(text) && tokens[at + 1]?.form === 'base');
  const isLed = first?.pos === 'determiner' || first?.isName || /^(?:how|what|why)$/i.test(first?.text ?? '');
  return !isBroken && isLed === true && (first?.isCertain === true || read?.isCertain === true);
}

/** Whether a phrase can stand behind a colon: it names things, and none of it is in doubt. */
function isNamed({ kind, tokens, read, text }: Piece): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const isCounted = /^(?:number|adverb|preposition)$/.test(first?.pos ?? '');
  return (
    kind === 'noun' &&
    read?.isCertain === true &&
    tokens.length > 1 &&
    (!isCounted || /^\p{L}+ (?:(?:weeks|months|years)['’]|day|week|month|year) /u.test(text)) &&
    (/,/.test(text) || tokens.some(({ pos }) => pos === 'preposition')) &&
    /^(?:noun|name|number)$/.test(last?.pos ?? '') &&
    !tokens.some((token) => isUnknown(token) || token.pos === 'auxiliary') &&
    !/\b(?:\d{1,3}|no)\b/i.test(text)
  );
}

/** A verb's clause behind its subject, undefined where another subject may be meant. */
function verbSaid({ read, tokens, text }: Piece, isTheirs: boolean): boolean {
  const [, next, then] = tokens;
  // "hire him": said to the reader, and no form of what somebody else does.
  if (isTheirs && tokens.find(({ pos }) => pos === 'verb')?.form === 'base') return false;
  // "bit slow to start"
  if (next?.pos === 'adjective' && !/^(?:noun|name|adjective)$/.test(then?.pos ?? '')) return false;
  return (
    read !== undefined &&
    text !== '' &&
    isVerbLed(read) &&
    !hasStrayVerb(read) &&
    !tokens.some(isUnknown) &&
    !mayBePassive(tokens)
  );
}

/** How a fragment is said behind its subject or in a frame; undefined where it is not understood and none can hold it. */
export function sayFragment(piece: Piece, moves: Moves, subject: 'I' | 'they' = 'I'): Saying | undefined {
  const text = inside(piece);
  const [first] = piece.tokens;
  const said = (verb: string): Saying => ({ move: subject === 'I' ? 'work' : 'they', slots: { verb } });
  const isOwn = subject === 'I';
  if (!isOwn && leadsAsTheirs(piece)) return said(text);
  if (piece.kind === 'verb') {
    // "Counterbalance and reach truck licences"
    const isHeld = moves.phrase === 'background' && piece.read?.isCertain === false && isPaper(text);
    if (!isHeld && verbSaid(piece, !isOwn)) return said(withoutSlips(closedList(text) ?? text));
    return moves.phrase === 'background' ? sayWork(text) : undefined;
  }
  if (isOwn) {
    if (first?.pos === 'determiner' && first.lemma === 'no') return said(`have had ${text}`);
    if (isAdjectiveLed(piece)) return said(`am ${text}`);
    if (piece.kind === 'gerund' && INTENT.has(first?.lemma ?? '')) return said(`am ${text}`);
    const verb = piece.tokens.find(({ pos }) => pos !== 'adverb');
    if (verb?.lemma === 'be' && verb.form === 'pastParticiple')
      return said(`have ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  }
  const { phrase, reason } = moves;
  if (piece.kind === 'clause' || /^because\b/.test(text))
    return reason === undefined ? undefined : { move: reason, slots: { clause: text } };
  if (phrase === 'background')
    return sayWork(text) ?? (isNamed(piece) ? { move: phrase, slots: { said: text } } : undefined);
  if (phrase === 'leave' && piece.kind === 'gerund') return said(`am ${text}`);
  return phrase !== undefined && piece.kind === 'noun' && isThing(piece)
    ? { move: phrase, slots: { said: text } }
    : undefined;
}
