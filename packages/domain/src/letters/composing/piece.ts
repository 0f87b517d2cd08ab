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
import { asksOfTool, isNote, isPasted, isUntactful, type Wish } from './asides.ts';
import { withEnglishFigures } from './items.ts';
import { plainSpoken } from './mended.ts';

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
/** The lines and sentences of a field. */
const split = (field: string): string[] =>
  field
    .split('\n')
    .flatMap((line) => withAsidesApart(line.replace(MARK, '')))
    .flatMap((line) => splitSentences(line.trim()).flatMap(splitHasty));

/** "(check with Bo if ok to write)": what a bracket says to the tool or to oneself stands by itself. */
function withAsidesApart(line: string): string[] {
  const notes = [...line.matchAll(/\s*(\([^()]+\))/g)].filter(([, note = '']) => {
    const inner = note.slice(1, -1).replace(/^please /i, '');
    const [first, next] = readFragment(inner)?.tokens ?? [];
    const isSaid = first?.pos === 'verb' && first.form === 'base' && first.isCertain && next !== undefined;
    return isSaid || asksOfTool(inner) !== undefined || isNote(inner);
  });
  const plain = notes.reduce((left, [whole]) => left.replace(whole, ''), line);
  return [plain, ...notes.map(([, note = '']) => note)];
}

function kindOf(read: Sentence): PieceKind {
  const [first, next, then] = read.tokens;
  // "Happy to train whoever comes next" lacks no more than "I am"; "Time-served joiner" is no verb.
  const isJoint = first?.form !== 'base' && /\p{L}-\p{L}/u.test(first?.text ?? '');
  if ((first?.pos === 'adjective' && next?.text === 'to' && then?.pos === 'verb') || isJoint) return 'other';
  if (isNounWithClause(read)) return 'noun';
  if (read.kind === 'verb') return isVerbLed(read) || first?.form === 'present3' ? 'verb' : 'other';
  if (read.kind === 'gerund' || read.kind === 'clause') return read.kind;
  const isFinite = ({ pos, form }: Token, at: number) => at > 0 && pos === 'verb' && form === 'past';
  if (read.kind === 'noun' || read.kind === 'list') return read.tokens.some(isFinite) ? 'other' : 'noun';
  return 'other';
}

/** Whether most words of a text are English ones, whatever its small words are: "van for the bakery". */
function isOfEnglishWords(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => meaningsOf(word).length > 0).length >= 0.75 * words.length;
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

