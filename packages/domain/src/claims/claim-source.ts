import type { Figure } from './figures.ts';
import { readingOf, type Clause, type Reading, type Word } from './reading.ts';

export interface SourceClause extends Clause {
  stems: ReadonlySet<string>;
  meanings: ReadonlySet<string>;
  reading: Reading;
}

/** What sentences may rest on, read once. */
export interface ClaimSource {
  /** What was typed, a line or a part of a long one each. */
  typed: readonly string[];
  /** All of it as it is read, a statement a line. */
  text: string;
  readings: readonly Reading[];
  clauses: readonly SourceClause[];
  figures: readonly (Figure & { reading: Reading })[];
  stems: ReadonlySet<string>;
  /** What its words may mean, and what is a step wider. */
  meanings: ReadonlySet<string>;
  roots: ReadonlySet<string>;
  /** Initials of the capitalised names in it, lower case. */
  initials: ReadonlySet<string>;
  judged: Map<string, unknown>;
}

/** A statement of a source; `isFigured` false where its figures belong to something else. */
export interface SourceStatement {
  text: string;
  isFigured?: boolean;
}

export const ROOT = 6;
const JOINER = /^(?:of|and|the|for|de|in|to|du|des|la|le)$/;

/** Runs of capitalised words, which may be joined by small ones. */
export function namesOf(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  for (const [at, word] of words.entries()) {
    const isCapital = /^\p{Lu}/u.test(word.text);
    const isNext = words[at - 1]?.sentence === word.sentence;
    if (!isNext && run.length > 0) {
      runs.push(run);
      run = [];
    }
    if (isCapital || (run.length > 0 && JOINER.test(word.lower))) run.push(word);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

export function initialsOf(words: readonly Word[]): string[] {
  return namesOf(words).flatMap((run) =>
    [run, run.filter(({ lower }) => !JOINER.test(lower))].flatMap((row) =>
      row.flatMap((_one, at) =>
        [2, 3, 4, 5, 6].flatMap((length) => {
          const part = row.slice(at, at + length);
          return part.length === length ? [part.map(({ lower }) => lower.charAt(0)).join('')] : [];
        }),
      ),
    ),
  );
}

/** The figures of a line, each once. */
export function distinct(figures: readonly Figure[]): Figure[] {
  const byMeaning = new Map(
    figures.map((one) => [[one.value, one.until, one.unit, one.per, one.bound, one.form].join(), one]),
  );
  return [...byMeaning.values()];
}

// A longer line is read sentence by sentence, and a longer sentence in parts, so that time grows with length and no faster.
const LONG_LINE = 400;
export const LONGEST_SENTENCE = 800;

/** A text in parts of which none is long. */
export function partsOf(text: string): string[] {
  if (text.length <= LONG_LINE) return [text];
  return text
    .split(/(?<=[.!?;])\s+|(?<=[。！？])/)
    .flatMap((part) =>
      part.length > LONGEST_SENTENCE ? (part.match(/.{1,800}(?:\s|$)|.{800}/gsu) ?? []) : [part],
    );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap(partsOf)
    .filter((line) => line.trim() !== '');
}

type Read = Omit<ClaimSource, 'typed' | 'judged'>;

/** A source of statements. Reading it is the costly part, and it is read when something was not typed so. */
export function claimSource(statements: readonly SourceStatement[]): ClaimSource {
  const lines = statements.flatMap(({ text, isFigured = true }) =>
    linesOf(text).map((line) => ({ line, isFigured })),
  );
  return readLater(
    lines.map(({ line }) => line),
    () => readAll(lines.map(({ line, isFigured }) => ({ reading: readingOf(line), isFigured }))),
  );
}

function readLater(typed: readonly string[], read: () => Read): ClaimSource {
  let made: Read | undefined;
  const whole = () => (made ??= read());
  return {
    typed,
    get text() {
      return whole().text;
    },
    get readings() {
      return whole().readings;
    },
    get clauses() {
      return whole().clauses;
    },
    get figures() {
      return whole().figures;
    },
    get stems() {
      return whole().stems;
    },
    get meanings() {
      return whole().meanings;
    },
    get roots() {
      return whole().roots;
    },
    get initials() {
      return whole().initials;
    },
    judged: new Map(),
  };
}

function readAll(given: readonly { reading: Reading; isFigured: boolean }[]): Read {
  const readings = [...new Set(given.map(({ reading }) => reading))];
  const words = readings.flatMap((reading) => reading.words);
  const figured = new Set(given.flatMap(({ reading, isFigured }) => (isFigured ? [reading] : [])));
  return {
    text: readings.map(({ text }) => text).join('\n'),
    readings,
    clauses: readings.flatMap((reading) =>
      reading.clauses.map((clause): SourceClause => ({
        ...clause,
        reading,
        stems: new Set(clause.words.map((word) => word.stem)),
        meanings: new Set(clause.words.flatMap((word) => reading.meaningsOf.get(word) ?? [])),
      })),
    ),
    figures: [...figured].flatMap((reading) =>
      distinct(reading.figures).map((figure) => ({ ...figure, reading })),
    ),
    stems: new Set(words.map((word) => word.stem)),
    meanings: new Set(readings.flatMap((reading) => [...reading.meaningSet])),
    roots: new Set(words.filter(({ lower }) => lower.length > ROOT).map(({ lower }) => lower.slice(0, ROOT))),
    initials: new Set(readings.flatMap((reading) => initialsOf(reading.words))),
  };
}

const parts = new WeakMap<ClaimSource, Map<string, ClaimSource>>();

/** Some statements of a source as a source by themselves. */
export function narrowed(source: ClaimSource, readings: readonly Reading[]): ClaimSource {
  const known = parts.get(source) ?? new Map<string, ClaimSource>();
  parts.set(source, known);
  const key = readings.map(({ text }) => text).join('\n');
  const figured = new Set(source.figures.map(({ reading }) => reading));
  const found =
    known.get(key) ??
    readLater(
      readings.map(({ text }) => text),
      () => readAll(readings.map((reading) => ({ reading, isFigured: figured.has(reading) }))),
    );
  known.set(key, found);
  return found;
}

const found = new WeakMap<ClaimSource, Map<RegExp, boolean>>();

/** Whether a source holds a pattern; looked for once. */
export function holds(source: ClaimSource, pattern: RegExp): boolean {
  const known = found.get(source) ?? new Map<RegExp, boolean>();
  found.set(source, known);
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const isHeld = pattern.test(source.text);
  known.set(pattern, isHeld);
  return isHeld;
}

const made = new WeakMap<object, WeakMap<ClaimSource, unknown>>();

/** What a function makes of a source, made once. */
export function onceFor<T>(source: ClaimSource, make: (source: ClaimSource) => T): T {
  const known = made.get(make) ?? new WeakMap<ClaimSource, unknown>();
  made.set(make, known);
  if (!known.has(source)) known.set(source, make(source));
  return known.get(source) as T;
}
