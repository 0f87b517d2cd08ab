import { splitSentences } from '../cv/index.ts';
import { aliases } from './aliases.data.ts';
import { readText, type Reading, type Word } from './reading.ts';

/** A line that statements may rest on. */
export interface EvidenceLine {
  id: string;
  text: string;
  /** False where its figures belong to something else. Default true. */
  isFigured?: boolean;
}

/** A sentence of a line. */
export interface Unit extends Reading {
  /** The place of its line. */
  line: number;
  isFigured: boolean;
  /** What it names, and its figures behind "#". */
  keys: ReadonlySet<string>;
}

/** Lines that statements may rest on, read once. */
export interface EvidenceSource {
  lines: readonly EvidenceLine[];
  units: readonly Unit[];
  /** The units in which a stem stands, and of a figure its value behind "#". */
  byStem: ReadonlyMap<string, readonly number[]>;
  /** Its words, lower case, and each two that follow one another as one. */
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** Rows of names for one thing, with those of them that it says. */
  aliases: ReadonlyMap<number, ReadonlySet<string>>;
  /** Those of its words that may stand for first letters. */
  acronyms: ReadonlySet<string>;
  /** First letters of words that follow one another. */
  initials: ReadonlySet<string>;
  /** Its lines, sentences and clauses in the form they are compared in. */
  typed: { sentences: ReadonlySet<string>; clauses: ReadonlySet<string> };
}

// A sentence nobody ends is read in parts, so that time grows with length and no faster.
const LONGEST_UNIT = 600;
const PART = /.{1,600}(?:\s|$)|.{600}/gsu;

/** The sentences of a text, split wherever one may end. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/\n+|(?<=;)\s+/)
    .flatMap(splitSentences)
    .flatMap((one) => (one.length > LONGEST_UNIT ? [...(one.match(PART) ?? [])] : [one]))
    .filter((one) => one.trim() !== '');

/** The parts of a sentence between its commas, colons, dashes and brackets. */
export const clausesIn = (text: string): string[] =>
  text.split(/[,:()–—]\s*| - /).filter((one) => one.trim() !== '');

/** Words in the form that what was typed is known by. */
export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}%\p{Sc}+#]+/gu, ' ')
    .trim();

const rows = aliases
  .trim()
  .split(/[;\n]+/)
  .map((row) => row.split('|').map((one) => one.trim().split(' ')));
const aliasesByWord = Map.groupBy(
  rows.flatMap((row, at) => row.map((phrase) => ({ row: at, phrase }))),
  ({ phrase }) => phrase[0] ?? '',
);

/** The rows of other names for what words name, with where it is named. */
export function aliasesIn({
  words,
}: Pick<Reading, 'words'>): { row: number; name: string; from: number; to: number }[] {
  return words.flatMap((word, from) =>
    [word.lower, word.lower.replace(/s$/, '')].flatMap((first, isSingular) =>
      isSingular === 1 && first === word.lower
        ? []
        : (aliasesByWord.get(first) ?? []).flatMap(({ row, phrase }) =>
            phrase.every(
              (part, at) => at === 0 || words[from + at]?.lower.replace(/s$/, '') === part.replace(/s$/, ''),
            )
              ? [{ row, name: phrase.join(' '), from, to: from + phrase.length }]
              : [],
          ),
    ),
  );
}

const JOINERS = new Set('of and the for de in to du des la le & und y et'.split(' '));
const LONGEST_INITIALS = 6;
/** "HM" of "HM Revenue and Customs" stands whole in "HMRC". */
const initialOf = ({ text, lower }: Word) => (/^\p{Lu}{2,3}$/u.test(text) ? lower : lower.charAt(0));

/** First letters of two to six words in a row, with and without the small ones. */
export function initialsIn({
  words,
}: Pick<Reading, 'words'>): { letters: string; from: number; to: number }[] {
  const spelled = words.filter(({ kind }) => kind === 'word');
  return [spelled, spelled.filter(({ lower }) => !JOINERS.has(lower))].flatMap((row) =>
    row.flatMap((first, at) => {
      let letters = initialOf(first);
      return row.slice(at + 1, at + LONGEST_INITIALS).map((word) => {
        letters += initialOf(word);
        return { letters, from: first.at, to: word.at + 1 };
      });
    }),
  );
}

const mayBeAcronym = ({ text, lower, isContent }: Word) =>
  /^\p{Lu}{2,}s?$/u.test(text) || (isContent && lower.length > 2 && lower.length <= LONGEST_INITIALS);

function neighbours({ words }: Reading): string[] {
  return words.flatMap(({ lower }, at) => [lower, `${lower}${words[at + 1]?.lower ?? ''}`]);
}

/** What stands in more sentences tells none of them apart. */
const MOST_UNITS = 400;

/** What a statement names, and its figures behind "#": what it is found by. */
export const keysOf = ({ stems, figures }: Reading): Set<string> =>
  new Set([...stems, ...figures.map(({ value }) => `#${value}`)]);

/** Prepares lines for `judge` and `restsOn`. Pure, linear in time. */
export function evidenceSource(lines: readonly EvidenceLine[]): EvidenceSource {
  const units = lines.flatMap(({ text, isFigured = true }, line) =>
    sentencesIn(text).map((sentence): Unit => {
      const reading = readText(sentence);
      return { ...reading, line, isFigured, keys: keysOf(reading) };
    }),
  );
  const byStem = new Map<string, number[]>();
  for (const [at, { keys }] of units.entries())
    for (const one of keys) {
      const known = byStem.get(one);
      if (known === undefined) byStem.set(one, [at]);
      else if (known.length < MOST_UNITS) known.push(at);
    }
  const sentences = units.map(({ text }) => bare(text));
  return {
    lines,
    units,
    byStem,
    words: new Set(units.flatMap(neighbours)),
    stems: new Set(units.flatMap(({ words }) => words.map(({ stem }) => stem))),
    aliases: new Map(
      [...Map.groupBy(units.flatMap(aliasesIn), ({ row }) => row)].map(([row, found]) => [
        row,
        new Set(found.map(({ name }) => name)),
      ]),
    ),
    acronyms: new Set(units.flatMap(({ words }) => words.filter(mayBeAcronym).map(({ lower }) => lower))),
    initials: new Set(units.flatMap((unit) => initialsIn(unit).map(({ letters }) => letters))),
    typed: {
      sentences: new Set([...lines.map(({ text }) => bare(text)), ...sentences]),
      clauses: new Set([...sentences, ...units.flatMap(({ text }) => clausesIn(text).map(bare))]),
    },
  };
}

/** The places of words that a short or full name, or another name, in the source stands for. */
export function renamedIn(statement: Reading, source: EvidenceSource): Set<number> {
  const spans = [
    ...aliasesIn(statement).filter(({ row, name }) =>
      [...(source.aliases.get(row) ?? [])].some((one) => one !== name),
    ),
    ...initialsIn(statement).filter(({ letters }) => source.acronyms.has(letters)),
  ];
  return new Set(spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_one, at) => from + at)));
}

const made = new WeakMap<object, WeakMap<EvidenceSource, unknown>>();

/** What a function makes of a source, made once. */
export function onceFor<T>(source: EvidenceSource, make: (source: EvidenceSource) => T): T {
  const known = made.get(make) ?? new WeakMap<EvidenceSource, unknown>();
  made.set(make, known);
  if (!known.has(source)) known.set(source, make(source));
  return known.get(source) as T;
}
