import {
  isFullSentence,
  isNounWithClause,
  isVerbLed,
  meaningsOf,
  readEnglish,
  readFragment,
  type Sentence,
  type Token,
} from '@candor/english';
import { splitHasty, splitSentences } from '../../cv/index.ts';
import { isCapitalWord, isEnglish, tidy, withoutStop } from '../../writing/index.ts';
import { isNote, isUntactful, wishIn, type Wish } from './said-to-the-tool.ts';
import { withEnglishFigures } from './items.ts';
import { noticeIn } from './notice.ts';
import { plainSpoken } from './plain-spoken.ts';

export type PieceKind =
  /** Goes into the letter as it is. */
  | 'sentence'
  /** Led by a verb whose subject is the writer, beyond doubt. */
  | 'verb'
  | 'noun'
  | 'gerund'
  | 'clause'
  /** Not understood. */
  | 'other'
  /** Said to the tool: carried out, never printed. */
  | 'wish'
  /** A note, a doubt or a question that is not the reader's. */
  | 'note'
  /** True, and better left out of a letter. */
  | 'untactful';

/** One sentence or fragment of a field, and what it is. */
export interface Piece {
  kind: PieceKind;
  /** As typed. */
  typed: string;
  /** With safe mechanics, without the stop at its end. */
  text: string;
  /** The mark that ended it: "?" and "!" stay. */
  stop: string;
  tokens: readonly Token[];
  read: Sentence | undefined;
  wish?: Wish;
}

/** Behind these a title is what somebody was called, not what they called another: "Voted Porter of the Year by the wards". */
const APPOINTING =
  /^(?:\p{L}+ly )?(?:voted|elected|named|appointed|nominated|chosen|selected|awarded|commended|promoted)\b(?! (?:(?:the|an?|my|our|their|its)\b|\d))|^(?:ranked|predicted)\b/iu;

/** Whether a fragment may tell what somebody was made or called, so that no "I" stands before it. */
export const mayBeAppointed = (text: string): boolean => APPOINTING.test(text);

const MARK = /^\s*(?:[•◦▪■●‣·*–—-]|\(?\d{1,2}[.)])\s+/u;
/** "1) no penalty 2) spot award": points in one line that begin with the first. */
const pointsIn = (line: string): string[] =>
  /^\s*\(?1[.)]\s/.test(line) ? line.split(/(?:^|\s)\(?[1-9][.)]\s+(?=\p{L})/u).filter(Boolean) : [line];
/** The lines and sentences of a field. */
const split = (field: string): string[] =>
  field
    .split('\n')
    .flatMap(pointsIn)
    .flatMap((line) => splitSentences(line.replace(MARK, '').trim()).flatMap(splitHasty));

function kindOf(read: Sentence, text: string): PieceKind {
  const [first, next, then] = read.tokens;
  // "Happy to train whoever comes next" lacks no more than "I am"; "Time-served joiner" is no verb.
  const isJoint = first?.form !== 'base' && /\p{L}-\p{L}/u.test(first?.text ?? '');
  const isReady = first?.pos === 'adjective' && next?.text === 'to' && then;
  if (isReady || isJoint) return 'other';
  if (isNounWithClause(read)) return 'noun';
  if (read.kind === 'verb' && mayBeAppointed(text)) return 'other';
  if (read.kind === 'verb') return isVerbLed(read) || first?.form === 'present3' ? 'verb' : 'other';
  if (read.kind === 'gerund' || read.kind === 'clause') return read.kind;
  const isFinite = ({ pos, form, isCertain }: Token, at: number) =>
    at > 0 && pos === 'verb' && (form === 'past' || (form === 'present3' && isCertain));
  if (read.kind === 'noun' || read.kind === 'list') return read.tokens.some(isFinite) ? 'other' : 'noun';
  return 'other';
}

/** "STILL AT IT" as it would be typed without shouting; a word of no dictionary names something. */
export function quiet(typed: string): string {
  const isLoud = /^(?=(?:.*\p{L}){8})\P{Ll}+ \P{Ll}+$/u.test(typed);
  const words = typed.match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => meaningsOf(word.toLowerCase()).length > 0).length;
  if (!isLoud || known * 2 < words.length) return typed;
  return typed.replaceAll(/[\p{L}'’]+/gu, (word) => {
    const lower = word.toLowerCase();
    const isName = /^\p{L}+$/u.test(lower) && meaningsOf(lower).length === 0 && !isEnglish(lower);
    // "CDL", "HGV"
    if (!/[AEIOUY]/.test(word)) return word;
    return isName ? `${word.charAt(0)}${lower.slice(1)}` : lower;
  });
}

