import { aliasesIn, initialsIn, readText, type Reading, type Word } from '../evidence/index.ts';
import { stemsIn } from './stems-in.ts';

/** A word that names something, in the forms by which it may be found elsewhere. */
export interface NamedWord {
  word: Word;
  stems: readonly string[];
  /** What of {@link NamedWords.names} says the same. */
  sameAs: readonly string[];
}

/** What a text names, read once. */
export interface NamedWords {
  reading: Reading;
  words: readonly NamedWord[];
  stems: ReadonlySet<string>;
  /** Those of other names for the things that it names. */
  otherStems: ReadonlySet<string>;
  /** Rows of names for one thing of which it says one, its acronyms, and the first letters of words in a row. */
  names: ReadonlySet<string>;
}

/** Words of a text that are one name, and what says the same elsewhere. */
interface Name {
  from: number;
  to: number;
  own: string;
  sameAs: string;
}

const LEAST_INITIALS = 3;
/** First letters of so many words in a row spell nothing by chance; of fewer only where they are capitals. */
const TELLING_INITIALS = 4;
/** Shorter names for things mean too much when they are written small: "it", "or". */
const LEAST_SMALL = 3;

/** "LIMS", "R&D". */
export const isAcronym = ({ text }: Pick<Word, 'text'>) => /^\p{Lu}[\p{Lu}&]+s?$/u.test(text);
const isCapital = ({ text }: Word) => /^\p{Lu}/u.test(text);
/** Without a sign within: "R&D" is "rd" where letters stand for words. */
const lettersOf = ({ text }: Word) =>
  text
    .replace(/s$/u, '')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

function spelledOut(
  { words }: Reading,
  { from, to, letters }: ReturnType<typeof initialsIn>[number],
): boolean {
  const named = words.slice(from, to);
  const isOneClause = named.every(({ clause }) => clause === named[0]?.clause);
  const isDistinctive =
    letters.length >= TELLING_INITIALS || named.filter(({ isContent }) => isContent).every(isCapital);
  return (
    letters.length >= LEAST_INITIALS &&
    isOneClause &&
    isDistinctive &&
    named.every((word) => !isAcronym(word))
  );
}

function namesIn(reading: Reading): Name[] {
  const { words } = reading;
  const isWritten = ({ from, to, name }: { from: number; to: number; name: string }) =>
    to - from > 1 || name.length >= LEAST_SMALL || words.slice(from, to).every(isAcronym);
  return [
    ...aliasesIn(reading)
      .filter(isWritten)
      .map(({ row, from, to }): Name => ({ from, to, own: `row ${row}`, sameAs: `row ${row}` })),
    ...initialsIn(reading)
      .filter((one) => spelledOut(reading, one))
      .map(({ letters, from, to }): Name => ({
        from,
        to,
        own: `words ${letters}`,
        sameAs: `letters ${letters}`,
      })),
    ...words
      .filter((word) => isAcronym(word) && lettersOf(word).length >= LEAST_INITIALS)
      .map((word): Name => {
        const letters = lettersOf(word);
        return { from: word.at, to: word.at + 1, own: `letters ${letters}`, sameAs: `words ${letters}` };
      }),
  ];
}

/** Reads what a text names; `language` is BCP 47. Words of `framing` say how well, not what. */
export function namedWords(text: string, language: string, framing?: ReadonlySet<string>): NamedWords {
  const reading = readText(text);
  const names = namesIn(reading);
  const words = reading.words
    .filter(({ isContent, lower }) => isContent && !framing?.has(lower))
    .map((word): NamedWord => ({
      word,
      stems: stemsIn(language, word),
      sameAs: names.filter(({ from, to }) => from <= word.at && word.at < to).map(({ sameAs }) => sameAs),
    }));
  return {
    reading,
    words,
    stems: new Set(words.flatMap(({ stems }) => stems)),
    otherStems: new Set(),
    names: new Set(names.map(({ own }) => own)),
  };
}