/** "Did I get it?" */
const ASKED =
  /^(?:please,? )?(?:may|might|do|does|did|have|has|am|is|are|was|were|can|could|will|would)(?:n['’]t)? (?:I|you|we|they|he|she|it)\b(?!.*[[\]{}_])|^please (?:let me know|(?:call|contact|consider|accept) (?:me|my))\b/i;

/** What a field's sentence or fragment is; `isResignation` where a private reason is the writer's to give. */
export function pieceOf(typed: string, isResignation = false): Piece {
  const text = tidy(withEnglishFigures(plainSpoken(quiet(typed))));
  const [stop = ''] = /[!?]$/.exec(text) ?? [];
  const bare = withoutStop(stop === '' ? text : text.slice(0, -1));
  const { sentences } = readEnglish(bare);
  const [read] =
    sentences.length === 1
      ? sentences
      : [sentences.find(({ kind }) => kind === 'sentence') ?? readFragment(bare) ?? undefined];
  const asked = asksOfTool(bare);
  const wish = read?.kind === 'gerund' && asked?.kind !== 'leave out' ? undefined : asked;
  const kind = ((): PieceKind => {
    if (wish) return 'wish';
    // "my last day is the 14th??": the writer does not know it either.
    if (ASKED.test(bare)) return 'sentence';
    if (isNote(bare) || /\?\?/.test(typed)) return 'note';
    if (isPasted(bare)) return 'pasted';
    if (isUntactful(bare, isResignation)) return 'untactful';
    if (!isEnglish(bare) && !isOfEnglishWords(bare)) return 'foreign';
    // "About 30 clients a week: debt, benefits": a verb behind the colon makes none of what stands before it.
    const [lead = '', listed] = bare.split(': ');
    const isLed = listed !== undefined && readFragment(lead)?.finiteVerb === null;
    if (!isLed && isFullSentence(typed, bare, read)) return 'sentence';
    return read ? kindOf(read) : 'other';
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

/** "head coach, she has been my assistant": a phrase and a sentence; "a time; a post": what a semicolon parts. */
function apart(piece: Piece, isResignation: boolean): Piece[] {
  if (!/^(?:verb|noun|gerund|clause|other)$/.test(piece.kind)) return [piece];
  const again = (part: string) => apart(pieceOf(part, isResignation), isResignation);
  // "need money, can start now": what begins so leaves out "I", whatever stands before it.
  // "…, before that slinger": another post.
  const parts = piece.text.split(/; |, (?=(?:can|could) \p{L}|before (?:that|this)\b)/u);
  // "Five years as an engineer: ran trials", "apprentice 2 years, wired houses": a post and what was done there.
  const [, done = ''] = /[,:] (.*)/s.exec(piece.text) ?? [];
  const [lead] = done === '' ? [] : pieceOf(done).tokens;
  const head = piece.text.slice(0, -done.length - 2);
  if (lead?.form === 'past' && lead.isCertain && pieceOf(head).kind === 'noun')
    return [
      pieceOf(head, isResignation),
      pieceOf(`${done.charAt(0).toUpperCase()}${done.slice(1)}`, isResignation),
    ];
  const isTyped = /[.!?]$/.test(piece.typed.trim());
  const whole = (part: string) => (isTyped ? `${part.charAt(0).toUpperCase()}${part.slice(1)}.` : part);
  if (parts.length > 1) return parts.map(whole).flatMap(again);
  const [first = '', behind = ''] = piece.text.split(
    /, (?=(?:(?:(?:and )?then )?(?:I|we|he|she|they|you|it) |(?:my|his|her) \p{L}+ (?:is|was|were|are) |that(?:['’]s| is | was )))(.*)/isu,
  );
  const then = behind === '' ? undefined : pieceOf(`${behind}${piece.stop}`, isResignation);
  if (then?.kind !== 'sentence') return [piece];
  // "Audits in 2021 and 2025, I was the lead for both": what is said of a phrase stays behind it.
  return /\b(?:both|either|neither|each of them|all of them|them all)\b/i.test(behind)
    ? [{ ...piece, kind: 'sentence' }]
    : [pieceOf(first, isResignation), then];
}

/** "keep it short, don't mention my age": each clause asks something of the tool; "I saw it, please thank her": the last. */
function wishesApart(sentence: string): string[] {
  const [told = '', asked = ''] = sentence.split(/, (?:and |but )?(?=(?:please|pl[sz]) )/i);
  if (asked !== '' && asksOfTool(tidy(asked))?.kind === 'manner') return [`${told}.`, asked];
  const clauses = sentence.split(/[,;] (?:and )?| and /);
  return clauses.length > 1 && clauses.every((clause) => asksOfTool(tidy(clause))) ? clauses : [sentence];
}

/** "well one", "OK a few", "not really", "except Sundays": it takes back some of what stands before it. */
function takesBack({ kind, tokens }: Piece): boolean {
  const [first, next] = tokens.filter(({ pos }) => pos !== 'punctuation');
  const lead = first?.text.toLowerCase() ?? '';
  const isSome = /^(?:number|determiner|adverb|pronoun)$/.test(next?.pos ?? '');
  const isLed = /^(?:well|ok|okay|or)$/.test(lead) ? isSome : lead === 'not' && next?.pos === 'adverb';
  // "Ok not just me, there were 15 of us."
  const isNot = /^(?:well|ok|okay)$/.test(lead) && /^not$/i.test(next?.text ?? '');
  return isNot || (kind !== 'sentence' && (isLed || lead === 'except'));
}

/** What is taken back and what takes it back are told together or not at all. */
function withTakenBack(pieces: readonly Piece[]): Piece[] {
  const held: Piece[] = [];
  for (const piece of pieces) {
    const before = held.at(-1);
    const isBound = before && !before.wish && takesBack(piece);
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
