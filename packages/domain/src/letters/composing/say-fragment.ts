import {
  closedList,
  hasNoPassive,
  hasStrayVerb,
  isUnknown,
  isVerbLed,
  mayBePassive,
  meaningsOf,
  readFragment,
} from '@candor/english';
import { withoutSlips } from '@candor/english/slips';
import { withArticle } from '../letter-facts.ts';
import { inside, isAdjectiveLed, type Piece } from './piece.ts';
import { isPaper, isPost } from '@candor/english/posts';
import { isTimedPost, sayWork, timeAlone } from './say-work.ts';
import { noticeIn } from './notice.ts';
import type { Saying } from './statement.ts';
import type { Moves } from './voice.ts';

/** "Food cost down from 34 to 29 per cent": a thing that went one way, by how much. */
const MOVED = /^(?<thing>[^,;:]{3,60}?) (?<way>up|down) (?<rest>(?:from|by) (?=.*\d).+)$/i;
/** "Nights and weekends ok", "Saturdays no trouble" */
const FINE = /^(?<what>[\p{L}' ,-]{3,40}?) (?<how>ok(?:ay)?|fine|no (?:problem|trouble|issue))$/iu;
/** "Apprentice of the Year 2016" */
const HONOUR =
  /^(?<who>\p{Lu}[\p{L} ]+?) of the (?<time>Year|Month|Quarter|Season)(?: in)?(?<year> \d{4})?$/u;

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
function isThing({ tokens, read, text }: Piece): boolean {
  const [first, second] = tokens;
  // "its my first job" names nothing, nor does "my uncle he say good job".
  const isBroken =
    second?.pos === 'determiner' ||
    // "My colleague breaks down two boxes": what may be a verb behind its subject.
    tokens.some(
      ({ text, number, isCertain }, at) =>
        number === 'plural' &&
        !isCertain &&
        tokens[at - 1]?.number === 'singular' &&
        meaningsOf(text).some(({ form }) => form === 'present3'),
    ) ||
    tokens.some(({ text }, at) => /^s?he$/i.test(text) && tokens[at + 1]?.form === 'base');
  const isLed = first?.pos === 'determiner' || /^(?:how|what|why)$/i.test(first?.text ?? '');
  return (
    !isBroken &&
    isLed &&
    first?.lemma !== 'no' &&
    !text.includes(',') &&
    (first?.isCertain === true || read?.isCertain === true)
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

/** "Apprenticeship at Swan Hunter, 2013 - 2017", "ten-week placement at Outplay": something that was gone through. */
const GONE_THROUGH =
  /^(?:an? )?(?<what>(?:\p{L}+[ -](?:day|week|month|year) )?(?:\p{L}+ )?(?:\p{L}+ship|placement) (?:at|with|in|on) [^,:;]+)(?<behind>.*)$/iu;

/** "Retired last year from the post office": a past that no thing can have, before its time or place. */
function isIntransitive({ tokens: [first, next] }: Piece): boolean {
  const isBehind = next?.pos === 'preposition' || /^(?:last|this|after)$/.test(next?.text ?? '');
  const meanings = meaningsOf(first?.text.toLowerCase() ?? '');
  return isBehind && meanings.some(({ form, lemma }) => form === 'past' && hasNoPassive(lemma));
}

/** Evidence that no frame holds, and that can stand as it was typed: it counts or names something, and no word of it is in doubt. */
export function isTellingAsTyped({ kind, tokens, text }: Piece): boolean {
  const [first] = tokens;
  const isWhole = /^(?:noun|gerund|other)$/.test(kind) && first?.pos !== 'verb' && text.split(' ').length > 1;
  const isDoubtful = tokens.some(
    (token, at) =>
      isUnknown(token) ||
      /^s?he|they|it|I$/.test(token.text) ||
      (at > 0 && token.isCertain && (token.pos === 'auxiliary' || token.form === 'past')),
  );
  const isTelling = /\d/.test(text) || tokens.some(({ pos }) => pos === 'number' || pos === 'name');
  const isNamed =
    kind === 'noun' && (tokens.some(({ pos }) => pos === 'preposition') || text.split(', ').length > 2);
  return isWhole && !isDoubtful && (isTelling || isNamed);
}

/** How a fragment is said behind its subject or in a frame; undefined where it is not understood and none can hold it. */
export function sayFragment(piece: Piece, moves: Moves, subject: 'I' | 'they' = 'I'): Saying | undefined {
  const { phrase, reason } = moves;
  const text = inside(piece);
  const [first] = piece.tokens;
  const notice = subject === 'I' && moves.phrase === 'practical' ? noticeIn(text) : undefined;
  if (notice) return notice;
  const said = (verb: string): Saying => ({ move: subject === 'I' ? 'work' : 'they', slots: { verb } });
  const isOwn = subject === 'I';
  const { thing = '', way = '', rest = '' } = MOVED.exec(text)?.groups ?? {};
  const isNoun = meaningsOf(thing.split(' ')[0]?.toLowerCase() ?? '').some(({ pos }) => pos === 'noun');
  if (isNoun && readFragment(`The ${thing.toLowerCase()}`)?.finiteVerb === null)
    return { move: 'told', slots: { said: `${thing} went ${way} ${rest}` } };
  const { what = '', how = '' } = FINE.exec(piece.text)?.groups ?? {};
  const matter = readFragment(what);
  if (moves.phrase === 'practical' && matter?.finiteVerb === null) {
    const isSeveral = / and |[^s]s$/.test(what) || matter.tokens.at(-1)?.number === 'plural';
    const fine = how.toLowerCase().replace(/^ok.*/, 'fine');
    return { move: 'told', slots: { said: `${what} ${isSeveral ? 'are' : 'is'} ${fine}` } };
  }
  const { who = '', time = '', year = '' } = HONOUR.exec(piece.text)?.groups ?? {};
  if (isPost(who)) return said(`was ${who} of the ${time}${year === '' ? '' : ` in${year}`}`);
  if (!isOwn && leadsAsTheirs(piece)) return said(text);
  if (moves.phrase === 'background' && isTimedPost(text)) return sayWork(text);
  if (isIntransitive(piece)) return said(text);
  if (piece.kind === 'verb') {
    // "Counterbalance and reach truck licences"
    const isHeld = moves.phrase === 'background' && piece.read?.isCertain === false && isPaper(text);
    if (!isHeld && verbSaid(piece, !isOwn)) return said(withoutSlips(closedList(text) ?? text));
    return moves.phrase === 'background' ? sayWork(text) : undefined;
  }
  const work = isOwn || moves.phrase !== 'about them' ? undefined : sayWork(text);
  const has = { 'role held': 'has worked as', 'role past': 'worked as', 'years in': 'has spent' }[
    work?.move ?? ''
  ];
  if (has !== undefined && / (?:for|since|from) |–/.test(work?.slots['said'] ?? ''))
    return { move: 'they', slots: { verb: `${has} ${work?.slots['said'] ?? ''}` }, lost: work?.lost ?? [] };
  if (isOwn) {
    if (
      /^(?:background|result)$/.test(phrase ?? '') &&
      /^(?:no|zero)$/.test(first?.lemma ?? '') &&
      piece.kind === 'noun'
    )
      return said(`have had ${text}`);
    if (first?.lemma === 'own' && piece.kind === 'noun') return said(`have my ${text}`);
    if (isAdjectiveLed(piece)) return said(`am ${text}`);
    if (piece.kind === 'gerund' && INTENT.has(first?.lemma ?? '')) return said(`am ${text}`);
    const verb = piece.tokens.find(({ pos }) => pos !== 'adverb');
    if (verb?.lemma === 'be' && verb.form === 'pastParticiple')
      return said(`have ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  }
  if (piece.kind === 'clause' || /^because\b/.test(text))
    return reason === undefined ? undefined : { move: reason, slots: { clause: text } };
  if (phrase === 'background') {
    const { what = '', behind = '' } = GONE_THROUGH.exec(text)?.groups ?? {};
    const said = `${withArticle(what)}${behind.replace(/^,? \(?([^()]+)\)?$/, ' ($1)')}`;
    return sayWork(text) ?? (what === '' ? undefined : { move: 'background', slots: { said } });
  }
  const times = phrase === 'memory' ? timeAlone(text) : '';
  if (times !== '') return { move: 'here', slots: { said: times } };
  if (phrase === 'leave' && piece.kind === 'gerund') return said(`am ${text}`);
  return phrase !== undefined && piece.kind === 'noun' && isThing(piece)
    ? { move: phrase, slots: { said: text } }
    : undefined;
}
