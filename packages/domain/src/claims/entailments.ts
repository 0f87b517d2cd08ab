import { deeds, things } from './deeds.data.ts';
import type { Word } from './reading.ts';
import { stemOf } from './stem.ts';

/** How what a sentence says follows from what a statement says: it does, it says more, or neither says the other. */
export type Entailment = 'entailed' | 'stronger' | 'unlike';

/** A word or phrase of a text that a resource knows. */
export interface Known {
  key: string;
  words: readonly Word[];
}

interface Row {
  /** What says the same. */
  own: ReadonlySet<string>;
  /** What says the same or more. */
  all: ReadonlySet<string>;
  isOfAny: boolean;
}

/** Which words of a resource follow from which. */
export interface Entailments {
  /** The words and phrases of a text that it knows, the longest first. */
  knownIn: (words: readonly Word[]) => Known[];
  relationOf: (said: string, given: string) => Entailment;
  /** Whether it may be told of whoever did anything to the thing. */
  isOfAny: (said: string) => boolean;
}

const keyOf = (phrase: string) =>
  (phrase.match(/[\p{L}\d%&'’-]+/gu) ?? [])
    .flatMap((word) => word.split('-'))
    .map((word) => stemOf(word.replaceAll('’', "'")))
    .join(' ');
const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

interface Parsed {
  name: string;
  own: string[];
  narrower: string[];
  isOfAny: boolean;
}

/** The rows of a resource as they are written. */
export function rowsOf(text: string): Parsed[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', star, same, narrower] =
        /^(\[?[^=<*\]]+?\]?)\s*(\*)?\s*(?:=([^<]*))?(?:<(.*))?$/u.exec(line) ?? [];
      const own = [...(name.startsWith('[') ? [] : [name]), ...listOf(same)];
      return { name, own, narrower: listOf(narrower), isOfAny: star !== undefined };
    });
}

const PARTICLE = /^(?:up|out|on|off|over|in|down|after|back|for|through|round|around|away|apart|together)$/;
const PREPOSITION = /^(?:in|to|with|for|on|at|from)$/;
/** How many words may stand between a verb and its particle. */
const FARTHEST = 4;

/** Where each word of a phrase stands, from a place on; undefined where it does not begin there. */
function phraseAt(words: readonly Word[], from: number, stems: readonly string[]): Word[] | undefined {
  const straight = words.slice(from, from + stems.length);
  if (straight.length === stems.length && straight.every(({ stem }, at) => stem === stems[at]))
    return straight;
  const [, particle = ''] = stems;
  const verb = words[from];
  if (stems.length !== 2 || !verb || !PARTICLE.test(particle)) return undefined;
  const behind = words.slice(from + 1, from + 2 + FARTHEST).find(({ lower }) => lower === particle);
  return behind?.clause === verb.clause ? [verb, behind] : undefined;
}

/** Reads a resource; it is read when it is first asked. */
function entailmentsOf(text: string): Entailments {
  const parsed = rowsOf(text);
  const byName = Map.groupBy(parsed, ({ name }) => name);
  const closures = new Map<Parsed, Set<string>>();
  const closureOf = (row: Parsed): Set<string> => {
    const before = closures.get(row);
    if (before) return before;
    const found = new Set(row.own.map(keyOf));
    closures.set(row, found);
    for (const one of row.narrower) {
      const rows = byName.get(one) ?? [];
      if (!one.startsWith('[')) found.add(keyOf(one));
      for (const narrower of rows) for (const key of closureOf(narrower)) found.add(key);
    }
    return found;
  };
  const rowsBy = new Map<string, Row[]>();
  const keys = new Set<string>();
  for (const row of parsed) {
    const own = new Set(row.own.map(keyOf));
    const made = { own, all: closureOf(row), isOfAny: row.isOfAny };
    for (const key of own) rowsBy.set(key, [...(rowsBy.get(key) ?? []), made]);
    for (const key of made.all) keys.add(key);
  }
  const phrases = [...keys].map((key) => ({ key, stems: key.split(' ').filter((stem) => stem !== 'be') }));
  const byFirst = Map.groupBy(
    phrases.toSorted((a, b) => b.stems.length - a.stems.length),
    ({ stems }) => stems[0] ?? '',
  );
  const follows = (said: string, given: string) =>
    rowsBy.get(said)?.some(({ all }) => all.has(given)) === true;
  return {
    knownIn: (words) => {
      const idiom = new Set<Word>();
      return words.flatMap((word, from) =>
        (byFirst.get(word.stem) ?? []).flatMap(({ key, stems }): Known[] => {
          const found = phraseAt(words, from, stems);
          if (!found || (stems.length === 1 && !word.isContent && !LIGHT.has(key))) return [];
          // "Look after" is no looking; "speak to" is speaking.
          if (stems.length === 1 && idiom.has(word)) return [];
          if (stems.length > 1 && !PREPOSITION.test(stems[1] ?? '')) for (const one of found) idiom.add(one);
          return [{ key, words: found }];
        }),
      );
    },
    relationOf: (said, given) => {
      if (said === given || follows(said, given)) return 'entailed';
      return follows(given, said) ? 'stronger' : 'unlike';
    },
    isOfAny: (said) => rowsBy.get(said)?.some(({ isOfAny }) => isOfAny) === true,
  };
}

let read: { deeds: Entailments; things: Entailments } | undefined;

/** What is known of deeds, and of things, people and qualities. */
export const entailments = () => (read ??= { deeds: entailmentsOf(deeds), things: entailmentsOf(things) });

/** What every deed may be called, which takes its meaning from its object. */
const LIGHT = new Set(
  [
    'do',
    'make',
    'take',
    'get',
    'give',
    'have',
    'put',
    'go',
    'be',
    'set',
    'keep',
    'use',
    'work',
    'handle',
    'see',
  ].map(keyOf),
);

export const isLightWord = ({ stem }: Word) => LIGHT.has(stem);

/** Whether a deed says what is done without its object. */
export const isHeavy = ({ key }: Known) => !LIGHT.has(key);

/** A relation to the best of what is given: "any" where a word may be told of any deed, "light" where what is given is "did" or "took" and could be many a deed. */
export type Relation = Entailment | 'light' | 'any';

/** How words said follow from the best of those that are given. */
export function bestRelation(
  { relationOf, isOfAny }: Entailments,
  alternatives: readonly Known[],
  given: readonly Known[],
): Relation {
  const found = alternatives.flatMap((said) =>
    given.map((one) => ({ relation: relationOf(said.key, one.key), isHeavy: isHeavy(one) })),
  );
  if (found.some((one) => one.isHeavy && one.relation === 'entailed')) return 'entailed';
  if (alternatives.some(({ key }) => isOfAny(key)) && given.length > 0) return 'any';
  if (found.some(({ relation }) => relation === 'entailed')) return 'light';
  return found.some((one) => one.isHeavy && one.relation === 'stronger') ? 'stronger' : 'unlike';
}
