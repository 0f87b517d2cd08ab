import { isVerbLed, meaningsOf, readEnglish, type Sentence, type Token } from '@candor/english';
import { splitSentences } from '../../cv/index.ts';
import { isCapitalWord, isEnglish, tidy, withoutStop } from '../../writing/index.ts';
import {
  beforeColon,
  isAskedClause,
  isLedByName,
  isNounWithClause,
  isParticipleBehindName,
  isPurpose,
  isTypedSentence,
  isWhole,
  isWholeApart,
} from './whole-sentence.ts';
import { withEnglishFigures } from './items.ts';
import { asksOfTool, isNote, isPasted, isUntactful, type Wish } from './asides.ts';

export type PieceKind =
  /** Subject and finite verb: goes into the letter as it is. */
  | 'sentence'
  /** Led by a verb whose subject is the writer, beyond doubt. */
  | 'verb'
  | 'noun'
  | 'gerund'
  | 'clause'
  | 'list'
  /** Not understood. */
  | 'other'
  /** Said to the tool: carried out, never printed. */
  | 'wish'
  | 'note'
  /** The employer's words, out of an advert or an answer. */
  | 'pasted'
  /** True, and better left out of a letter. */
  | 'untactful'
  /** In another language than the letter's. */
  | 'foreign';

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

const MARK = /^\s*(?:[•◦▪■●‣·*–—-]|\(?\d{1,2}[.)])\s+/u;
const NUMBERED = /(?<=[\s,;]|^)\(?\d{1,2}\)\s+/g;
const DEGREE_STOP = /\b(?:B|M|Ph|LL|Dip)\.?\s?(?:Sc|A|Ed|D|Tech|Com|Eng|B|M)\.$/;

/** A full stop behind a whole word ends a sentence, however the next one begins. */
const HASTY_STOP =
  /(?<=(?<!\b(?:no|st|dr|mr|ms|co|vs|eg|ie|jr|sr|mrs|prof|fig|approx|dept|incl|excl|govt|mgmt|asst|assoc|etc|sec|min|max|hrs|yrs|wks|pts|est|inc|ltd|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec))(?:\p{L}{2}|\b\d{1,4})[.!?]+)\s+(?=\p{Ll})/u;

/** Lines and sentences; a list that was numbered in one line is several. "B.Sc." ends none. */
function split(field: string): string[] {
  const lines = field.split('\n').flatMap((line) => {
    const isNumbered = (line.match(NUMBERED)?.length ?? 0) > 1;
    return isNumbered ? line.split(NUMBERED) : [line.replace(MARK, '')];
  });
  return lines.flatMap((line) => {
    const joined: string[] = [];
    for (const one of splitSentences(line.trim()).flatMap((sentence) => sentence.split(HASTY_STOP))) {
      const before = joined.at(-1);
      if (before !== undefined && DEGREE_STOP.test(before)) joined.splice(-1, 1, `${before} ${one}`);
      else joined.push(one);
    }
    return joined;
  });
}

/** "your walled garden": between a determiner and its noun a form of a verb is none of its own. */
function isLedByDeterminer({ tokens }: Sentence): boolean {
  const [first, ...others] = tokens;
  const last = others.pop();
  return (
    first?.pos === 'determiner' &&
    first.isCertain &&
    last?.pos === 'noun' &&
    others.length <= 2 &&
    others.every(
      ({ pos, form }) => pos === 'noun' || pos === 'adjective' || (pos === 'verb' && form !== 'base'),
    )
  );
}

function kindOf(read: Sentence | undefined, isTypedWhole: boolean): PieceKind {
  if (!read) return 'other';
  // "Happy to train whoever comes next" lacks no more than "I am".
  const [first, next, then] = read.tokens;
  if (first?.pos === 'adjective' && next?.text === 'to' && then?.pos === 'verb') return 'other';
  if (/^been\b/i.test(first?.text ?? '')) return 'other';
  // "sick of the rosters, found something better": what stands before the subject says of whom.
  if (first?.pos === 'adjective' && (read.subject?.from ?? 0) > 0 && !isTypedWhole) return 'other';
  if (isNounWithClause(read) || isAskedClause(read)) return 'noun';
  if (isTypedWhole) return 'sentence';
  if (isParticipleBehindName(read) || isPurpose(read)) return 'other';
  switch (read.kind) {
    case 'other':
      return isLedByDeterminer(read) ? 'noun' : 'other';
    case 'verb':
      return isVerbLed(read) || read.tokens[0]?.form === 'present3' ? 'verb' : 'other';
    case 'sentence':
      return isWhole(read) ? 'sentence' : 'other';
    case 'clause':
    case 'gerund':
    case 'list':
      return read.kind;
    case 'noun':
      return beforeColon(read.tokens).some(
        ({ pos, form }, at) =>
          pos === 'verb' &&
          (form === 'past' || (form === 'base' && !read.isCertain && read.tokens[at - 1]?.text !== 'to')) &&
          at > 0,
      )
        ? 'other'
        : 'noun';
    default:
      return read.kind satisfies never;
  }
}

