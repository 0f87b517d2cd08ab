import { languageNames } from '../jobs/index.ts';
import type { Figure, Span } from '../text/index.ts';
import type { AnswerContext, AnswerSources } from './answer-sources.ts';
import type { Answering } from './answer.ts';
import type { Demand, DemandOption } from './demand.ts';
import { reach, sizesIn } from './figures-reach.ts';
import { gradesIn, isGradeReached } from './grade.ts';
import { languageLevel } from './language-level.ts';
import { isDenied, matchWords, type WordMatch } from './match-words.ts';
import { namedWords, type NamedWord } from './named-words.ts';
import type { PersonLine } from './person-lines.ts';

/** An option, read once for all lines. */
export interface ReadOption {
  option: DemandOption;
  words: readonly NamedWord[];
  /** Those of the clause that asks, without words for any paper: what else it says belongs to it. */
  clauseWords: readonly NamedWord[];
  /** By its name elsewhere; none where that is the same, or shares no word with it. */
  otherWords: readonly NamedWord[];
  /** Of the advert. */
  language: string;
  grades: readonly string[];
  sizes: readonly Figure[];
  level: number | null;
  /** Whether it is a whole sentence of the advert: one word of it says too little of it. */
  isSentence: boolean;
  /** The sentence that asks: of lines that answer alike, the one that says more of it is better. */
  asking: readonly NamedWord[];
  /** Of a product, what kind of software it is; '' else. */
  software: string;
  /** What words for papers are; null where what is asked for is none, or is the paper's own name: "CPIM". */
  isPaper: ((word: string) => boolean) | null;
}

/** How much of a demand, by words of how much weight, a line has to have to be considered. */
const NEAR = { share: 0.3, most: 0.3, mostOfSentence: 0.5 } as const;
/** One everyday word says by itself nothing for sure. */
const DISTINCTIVE = 0.3;

const CLAUSE_END = /[,;:()]|\s(?:and|or|und|oder|et|ou|y|o|en|of|&)\s/u;

/** The clause of a sentence that holds words: what else stands in it belongs to them. */
function clauseOf(quote: string, words: string, ends = CLAUSE_END): string {
  const at = quote.indexOf(words);
  if (at < 0) return words;
  const [before = ''] = quote.slice(0, at).split(ends).slice(-1);
  const [behind = ''] = quote.slice(at + words.length).split(ends, 1);
  return before + words + behind;
}

export function readOption(
  option: DemandOption,
  { quote, kind }: Pick<Demand, 'quote' | 'kind'>,
  language: string,
  { framing, isPaper, sources }: Pick<AnswerContext, 'framing' | 'isPaper' | 'sources'>,
): ReadOption {
  const own = namedWords(option.words, language, framing);
  const clause = namedWords(
    kind === 'other' ? option.words : clauseOf(quote, option.words),
    language,
    framing,
  );
  const otherName = option.name.toLowerCase() === option.words.toLowerCase() ? '' : option.name;
  const other = option.isKnown ? namedWords(otherName, 'en', framing).words : [];
  const isOwnName =
    language !== 'en' ||
    option.category !== 'hard' ||
    other.some(({ stems }) => stems.some((stem) => own.stems.has(stem)));
  const named = own.words.filter(({ word }) => !isPaper(word.lower));
  const isSubject = option.category === 'certificate' && named.length > 0 && named.length < own.words.length;
  return {
    option,
    // Of "first aid certificate" the certificate says least.
    words: option.category === 'certificate' && named.length > 0 ? named : own.words,
    clauseWords: clause.words.filter(({ word }) => !isPaper(word.lower)),
    otherWords: isOwnName ? other : [],
    language,
    grades: gradesIn(clause.reading.text),
    sizes: [...sizesIn(own.reading), ...sizesIn(clause.reading).filter(({ bound }) => bound === 'over')],
    level: option.category === 'language' ? languageLevel(clauseOf(quote, option.words, /[,;]/u)) : null,
    isSentence: kind === 'other',
    asking: namedWords(quote, language, framing).words,
    software: option.category === 'tool' ? sources.softwareKind(option.name) : '',
    isPaper: isSubject ? isPaper : null,
  };
}

const spanOf = ({ span }: PersonLine, { at }: WordMatch): Span => {
  const [first, last] = [at[0], at.at(-1)];
  if (!first || !last) return span;
  const [start, end] = [Math.min(...at.map((one) => one.start)), Math.max(...at.map((one) => one.end))];
  return { start: span.start + start, end: span.start + end };
};

/** Whether a line says by its figures and grades as much as is asked; "less" is for the person to judge. */
function isEnough({ grades, sizes }: ReadOption, line: PersonLine): boolean {
  const held = gradesIn(line.text);
  return (
    grades.every((one) => isGradeReached(one, held)) &&
    sizes.every((one) => reach(one, line.figures) === 'reached')
  );
}

const languagePatterns = new Map(
  languageNames.map(([name, forms]) => [
    name.toLowerCase(),
    new RegExp(`(?<!\\p{L})(?:${forms})(?:kenntnisse\\p{L}*|sprachig|talig)?(?!\\p{L})`, 'iu'),
  ]),
);

