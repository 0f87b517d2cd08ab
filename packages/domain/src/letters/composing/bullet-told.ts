import {
  closedList,
  inflect,
  isLedByVerb,
  isUnknown,
  isVerbLed,
  mayBePassive,
  mayBeVerbLed,
  readFragment,
  type Token,
} from '@candor/english';
import { isNote } from './said-to-the-tool.ts';
import { withEnglishFigures } from './items.ts';
import { inside, isAdjectiveLed, mayBeAppointed, pieceOf, type Piece } from './piece.ts';

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

/** Of work that goes on, a verb among verbs, or one that is nothing else and its object; of any, "cooked for 170". */
function isVerbAmong({ tokens }: Piece, isNow: boolean, isAmongVerbs: boolean): boolean {
  const [first, next] = tokens;
  // "Clip prepared for auction"
  if (first?.form === 'base' && next?.form?.startsWith('past') === true) return false;
  if (first?.pos !== 'verb' || !next) return isAmongVerbs && isNow && mayBeVerbLed(tokens);
  if (first.form === 'past')
    return /^(?:with|on|in|for|at|after)$/.test(next.text) && !mayBePassive([first, next]);
  return isNow && ((isAmongVerbs && mayBeVerbLed(tokens)) || (first.isCertain && next.pos === 'noun'));
}

/** "Supervising residents in ultrasound" is done or was: its verb takes the form that "I" needs. */
function doneIn({ tokens: [first, next], text, read }: Piece, isNow: boolean): string | undefined {
  const isObject = next?.number === 'plural' || /^(?:determiner|number|name)$/.test(next?.pos ?? '');
  if (read?.kind !== 'gerund' || !first?.isCertain || !isObject || / and \p{L}+ing\b/u.test(text))
    return undefined;
  return `${isNow ? first.lemma : inflect(first.lemma, 'past')}${text.slice(first.span.end - first.span.start)}`;
}

function clauseTold(typed: string, isNow: boolean, isAmongVerbs: boolean): string | undefined {
  const piece = pieceOf(typed);
  const { read, tokens, kind, text } = piece;
  // "Pre-trip and post-trip inspections": a joined word may be no verb.
  const isJoined = tokens[0]?.form === 'base' && tokens[0].text.includes('-');
  if (!read || isJoined || mayBeAppointed(text) || /^(?:untactful|note|wish)$/.test(kind)) return undefined;
  // "I do the purchase ledger": a sentence of their own, as it stands.
  const [, own = ''] = /^I (?=\p{Ll}+ )(.+)$/u.exec(text) ?? [];
  const isPast = tokens.find(({ pos }) => pos === 'verb' || pos === 'auxiliary')?.form === 'past';
  if (own !== '' && kind === 'sentence') return isNow || isPast ? own : undefined;
  if ((kind === 'sentence' && !isAmongVerbs) || tokens.some(isUnknown)) return undefined;
  // "purge and pickling"
  const [lead, and, then] = tokens;
  if (lead?.form === 'base' && and?.pos === 'conjunction' && then?.form === 'gerund') return undefined;
  if (isAdjectiveLed(piece)) return `${isNow ? 'am' : 'was'} ${inside(piece)}`;
  const done = doneIn(piece, isNow);
  if (done !== undefined) return closedList(done);
  const isVerb = isLedByVerb(read) || isVerbAmong(piece, isNow, isAmongVerbs);
  const said = isNow ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : inPast(piece);
  // "Ran the barge, maintenance of blowers": what is no list with its verb falls away.
  if (!isVerb || said === undefined) return undefined;
  return (
    closedList(said) ?? (tokens[0]?.form === 'past' && isVerbLed(read) ? said.split(', ')[0] : undefined)
  );
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