/** Whether most words of a text are English ones, whatever its small words are: "van for the bakery". */
function isOfEnglishWords(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => meaningsOf(word).length > 0).length >= 0.75 * words.length;
}

/** "STILL AT IT" as it would be typed without shouting; a word of no dictionary names something. */
function quiet(typed: string): string {
  const isLoud = /^(?=(?:.*\p{L}){8})\P{Ll}+ \P{Ll}+ \P{Ll}+$/u.test(typed);
  if (!isLoud) return typed;
  return typed.replaceAll(/[\p{L}'’]+/gu, (word) => {
    const lower = word.toLowerCase();
    const isName = /^\p{L}+$/u.test(lower) && meaningsOf(lower).length === 0 && !isEnglish(lower);
    return isName ? `${word.charAt(0)}${lower.slice(1)}` : lower;
  });
}

/** What a field's sentence or fragment is; `isResignation` where a private reason is the writer's to give. */
export function pieceOf(typed: string, isResignation = false): Piece {
  const text = tidy(withEnglishFigures(quiet(typed)));
  const [stop = ''] = /[!?]$/.exec(text) ?? [];
  const bare = withoutStop(stop === '' ? text : text.slice(0, -1));
  const { sentences } = readEnglish(bare);
  const [read] = sentences.length === 1 ? sentences : [sentences.find(({ kind }) => kind === 'sentence')];
  const wish = asksOfTool(bare, read);
  const kind = ((): PieceKind => {
    if (wish) return 'wish';
    if (isNote(bare)) return 'note';
    // "Did I get it?"
    if (
      /^(?:do|does|did|have|has|am|is|are|was|were|can|could|will|would)(?:n['’]t)? (?:I|you|we|they|he|she|it)\b/i.test(
        bare,
      )
    )
      return 'sentence';
    // "my last day is the 14th??": the writer does not know it either.
    if (/\?\?/.test(typed)) return 'note';
    if (isPasted(bare)) return 'pasted';
    if (isUntactful(bare, read?.tokens ?? [], isResignation)) return 'untactful';
    if (!isEnglish(bare) && !isOfEnglishWords(bare)) return 'foreign';
    if (isWholeApart(bare) || isLedByName(typed, read)) return 'sentence';
    return kindOf(read, isTypedSentence(typed, bare, read));
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
    (next?.text === 'to' ? then?.pos === 'verb' : next?.pos === 'preposition')
  );
}

/** "keep it short, don't mention my age": each clause asks something of the tool. */
function wishesApart(sentence: string): string[] {
  const clauses = sentence.split(/[,;] (?:and )?| and /);
  return clauses.length > 1 && clauses.every((clause) => asksOfTool(tidy(clause), undefined))
    ? clauses
    : [sentence];
}

/** "head coach, she has been my assistant since 2022": a name for something, and a sentence. */
function sentenceApart(piece: Piece, isResignation: boolean): Piece[] {
  const [first = '', behind = ''] = piece.text.split(/, (?=(?:I|we|he|she|they) )(.*)/is);
  if (piece.kind === 'sentence' || behind === '') return [piece];
  const then = pieceOf(`${behind}${piece.stop}`, isResignation);
  return then.kind === 'sentence' ? [pieceOf(first, isResignation), then] : [piece];
}

/** The pieces of a field, in their order. */
export function piecesOf(field: string, isResignation = false): Piece[] {
  return split(field)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
    .flatMap(wishesApart)
    .flatMap((one) => sentenceApart(pieceOf(one, isResignation), isResignation));
}

/** A fragment as it stands inside a sentence: a first word that is no name begins small. */
export function inside({ text, tokens }: Pick<Piece, 'text' | 'tokens'>): string {
  const [first] = tokens;
  // "Co-wrote", "Thirty-one": of words with a hyphen only these are sure to be no name's.
  const isJoint = first?.pos === 'verb' || /^\p{Lu}\p{Ll}+ty-/u.test(first?.text ?? '');
  const isPlain = (isJoint ? /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?$/u : /^(?:\p{Lu}\p{Ll}+|A)$/u).test(
    first?.text ?? '',
  );
  // "Unreal Engine": one name of two words.
  const isTitle = /^\p{Lu}/u.test(tokens[1]?.text ?? '') && tokens[1]?.text !== 'I' && first?.pos !== 'verb';
  const isUnknown = meaningsOf((first?.text ?? '').toLowerCase()).length === 0 && first?.pos === 'noun';
  const isOwnName =
    isUnknown ||
    isTitle ||
    isCapitalWord(first?.text ?? '') ||
    first?.pos === 'name' ||
    (first?.isName ?? false);
  return isPlain && !isOwnName && text.startsWith(first?.text ?? ' ')
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
