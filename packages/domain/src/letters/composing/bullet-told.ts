import {
  closedList,
  inflect,
  isLedByVerb,
  isUnknown,
  mayBePassive,
  mayBeVerbLed,
  meaningsOf,
  readFragment,
  type Token,
} from '@candor/english';
import { postIn } from '@candor/english/posts';
import { withArticle } from '../letter-facts.ts';
import { isNote } from './said-to-the-tool.ts';
import { withEnglishFigures } from './items.ts';
import { inside, isAdjectiveLed, pieceOf, type Piece } from './piece.ts';

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

/** "Evacuation trainer for 26 staff": the post a bullet names, by a word that says who does it and is nothing else. */
function postOf(text: string): string {
  const post = postIn(text);
  const [head = ''] = /\p{L}+(?:er|or|ist|ian)$/u.exec(post) ?? [];
  const mayBeVerb = meaningsOf(head.toLowerCase()).some(({ pos }) => pos === 'verb');
  return head === '' || mayBeVerb || / (?:of|with) /.test(post) ? '' : post;
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

/** "Supervising residents in ultrasound" is done or was: its verb takes the form that "I" needs. */
function doneIn({ tokens: [first, next], text, read }: Piece, isNow: boolean): string | undefined {
  const isObject = next?.number === 'plural' || /^(?:determiner|number|name)$/.test(next?.pos ?? '');
  if (read?.kind !== 'gerund' || !first?.isCertain || !isObject || / and \p{L}+ing\b/u.test(text))
    return undefined;
  return `${isNow ? first.lemma : inflect(first.lemma, 'past')}${text.slice(first.span.end - first.span.start)}`;
}

/** What somebody has to look after, by how much of it there is. */
const SCOPE =
  /^(?:caseload|patch|budget|territory|portfolio) of (?:about |around |up to |over )?[$£€]?\d[^,;]*$/i;

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
  if (/^no$/i.test(tokens[0]?.text ?? '') && kind === 'noun')
    return `${isNow ? 'have had' : 'had'} ${inside(piece)}`;
  const post = postOf(piece.text);
  if (post !== '') return `${isNow ? 'work' : 'worked'} as ${withArticle(inside(piece))}`;
  // "Caseload of 110"
  if (SCOPE.test(piece.text)) return `${isNow ? 'have' : 'had'} ${withArticle(piece.text.toLowerCase())}`;
  // "Pre-trip and post-trip inspections": joined words that lead two by two say of what kind a thing is.
  if (/^\p{L}+-\p{L}+ (?:and|or) \p{L}+-/u.test(piece.text)) return undefined;
  if (isAdjectiveLed(piece)) return `${isNow ? 'am' : 'was'} ${inside(piece)}`;
  const done = doneIn(piece, isNow);
  if (done !== undefined) return closedList(done);
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