/** "May I come and see the ovens", "please let me know": said to the reader in full. */
const ASKED =
  /^(?:please,? )?(?:(?:may|might|could|can) I|(?:could|can|do|would|will) you)\b|^please (?:let me know|(?:call|contact|consider|accept) (?:me|my))\b/i;

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What a field's sentence or fragment is; `isResignation` where a private reason is the writer's to give. */
export function pieceOf(typed: string, isResignation = false): Piece {
  const text = tidy(withEnglishFigures(plainSpoken(quiet(typed))));
  const [typedStop = ''] = /[!?]$/.exec(text) ?? [];
  const bare = withoutStop(typedStop === '' ? text : text.slice(0, -1));
  // "Can I ask when you decide.": a question, however it ends.
  const stop = typedStop === '' && /^(?:can|could|may|might) I\b/i.test(bare) ? '?' : typedStop;
  const { sentences } = readEnglish(bare);
  const [read] =
    sentences.length === 1
      ? sentences
      : [sentences.find(({ kind }) => kind === 'sentence') ?? readFragment(bare) ?? undefined];
  const asked = wishIn(bare);
  const wish = read?.kind === 'gerund' && asked?.kind !== 'leave out' ? undefined : asked;
  const kind = ((): PieceKind => {
    if (wish) return 'wish';
    if (ASKED.test(bare) && !/\?\?/.test(typed)) return 'sentence';
    if (/\?\?/.test(typed) || isNote(bare, stop)) return 'note';
    if (isUntactful(bare, isResignation)) return 'untactful';
    if (isFullSentence(typed, bare, read)) return 'sentence';
    // "A pair I got right: a man who lays carpets came back three times."
    const [, told = ''] = /^(?:an?|one|the) [^:]{3,40}: (.+)$/isu.exec(bare) ?? [];
    if (told !== '' && isFullSentence(`${told}.`, told, readFragment(capital(told)) ?? undefined))
      return 'sentence';
    return read ? kindOf(read, bare) : 'other';
  })();
  return { kind, typed, text: bare, stop, tokens: read?.tokens ?? [], read, ...(wish ? { wish } : {}) };
}

/** Whether a fragment lacks no more than "I am": "good with people", "responsible for the keys", "happy to help". */
export function isAdjectiveLed({ kind, text, tokens: [first, next, then] }: Piece): boolean {
  return (
    kind === 'other' &&
    first?.pos === 'adjective' &&
    // "casual at four centres" may be a noun.
    (first.isCertain || next?.text !== 'at' || then?.form === 'gerund') &&
    !/[,;:]/.test(text) &&
    (next?.text === 'to' ? /^(?:verb|auxiliary)$/.test(then?.pos ?? '') : next?.pos === 'preposition')
  );
}

/** "I am 58 and have driven pianos for thirty years", "I like nights, my kids are grown": what is better not said goes by itself. */
function tactApart(piece: Piece, isResignation: boolean): Piece[] {
  const [, head = '', tail = ''] =
    /^(I .+?)(?:,? and (?=(?:I|have) )|, (?=(?:I|my|we) ))(.+)$/su.exec(piece.text) ?? [];
  const parts = [head, tail.replace(/^(?=have )/, 'I ')].map((part) => {
    const read = pieceOf(part, isResignation);
    return read.kind === 'untactful' ? read : pieceOf(`${part}.`, isResignation);
  });
  const isApart =
    parts.some(({ kind }) => kind === 'untactful') && parts.some(({ kind }) => kind === 'sentence');
  return tail !== '' && isApart ? parts : [piece];
}

/** "a time; a post", "clerk 2 years, filed claims", "head coach, she has been my assistant": what stands by itself. */
function apart(piece: Piece, isResignation: boolean): Piece[] {
  if (piece.kind === 'untactful') return tactApart(piece, isResignation);
  if (!/^(?:verb|noun|gerund|clause|other)$/.test(piece.kind)) return [piece];
  const [, dated = '', added = ''] = /^(.+) \(([^()]+)\)$/.exec(piece.text) ?? [];
  if (noticeIn(dated)) return [dated, added].map((part) => pieceOf(part, isResignation));
  const isTyped = /[.!?]$/.test(piece.typed.trim());
  // "interview 10 November, told I would hear"
  const [, before = '', told = ''] = /^(.+), (told (?:I|that|to|we) .+)$/s.exec(piece.text) ?? [];
  if (told !== '') return [before, told].map((part) => pieceOf(part, isResignation));
  // "can start after Christmas, a month's notice"
  const [, earlier = '', notice = ''] = /^(.+), ([^,]+)$/.exec(piece.text) ?? [];
  if (noticeIn(notice) && !noticeIn(piece.text))
    return [earlier, notice].map((part) => pieceOf(part, isResignation));
  const parts = piece.text.split(/; (?![^()]*\))|, (?=(?:can|could) \p{L}|before (?:that|this)\b)/u);
  if (parts.length > 1)
    return parts.flatMap((part) =>
      apart(pieceOf(isTyped ? `${capital(part)}.` : part, isResignation), isResignation),
    );
  // A post and what was done there; a phrase and a sentence.
  const [, head = '', behind = ''] = /^(.*?)[,:] (.*)$/s.exec(piece.text) ?? [];
  const done = pieceOf(capital(behind), isResignation);
  const [lead] = done.tokens;
  // "Cert IV: enrolled" is how far somebody is.
  const isState = /^(?:enrolled|booked|registered|applied|started|passed)\b/i.test(behind);
  const isDone = lead?.form === 'past' && lead.isCertain && !isState && pieceOf(head).kind === 'noun';
  if (behind !== '' && isDone) return [pieceOf(head, isResignation), done];
  const [first = '', next = ''] = piece.text.split(
    /, (?![^()]*\))(?=(?:(?:(?:and )?then )?(?:I|we|he|she|they|you|it) |(?:my|his|her) \p{L}+ (?:is|was|were|are) ))(.*)/isu,
  );
  const then = next === '' ? undefined : pieceOf(`${next}${piece.stop}`, isResignation);
  return then?.kind === 'sentence' ? [pieceOf(first, isResignation), then] : [piece];
}

