import { hasNoPassive, isVerbLed, meaningsOf, type Sentence, type Token } from '@candor/english';
import { withoutSlips } from '@candor/english/slips';
import { inside, isAdjectiveLed, type Piece } from './piece.ts';
import { isPaper } from './post.ts';
import { saidApart, saidTogether } from './said-apart.ts';
import { sayBackground } from './say-background.ts';
import type { Saying } from './statement.ts';

/** Which frames a field's fragments may go into, by what they are; a kind that is left out has none. */
export interface FieldFrames {
  noun?: string;
  gerund?: string;
  clause?: string;
  /** Whether the field tells of work, so that posts, times and papers are looked for in it. */
  isBackground?: boolean;
}

/** "lol", "x2": no word of English, nor a name. */
export const isUnknown = ({ pos, text }: Token) =>
  (pos === 'other' && /^\p{Ll}+$/u.test(text)) || /^x\d+$/.test(text);

// "Looking for a practice": of these "I am" is left out; of others the doing itself may be meant.
const INTENT = new Set(['look', 'seek', 'hope', 'plan', 'aim', 'want', 'wish', 'intend']);

/** "Organised the fête, 1,800 visitors": a figure that was put behind a comma is an aside. */
function verbText(piece: Piece): string {
  const text = inside(piece);
  const apart = /, (?:\d|about|around|some|over)/.test(text) ? saidApart(text) : undefined;
  return withoutSlips(apart?.lost.length === 0 ? saidTogether(apart) : text);
}

// Of these a person is on the receiving end: "owed 9 days", "awarded a prize".
const RECEIVED = new Set(['owe', 'award', 'grant', 'promise']);

/** "promoted from teller", "owed 9 days": a participle as likely as the past, so that "I" may be the wrong subject. */
function mayBePassive({ tokens: [first, next] }: Piece): boolean {
  const isEither =
    first?.pos === 'verb' &&
    first.form !== 'base' &&
    meaningsOf(first.text.toLowerCase()).some(({ form }) => form === 'pastParticiple');
  return (
    isEither &&
    (RECEIVED.has(first.lemma) ||
      (/^(?:from|to|by|as)$/i.test(next?.text ?? '') && !hasNoPassive(first.lemma)))
  );
}

/** How a fragment is said, or undefined where it is not understood and no frame can hold it. */
export function sayFragment(piece: Piece, frames: FieldFrames, verb: string): Saying | undefined {
  const text = inside(piece);
  const [first] = piece.tokens;
  if (verb === 'work' && piece.kind !== 'sentence' && first?.pos === 'determiner' && first.lemma === 'no')
    return { move: verb, slots: { verb: `have had ${text}` } };
  if (verb === 'they' && leadsAsTheirs(piece)) return { move: verb, slots: { verb: text } };
  if (verb === 'work' && isAdjectiveLed(piece)) return { move: verb, slots: { verb: `am ${text}` } };
  switch (piece.kind) {
    case 'verb':
      if (!piece.read || hasStrayVerb(piece.read) || piece.tokens.some(isUnknown) || mayBePassive(piece))
        return undefined;
      // "hire him": said to the reader, and no form of what somebody else does.
      if (verb === 'they' && piece.tokens.find(({ pos }) => pos === 'verb')?.form === 'base')
        return undefined;
      // "bit slow to start"
      if (
        piece.tokens[1]?.pos === 'adjective' &&
        !/^(?:noun|name|adjective)$/.test(piece.tokens[2]?.pos ?? '')
      )
        return undefined;
      // "Counterbalance and reach truck licences"
      if (frames.isBackground && !piece.read.isCertain && isPaper(text)) return sayNoun(piece, frames);
      return isVerbLed(piece.read) ? { move: verb, slots: { verb: verbText(piece) } } : undefined;
    case 'clause':
      return frames.clause === undefined ? undefined : { move: frames.clause, slots: { clause: text } };
    case 'gerund':
      if (verb === 'work' && INTENT.has(piece.tokens[0]?.lemma ?? ''))
        return { move: verb, slots: { verb: `am ${text}` } };
      if (frames.isBackground) return sayNoun(piece, frames);
      return frames.gerund === undefined ? undefined : { move: frames.gerund, slots: { gerund: text } };
    case 'list':
    case 'noun':
    case 'other':
      return sayNoun(piece, frames) ?? sayPerfect(piece, verb);
    default:
      return undefined;
  }
}

/** "trains five mornings a week": of somebody else, a form in "-s" before its object or time. */
function leadsAsTheirs({ kind, tokens: [first, next] }: Piece): boolean {
  const mayBe = meaningsOf(first?.text.toLowerCase() ?? '').some(({ form }) => form === 'present3');
  return (
    (mayBe || (kind === 'verb' && first?.form === 'present3')) &&
    kind !== 'sentence' &&
    /^(?:number|determiner|pronoun|preposition|adverb)$/.test(next?.pos ?? '') &&
    next?.text !== 'of'
  );
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

/** "been a customer for years", "never been late". */
function sayPerfect({ tokens, text }: Piece, verb: string): Saying | undefined {
  const first = tokens.find(({ pos }) => pos !== 'adverb');
  const isBeen = first?.lemma === 'be' && first.form === 'pastParticiple';
  return isBeen && verb !== 'they'
    ? { move: verb, slots: { verb: `have ${text.charAt(0).toLowerCase()}${text.slice(1)}` } }
    : undefined;
}

function sayNoun(piece: Piece, frames: FieldFrames): Saying | undefined {
  const text = inside(piece);
  if (frames.isBackground) return sayBackground(text, piece, frames.gerund);
  if (frames.noun === undefined || piece.kind === 'other') return undefined;
  // What is liked or left for must be able to stand as a thing: "your work with refugees".
  const [first] = piece.tokens;
  const isTold = /^(?:how|what|why)$/i.test(first?.text ?? '');
  // "its my first job" names nothing.
  if (first?.pos === 'determiner' && piece.tokens[1]?.pos === 'determiner') return undefined;
  // Nor does "my uncle he say good job".
  if (piece.tokens.some((token, at) => /^s?he$/i.test(token.text) && piece.tokens[at + 1]?.form === 'base'))
    return undefined;
  const isThing = isTold || first?.pos === 'determiner' || first?.isName === true;
  return isThing && (first?.isCertain || piece.read?.isCertain)
    ? { move: frames.noun, slots: { np: text } }
    : undefined;
}
