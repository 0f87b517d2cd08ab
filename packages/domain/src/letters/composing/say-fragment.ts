import { closedList, hasStrayVerb, isUnknown, isVerbLed, mayBePassive, meaningsOf } from '@candor/english';
import { withoutSlips } from '@candor/english/slips';
import { inside, isAdjectiveLed, type Piece } from './piece.ts';
import { isPaper } from '@candor/english/posts';
import { sayWork } from './say-work.ts';
import type { Saying } from './statement.ts';
import type { Moves } from './voice.ts';

// "Looking for a practice": of these "I am" is left out; of others the doing itself may be meant.
const INTENT = new Set(['look', 'seek', 'hope', 'plan', 'aim', 'want', 'wish', 'intend']);
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
