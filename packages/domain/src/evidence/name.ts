import { say } from '../say/index.ts';
import { contentLanguage, unitOf } from '../text/index.ts';
import { onceFor, type EvidenceSource } from './evidence-source.ts';
import type { EvidenceFinding, Rule, Statement } from './finding.ts';
import { isLikeTyped } from './like-typed.ts';
import { capitalisedByHabit, commonAcronyms, commonEndings, makers, ofNames } from './names.data.ts';
import { isMonth } from './date.ts';
import { isPostWord } from './post-words.ts';
import { stemOf } from './stem.ts';
import { textOf, type Word } from './reading.ts';

const setOf = (row: string) => new Set(row.trim().split(/\s+/));
const byHabit = new Set([...setOf(capitalisedByHabit)].flatMap((word) => [word, stemOf(word)]));
const acronyms = setOf(commonAcronyms);
const endings = commonEndings.split(' ');
const makerOf = new Map(Object.entries(makers).map(([maker, products]) => [maker, setOf(products)]));
const partsOfNames = setOf(ofNames);
/** A shorter word that ends like a common one may well be none: "King", "Ely". */
const LEAST_COMMON = 6;

/** German writes every noun with a capital. */
const isGerman = ({ text }: Pick<Statement, 'text'>) => contentLanguage([text]) === 'de';

/** Capitals inside, all capitals, or a digit: no common word is written so. */
const isUnlikeWord = ({ text }: Word) => /^\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}|\p{Ll}\p{Lu}|[+#]$/u.test(text);

const isAcronym = ({ text }: Word) => /^\p{Lu}[\p{Lu}&\d]*s?$/u.test(text) && text.length > 1;

/** Whether a word is written as a name is, where no sentence begins. */
function isNameLike(word: Word, words: readonly Word[]): boolean {
  if (word.kind !== 'word' || !/\p{Lu}/u.test(word.text)) return false;
  if (isUnlikeWord(word)) return true;
  const isAlone = word.text.length === 1 || !word.isContent;
  if (!/^\p{Lu}/u.test(word.text) || isAlone || CONTRACTED.test(word.text)) return false;
  if (!word.isFirst || makerOf.has(word.lower)) return true;
  // A sentence begins with a capital; what belongs to a house or stands before a name is one.
  const next = words[word.at + 1];
  return partsOfNames.has(next?.lower ?? '') && /^\p{Lu}/u.test(next?.text ?? '');
}
const CONTRACTED = /^I['’]/;

/** Whether the source has a word in any of its forms: inflected, in one or in two words, in other capitals, mistyped. */
function stands(word: Word, { source, words }: Statement): boolean {
  const { lower, stem } = word;
  const known = source.words;
  const beside = [`${words[word.at - 1]?.lower ?? ''}${lower}`, `${lower}${words[word.at + 1]?.lower ?? ''}`];
  return (
    known.has(lower) ||
    known.has(lower.replace(/s$/, '')) ||
    known.has(`${lower}s`) ||
    known.has(lower.replaceAll(/['&]/g, '')) ||
    source.stems.has(stem) ||
    beside.some((joined) => known.has(joined)) ||
    isLikeTyped(lower, source)
  );
}

/** "Microsoft Excel" where Excel is said. */
const isMaker = ({ lower, at }: Word, { source, words }: Statement) =>
  words
    .slice(at + 1, at + 3)
    .some(({ lower: product }) => makerOf.get(lower)?.has(product) && source.words.has(product));

const isSpelledOut = ({ lower }: Word, source: EvidenceSource) => {
  const letters = lower.replaceAll(/[^\p{L}]/gu, '');
  return source.initials.has(letters) || source.initials.has(letters.replace(/s$/, ''));
};

/** Whether it may be a common word that a title or heading wrote with a capital. */
function mayBeCommon(word: Word, statement: Statement): boolean {
  const { lower } = word;
  if (acronyms.has(lower) || acronyms.has(lower.replace(/s$/, ''))) return true;
  if (isUnlikeWord(word)) return false;
  if (byHabit.has(lower) || byHabit.has(word.stem) || isPostWord(word)) return true;
  if (isGerman(statement)) return true;
  return lower.length >= LEAST_COMMON && endings.some((ending) => lower.endsWith(ending));
}

const addresses = (text: string) =>
  text.toLowerCase().match(/(?:https?:\/\/|www\.)[^\s,;)]+|[^\s@,;(]+@[^\s,;)]+/g) ?? [];
const knownAddresses = (source: EvidenceSource) =>
  source.lines.map(({ text }) => text.toLowerCase()).join('\n');

/** A name that no line gives. A word is one only where it cannot be a common word; where it may be either, it is a doubt. */
export const nameRule: Rule = (statement) => {
  const { source, words } = statement;
  const unknown = words.filter(
    (word) =>
      isNameLike(word, words) &&
      !isMonth(statement, word.at) &&
      unitOf(word.lower) === undefined &&
      !statement.renamed.has(word.at) &&
      !stands(word, statement) &&
      !isMaker(word, statement) &&
      !(isAcronym(word) && isSpelledOut(word, source)),
  );
  const typed = onceFor(source, knownAddresses);
  const links = addresses(statement.text).filter((one) => !typed.includes(one.replace(/[.]$/, '')));
  // A common word in the middle of a name is part of it.
  const sure = unknown.filter((word) => !mayBeCommon(word, statement));
  const runs = runsOf(sure, unknown, words);
  const isInRun = (word: Word) => runs.some((run) => run.includes(word));
  return {
    invented: [
      ...runs.map((run) => findingOf(textOf(statement, run))),
      ...links.map((link) => findingOf(link)),
    ],
    doubts: unknown
      .filter((word) => !isInRun(word) && !isQuiet(word, statement))
      .map((word) => findingOf(word.text)),
  };
};

/** Titles and departments need no mark, nor do the nouns of German but behind what stands before a house. */
const isQuiet = (word: Word, statement: Statement) =>
  byHabit.has(word.lower) ||
  byHabit.has(word.stem) ||
  isPostWord(word) ||
  (!isUnlikeWord(word) && isGerman(statement) && statement.words[word.at - 1]?.lower !== 'bei');

/** Words that make one name together: those that are sure, with what unknown capitals stand beside them. */
function runsOf(sure: readonly Word[], unknown: readonly Word[], words: readonly Word[]): Word[][] {
  const places = new Set(unknown.map(({ at }) => at));
  const runs: Word[][] = [];
  for (const word of sure) {
    if (runs.some((run) => run.includes(word))) continue;
    let [from, to] = [word.at, word.at + 1];
    while (places.has(from - 1)) from -= 1;
    while (places.has(to)) to += 1;
    runs.push(words.slice(from, to));
  }
  return runs;
}

const findingOf = (name: string): EvidenceFinding<'name'> => ({
  kind: 'name',
  words: name,
  why: say`None of your lines names ${name}.`,
});