/** "keep it short, don't mention my age": each clause asks something of the tool; "I saw it, please thank her": the last. */
function wishesApart(sentence: string): string[] {
  // "ask for a short visit, I pay my travel", "Ask if it came, the website hung"
  const [wish = '', own = ''] = sentence.split(/, (?=(?:I|we|the|my|it) \p{L})(.*)/su);
  if (
    own !== '' &&
    /^ask (?:for|about|if|whether)\b/i.test(wish) &&
    pieceOf(capital(own)).kind === 'sentence'
  )
    return [wish, capital(own)];
  const [told = '', asked = ''] = sentence.split(
    /, (?:and |but )?(?=(?:please|pl[sz]) thank |(?:say|mention|put|phrase|word) (?:it|this|that|so) \p{L}|ask (?:whether|if|for|about) )/iu,
  );
  if (asked !== '') return [`${told}.`, asked];
  // "not too long, Clive knows me": what is asked of the tool, and what is told.
  const [order = '', tale = ''] = sentence.split(/, (?=\p{Lu}\p{Ll}+ \p{Ll}+s |(?:I|we|he|she) )(.*)/su);
  const rest = `${tale.replace(/\.$/, '')}.`;
  if (tale !== '' && wishIn(order)?.kind === 'short' && pieceOf(rest).kind === 'sentence')
    return [order, rest];
  const clauses = sentence.split(/[,;] (?:and )?| and /);
  const isSaid = (clause: string) => wishIn(tidy(clause)) !== undefined || isNote(tidy(clause));
  return clauses.length > 1 && clauses.every(isSaid) ? clauses : [sentence];
}

/** "well one", "OK not just me", "not really", "except Sundays": it takes back some of what stands before it. */
const TAKES_BACK =
  /^(?:well|ok(?:ay)?|or),? (?:not|\d|an?|one|two|some|most)\b|^not (?:really|quite|always|all)\b|^except\b/i;

/** What is taken back and what takes it back are told together or not at all. */
function withTakenBack(pieces: readonly Piece[]): Piece[] {
  const held: Piece[] = [];
  for (const piece of pieces) {
    const before = held.at(-1);
    const isBound = before && !before.wish && TAKES_BACK.test(piece.text);
    if (isBound) held.splice(-1, 1, { ...pieceOf(''), typed: `${before.typed} ${piece.typed}` });
    else held.push(piece);
  }
  return held;
}

/** The pieces of a field, in their order. */
export function piecesOf(field: string, isResignation = false): Piece[] {
  const pieces = split(field)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
    .flatMap(wishesApart)
    .flatMap((one) => apart(pieceOf(one, isResignation), isResignation));
  return withTakenBack(pieces);
}

/** A fragment as it stands inside a sentence: a first word that is no name begins small. */
export function inside({ text, tokens }: Pick<Piece, 'text' | 'tokens'>): string {
  const [first, second] = tokens;
  const word = first?.text ?? ' ';
  // "Co-wrote", "Thirty-one": of words with a hyphen only these are sure to be no name's.
  const isJoint = first?.pos === 'verb' || /^\p{Lu}\p{Ll}+ty-/u.test(word);
  const isPlain = (isJoint ? /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?$/u : /^(?:\p{Lu}\p{Ll}+|A)$/u).test(word);
  // "Unreal Engine": one name of two words.
  const isTitle = /^\p{Lu}/u.test(second?.text ?? '') && second?.text !== 'I' && first?.pos !== 'verb';
  const isUnknown = meaningsOf(word.toLowerCase()).length === 0 && first?.pos === 'noun';
  const isName = isUnknown || isTitle || isCapitalWord(word) || first?.pos === 'name' || first?.isName;
  return isPlain && !isName && text.startsWith(word) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
