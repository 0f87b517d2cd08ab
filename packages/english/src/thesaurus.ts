import { meaningsOf } from './inflect.ts';
import { senses, wider } from './wordnet.data.ts';

/** What a word or phrase may mean, by WordNet. */
export interface Meaning {
  /** Its senses, with those it is derived from: "repair" and "mend" have one in common, "driver" and "drive" too. */
  senses: readonly string[];
  /** What is one step wider: of "lorry", what "truck" is. */
  wider: readonly string[];
  /** What is wider by any number of steps: of "lorry", what "vehicle" is too. Found when it is first asked for. */
  readonly above: ReadonlySet<string>;
  /** Whether it may name a person by what they are or do: "welder", "member", "winner". */
  isPerson: boolean;
}

const tableOf = (lines: string) =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line): [string, string] => {
        const at = line.indexOf('=');
        return [line.slice(0, at), line.slice(at + 1)];
      }),
  );
let tables: { senses: Map<string, string>; wider: Map<string, string> } | undefined;

const none: Meaning = { senses: [], wider: [], above: new Set(), isPerson: false };
const known = new Map<string, Meaning>();
const MOST_KNOWN = 20_000;

const widerOf = (sense: string) => tables?.wider.get(sense)?.split(' ') ?? [];

function closureOf(some: readonly string[]): Set<string> {
  const found = new Set(some);
  // A set grows while it is walked.
  for (const sense of found) for (const one of widerOf(sense)) found.add(one);
  return found;
}

/** "Went into" as "go into": a phrase that begins with a verb stands under its lemma. */
function phrasalForms(phrase: string): string[] {
  const end = phrase.indexOf(' ');
  if (end < 0) return [];
  return meaningsOf(phrase.slice(0, end)).flatMap(({ pos, lemma }) =>
    pos === 'verb' ? [lemma + phrase.slice(end)] : [],
  );
}

function read(phrase: string): Meaning {
  tables ??= { senses: tableOf(senses), wider: tableOf(wider) };
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
  const before = phrase.slice(0, phrase.length - last.length);
  const readings = meaningsOf(last);
  const forms = new Set([phrase, ...readings.map(({ lemma }) => before + lemma), ...phrasalForms(phrase)]);
  const nouns = new Set([
    phrase,
    ...readings.flatMap(({ pos, lemma }) => (pos === 'noun' ? [before + lemma] : [])),
  ]);
  const found = [...forms].flatMap((form) => tables?.senses.get(form) ?? []);
  if (found.length === 0) return none;
  const own = [...new Set(found.flatMap((line) => line.replace('!', '').split(' ')))];
  const direct = [...new Set(own.flatMap(widerOf))];
  let above: Set<string> | undefined;
  return {
    senses: own,
    wider: direct,
    get above() {
      return (above ??= closureOf(direct));
    },
    isPerson: [...nouns].some((noun) => tables?.senses.get(noun)?.startsWith('!')),
  };
}

/**
 * What a word, or a phrase of up to three, may mean in its commonest senses, in any inflection; empty where it is not
 * known. Two are synonyms in some sense where their `senses` meet; one may be wider than another where its `senses`
 * meet the `wider` of the other. Pure; the first call reads the table (a tenth of a second).
 * @param phrase lower case
 */
export function thesaurusOf(phrase: string): Meaning {
  const before = known.get(phrase);
  if (before) return before;
  const found = read(phrase);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(phrase, found);
  return found;
}
