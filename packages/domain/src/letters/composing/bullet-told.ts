import {
  closedList,
  inflect,
  isLedByVerb,
  isUnknown,
  mayBeVerbLed,
  readFragment,
  type Token,
} from '@candor/english';
import { isNote } from './asides.ts';
import { withEnglishFigures } from './items.ts';
import { inside, isAdjectiveLed, pieceOf, type Piece } from './piece.ts';

/** Whether bullets of a post begin with verbs, or with words that may be, all but one: then one settles what the others are. */
export function areVerbs(bullets: readonly string[]): boolean {
  const pieces = bullets.map((bullet) => pieceOf(bullet));
  const isLed = ({ read }: Piece) => read !== undefined && isLedByVerb(read);
  const others = pieces.filter((piece) => !isLed(piece) && !mayBeVerbLed(piece.tokens)).length;
  return pieces.some(isLed) && others <= 1 && others * 3 < pieces.length;
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

function clauseTold(typed: string, isNow: boolean, isAmongVerbs = false): string | undefined {
  const piece = pieceOf(typed);
  const { read, tokens, kind } = piece;
  if (!read || /^(?:untactful|pasted|foreign|wish)$/.test(kind)) return undefined;
  if (kind === 'sentence' && !isAmongVerbs) return undefined;
  if (tokens.some(isUnknown)) return undefined;
  if (isAdjectiveLed(piece)) return `${isNow ? 'am' : 'was'} ${inside(piece)}`;
  if (!isLedByVerb(read))
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
  if (isNote(bullet)) return undefined;
  const [first = '', second = '', ...others] = withEnglishFigures(bullet).split(/;\s+|\s+[–—-]\s+/);
  const verb = clauseTold(first, isNow, isAmongVerbs);
  if (verb === undefined || second === '' || others.length > 0) return verb;
  const behind = pieceOf(second);
  // "…; falls on the ward went from 9 to 4": its subject has no article, as in bullets.
  const whole = readFragment(`The ${second}`);
  const isSentence = whole?.kind === 'sentence' && whole.finiteVerb !== null && whole.finiteVerb > 1;
  return behind.kind === 'sentence' || isSentence ? `${verb}; ${inside(behind)}` : verb;
}
