import {
  closedList,
  inflect,
  isLedByVerb,
  isUnknown,
  mayBePassive,
  mayBeVerbLed,
  readFragment,
  type Token,
} from '@candor/english';
import { isNote } from './asides.ts';
import { withEnglishFigures } from './items.ts';
import { inside, pieceOf, type Piece } from './piece.ts';

/** Whether bullets of a post begin with verbs, or with words that may be, all but one: then one settles what the others are. */
export function areVerbs(bullets: readonly string[]): boolean {
  const pieces = bullets.map((bullet) => pieceOf(bullet));
  const isLed = ({ read }: Piece) => read !== undefined && isLedByVerb(read);
  const others = pieces.filter((piece) => !isLed(piece) && !mayBeVerbLed(piece.tokens)).length;
  return pieces.some(isLed) && others <= 1 && others * 2 < pieces.length;
}

/** A clause of a post that is over: of its verbs only the first may stand in the present, and goes into the past. */
function inPast(piece: Piece): string | undefined {
  const { text, tokens } = piece;
  const [first, ...others] = tokens;
  if (!first) return undefined;
  const isBase = ({ pos, form, lemma }: Token, at: number) =>
    pos === 'verb' && form === 'base' && lemma !== 'be' && others[at - 1]?.text !== 'to';
  if (first.form !== 'base') return inside(piece);
  return first.isCertain && first.text.toLowerCase() === first.lemma && !others.some(isBase)
    ? `${inflect(first.lemma, 'past')}${text.slice(first.span.end - first.span.start)}`
    : undefined;
}

/** Of work that goes on, words that can only be a verb and its object; of work that is over, one with its preposition. */
function isVerbAmong(
  { tokens: [first, next, then], read }: Piece,
  isNow: boolean,
  isAmongVerbs: boolean,
): boolean {
  if (first?.pos !== 'verb' || read?.kind !== 'verb') return false;
  const isPast = first.form === 'past' && next?.pos === 'preposition';
  if (!isNow || first.form !== 'base')
    return isPast && /^(?:with|on|in|for|at|after)$/.test(next.text) && !mayBePassive([first, next]);
  const isObject =
    next?.number === 'plural' && /^(?:preposition|conjunction|undefined)$/.test(String(then?.pos));
  return (first.isCertain && next?.pos === 'noun') || (isAmongVerbs && isObject);
}

function clauseTold(typed: string, isNow: boolean, isAmongVerbs = false): string | undefined {
  const piece = pieceOf(typed);
  const { read, tokens, kind } = piece;
  if (!read || /^(?:untactful|pasted|foreign|wish)$/.test(kind)) return undefined;
  // "I do the purchase ledger": a sentence of their own, as it stands.
  const [, own = ''] = /^I (?=\p{Ll}+ )(.+)$/u.exec(piece.text) ?? [];
  const isPast = tokens.find(({ pos }) => pos === 'verb' || pos === 'auxiliary')?.form === 'past';
  if (own !== '' && kind === 'sentence') return isNow || isPast ? own : undefined;
  if (kind === 'sentence' && !isAmongVerbs) return undefined;
  if (tokens.some(isUnknown)) return undefined;
  // "Pre-trip and post-trip inspections": joined words that lead two by two say of what kind a thing is.
  if (/^\p{L}+-\p{L}+ (?:and|or) \p{L}+-/u.test(piece.text)) return undefined;
  if (!isLedByVerb(read) && !isVerbAmong(piece, isNow, isAmongVerbs))
    return isAmongVerbs && isNow && mayBeVerbLed(tokens)
      ? closedList(`${piece.text.charAt(0).toLowerCase()}${piece.text.slice(1)}`)
      : undefined;
  const said = isNow ? inside(piece) : inPast(piece);
  return said === undefined ? undefined : closedList(said);
}

/**
 * The bullet of a CV behind "I", where it is led by a verb beyond doubt; behind a semicolon or a dash a clause goes with
 * it that is a sentence, and falls away else.
 */
export function bulletTold(bullet: string, isNow: boolean, isAmongVerbs: boolean): string | undefined {
  // "this school", "here": of whoever was meant there, and not of the reader.
  if (isNote(bullet) || /\b(?:here|these|this(?! (?:year|month|week|season)))\b/i.test(bullet))
    return undefined;
  const [first = '', second = '', ...others] = withEnglishFigures(bullet).split(/;\s+|\s+[–—-]\s+/);
  const verb = clauseTold(first, isNow, isAmongVerbs);
  if (verb === undefined || second === '' || others.length > 0) return verb;
  const behind = pieceOf(second);
  // "…; falls on the ward went from 9 to 4": its subject has no article, as in bullets.
  const whole = readFragment(`The ${second}`);
  const isSentence = whole?.kind === 'sentence' && whole.finiteVerb !== null && whole.finiteVerb > 1;
  return behind.kind === 'sentence' || isSentence ? `${verb}; ${inside(behind)}` : verb;
}