/** A language where a line names it, as well as it is asked for; where it is only mentioned, its person can tell. */
function answersLanguage({ option, level }: ReadOption, line: PersonLine): Answering | null {
  const known = line.skills.find(({ id }) => id === option.id)?.span;
  const match = languagePatterns.get(option.id)?.exec(line.text);
  const at = match && {
    start: line.span.start + match.index,
    end: line.span.start + match.index + match[0].length,
  };
  const span = at ?? known;
  if (!span) return null;
  const held = languageLevel(line.text);
  const isListed = /^(?:languages|skills)\./u.test(line.path);
  const isWell = level === null || (held === null ? isListed && level <= 4 : held >= level);
  return { line, span, isCertain: isWell && (isListed || held !== null), nearness: 1 };
}

/** Whether a line makes one think of what is asked: it says much of it, or of a whole sentence one telling word. */
const isNear = ({ isWhole, share, most }: WordMatch, isSentence: boolean): boolean =>
  isWhole || (share >= NEAR.share && most >= NEAR.most) || (isSentence && most >= NEAR.mostOfSentence);

/** Another product of the same kind, or work of the size that is asked. */
function isOfKind({ software, sizes }: ReadOption, line: PersonLine): boolean {
  if (software !== '' && line.software.has(software)) return true;
  // "Sage CRM" says itself what kind it is of.
  const kindNames: readonly string[] = software.match(/\b[A-Z]{3,}\b/g) ?? [];
  if (line.named.words.some(({ word }) => kindNames.includes(word.text))) return true;
  // As much money as is asked speaks of work of that size.
  return sizes.some((one) => one.unit !== '' && reach(one, line.figures) === 'reached');
}

/** A paper stands in a list of papers, a schooling, a summary or a title, hardly in what was done at work. */
const mayHoldPaper = ({ path }: PersonLine) => !/^(?:experience|projects)\./u.test(path);

/** Whether a line may only name the subject of a paper: the skill "Wound care" is no certificate in it. */
const isSubjectOnly = (
  { isPaper, words }: ReadOption,
  best: WordMatch,
  { path, named }: PersonLine,
): boolean =>
  isPaper !== null &&
  // By another name, as "CPIM", the paper itself is said.
  best.at.length === words.length &&
  !/^(?:certifications|education)\./u.test(path) &&
  !named.words.some(({ word }) => isPaper(word.lower));

/**
 * Whether a line names a skill by a word of what is asked. Two names that share none may be one thing, or two which the lexicon puts
 * together, as triage with intensive care: there its person can tell.
 */
const isAlike = ({ words, otherWords, option, language }: ReadOption, line: PersonLine): boolean =>
  option.category !== 'hard' ||
  line.language !== language ||
  [...words, ...otherWords].some(({ stems }) => stems.some((stem) => line.named.stems.has(stem)));

/** What a clause asks for has to be said to this share, and not only the name in it: "sales" is not "see sales through to completion". */
const LEAST_OF_CLAUSE = 0.5;

/** Whether a line says of the clause that asks more than the name in it. */
function saysClause(
  { words, clauseWords }: ReadOption,
  line: PersonLine,
  rarity: AnswerSources['rarity'],
): boolean {
  const named = new Set(words.flatMap(({ stems }) => stems));
  const rest = clauseWords.filter(({ stems }) => !stems.some((stem) => named.has(stem)));
  return rest.length === 0 || matchWords(rest, line.named, rarity).share >= LEAST_OF_CLAUSE;
}

/** How a line answers an option; null where it does not. */
export function answerOption(read: ReadOption, line: PersonLine, sources: AnswerSources): Answering | null {
  const { option, words, otherWords } = read;
  const { rarity } = sources;
  if (option.category === 'language') return answersLanguage(read, line);
  const kind = option.category === 'certificate' ? 'paper' : 'work';
  const own = matchWords(words, line.named, rarity);
  const other = own.isWhole || otherWords.length === 0 ? own : matchWords(otherWords, line.named, rarity);
  const best = other.isWhole ? other : own;
  const known = option.isKnown ? line.skills.find(({ id }) => id === option.id) : undefined;
  const isNamed = best.isWhole && (words.length > 1 || (!read.isSentence && best.most >= DISTINCTIVE));
  // What a trait is called elsewhere may be said of other things: "accuracy" of a forecast.
  const isSame = isNamed || (known !== undefined && option.category !== 'soft' && isAlike(read, line));
  const span = known?.span ?? spanOf(line, best);
  if (isSame || known) {
    const isDoubted =
      (kind === 'paper' && !mayHoldPaper(line)) ||
      isSubjectOnly(read, own, line) ||
      isDenied(line.named, [...words, ...otherWords], kind);
    const isCertain = isSame && !isDoubted && isEnough(read, line) && saysClause(read, line, rarity);
    return { line, span, isCertain, nearness: 1 };
  }
  if (kind === 'paper' && !mayHoldPaper(line)) return null;
  const nearest = [best, matchWords(read.clauseWords, line.named, rarity)].find((one) =>
    isNear(one, read.isSentence),
  );
  if (nearest) return { line, span: spanOf(line, nearest), isCertain: false, nearness: nearest.share };
  return isOfKind(read, line) ? { line, span: line.span, isCertain: false, nearness: 0 } : null;
}

/** How much a line says of the sentence that asks, to choose among lines that answer alike. */
export const fitOf = ({ asking }: ReadOption, line: PersonLine, { rarity }: AnswerSources): number =>
  matchWords(asking, line.named, rarity).share;
