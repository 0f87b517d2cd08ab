import { inflect, isVerbLed, meaningsOf, readFragment, type Token } from '@candor/english';
import { isNote } from './asides.ts';
import { withEnglishFigures } from './items.ts';
import { inside, isAdjectiveLed, pieceOf, type Piece } from './piece.ts';
import { hasStrayVerb, isUnknown } from './say-fragment.ts';

const isBase = ({ pos, form, lemma }: Token) => pos === 'verb' && form === 'base' && lemma !== 'be';

/** The bullet of a post that is over in the past: only where its one verb is beyond doubt. */
function inPast(piece: Piece): string | undefined {
  const [first] = piece.tokens;
  const [verb, ...others] = piece.tokens.filter(isBase);
  // "Analysed trips to decide where …" stands in the past already.
  if (!verb || (verb !== first && first?.form !== 'base')) return inside(piece);
  const isPlain = first === verb && verb.isCertain && verb.text.toLowerCase() === verb.lemma;
  return others.length === 0 && isPlain
    ? `${inflect(verb.lemma, 'past')}${piece.text.slice(verb.span.end - verb.span.start)}`
    : undefined;
}

/**
 * "Plan runs for 22 vans" among bullets that begin with verbs: its first word may be one too, and what follows is an
 * object. A bare singular noun behind it leaves that open ("Stock control"), but for how much changed.
 */
function isParallel({ tokens: [first, next, ...others] }: Piece): boolean {
  const mayBeVerb = meaningsOf(first?.text.toLowerCase() ?? '').some(
    ({ form }) => form === 'base' || form === 'past',
  );
  const isObject =
    /^(?:determiner|number|adjective|adverb)$/.test(next?.pos ?? '') ||
    (next?.pos === 'preposition' && next.text !== 'of') ||
    (next?.pos === 'noun' && next.number === 'plural');
  const isMeasured = others.some(
    ({ text }, at) => /^(?:by|from)$/.test(text) && /^(?:number|determiner)$/.test(others[at + 1]?.pos ?? ''),
  );
  return mayBeVerb && (isObject || (next?.pos === 'noun' && isMeasured));
}

function clauseTold(text: string, isNow: boolean, isAmongVerbs = false): string | undefined {
  const piece = pieceOf(text);
  const [first] = piece.tokens;
  if (piece.tokens.some(isUnknown)) return undefined;
  if (isAmongVerbs && isNow && first && isParallel(piece))
    return `${piece.text.charAt(0).toLowerCase()}${piece.text.slice(1)}`;
  if (isAdjectiveLed(piece)) return `${isNow ? 'am' : 'was'} ${inside(piece)}`;
  // "Supervising residents" is what somebody does.
  if (
    piece.kind === 'gerund' &&
    piece.tokens.filter(({ form }) => form === 'gerund').length === 1 &&
    first?.isCertain
  )
    return `${isNow ? first.lemma : inflect(first.lemma, 'past')}${piece.text.slice(first.span.end - first.span.start)}`;
  if (!isLedByVerb(piece)) return undefined;
  return isNow ? inside(piece) : inPast(piece);
}

/** Led by a verb beyond doubt: a bullet's first word that is nothing else, "sterilise", is one. */
function isLedByVerb({ kind, read, tokens: [first, next] }: Piece): boolean {
  if (read && kind === 'verb' && isVerbLed(read)) return !hasStrayVerb(read);
  const meanings = meaningsOf(first?.text.toLowerCase() ?? '');
  return (
    (kind === 'verb' || kind === 'noun' || kind === 'other') &&
    /^(?:noun|name|adjective|preposition)$/.test(next?.pos ?? '') &&
    meanings.length > 0 &&
    meanings.every(({ pos, form }) => pos === 'verb' && (form === 'base' || form === 'past'))
  );
}

const CLAUSES = /;\s+|\s+[–—-]\s+/;

/** A bullet of the CV behind "I": its first clause, and a second one where that is a verb of the same subject or a sentence. */
export function bulletTold(bullet: string, isNow: boolean, isAmongVerbs: boolean): string | undefined {
  if (isNote(bullet)) return undefined;
  const [first = '', second, ...others] = withEnglishFigures(bullet).split(CLAUSES);
  const verb = clauseTold(first, isNow) ?? clauseTold(first, isNow, isAmongVerbs);
  if (verb === undefined || second === undefined || others.length > 0) return verb;
  const behind = pieceOf(second);
  // "…; falls on the ward went from 9 to 4": its subject has no article, as in bullets.
  const whole = readFragment(`The ${second}`);
  const isSentence = whole?.kind === 'sentence' && whole.finiteVerb !== null && whole.finiteVerb > 1;
  if (behind.kind === 'sentence' || isSentence) return `${verb}; ${inside(behind)}`;
  const then = clauseTold(second, isNow);
  return then === undefined ? verb : `${verb}${verb.includes(' and ') ? ',' : ''} and ${then}`;
}

/** Whether bullets of a post begin with verbs, or with words that may be, all but one: then one settles what the others are. */
export function areVerbs(bullets: readonly string[]): boolean {
  const pieces = bullets.map((bullet) => pieceOf(bullet));
  const others = pieces.filter((piece) => !isLedByVerb(piece) && !isParallel(piece)).length;
  return pieces.some(isLedByVerb) && others <= 1 && others * 3 < pieces.length;
}
