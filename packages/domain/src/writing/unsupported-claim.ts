import { verbForm } from './inflect.ts';
import { numberFacts } from './number-facts.ts';
import { plainWords, synonyms } from './synonyms.data.ts';
import type { Source } from './source.ts';
import type { UnsupportedFact } from './unsupported-fact.ts';
import { comparable, comparableWords, contentStems, stem } from './vocabulary.ts';

const rowsByStem = Map.groupBy(
  synonyms.flatMap((row, at) => row.map((word) => ({ stem: stem(word), at }))),
  (entry) => entry.stem,
);

/** A stem and those that say the same. */
function alike(one: string): string[] {
  const rows = rowsByStem.get(one) ?? [];
  return [one, ...rows.flatMap(({ at }) => (synonyms[at] ?? []).map(stem))];
}

const ROOT = 5;

/** The beginning that "acquired" and "acquisition" share, which the rough stems do not. */
function root(word: string): string {
  return word.slice(0, ROOT);
}

const roots = new WeakMap<Source, Set<string>>();

function rootsOf(source: Source): Set<string> {
  const known =
    roots.get(source) ?? new Set([...source.words].filter((word) => word.length > ROOT).map(root));
  roots.set(source, known);
  return known;
}

function isKnown(word: string, source: Source): boolean {
  const given = rootsOf(source);
  return [word, ...word.split('-')]
    .map(comparable)
    .some(
      (part) =>
        source.words.has(part) ||
        source.initials.has(part) ||
        (part.length > ROOT + 1 && given.has(root(part))) ||
        alike(stem(part)).some((one) => one.length > 2 && source.stems.has(one)),
    );
}

const JOINT = /^(?:and|or|to|then|also|currently|by|,)$/;

/** The words of a sentence that name things: no deeds, figures or plain words. */
function thingsIn(sentence: string): string[] {
  const tokens = sentence.toLowerCase().match(/\p{L}[\p{L}\p{N}'’-]*|[,;:.]|\d\S*/gu) ?? [];
  return tokens.filter((word, at) => {
    if (!/^\p{L}{3,}/u.test(word) || plainWords.has(comparable(word)) || word.endsWith('ly')) return false;
    if (numberFacts(word).length > 0) return false;
    const found = verbForm(word);
    if (!found)
      return !/^(?:the|and|for|with|from|into|that|which|who|was|were|are|has|have|had|its|their|our|this|these|those|per|out|off|own)$/.test(
        word,
      );
    const isDeed =
      found.form === 'past' || found.form === 'gerund' || at === 0 || JOINT.test(tokens[at - 1] ?? '');
    return !isDeed;
  });
}

/** Things that nobody spoke of: "a bar-code system" for a ward that never had one. Half of all, and more than one. */
function inventedThings(sentence: string, source: Source): string | undefined {
  const things = [...new Set(thingsIn(sentence))];
  const novel = things.filter((word) => !isKnown(word, source));
  return novel.length >= 2 && novel.length * 2 >= things.length ? novel.slice(0, 3).join(' ') : undefined;
}

const LEADS =
  /\b(?:led|lead(?:s|ing)?|head(?:ed|ing)|direct(?:ed|ing)|managed|managing|manage|spearhead\w*|oversaw|overs(?:ee\w*)|chair(?:ed|ing)|supervis(?:ed|ing|es?))\b/i;
const GAVE_LEAD =
  /\b(?:lead|led|leading|manag\w*|supervis\w*|head\w*|run|ran|running|charge|responsib\w*|direct\w*|overs\w*|own(?:ed)?|chair\w*)\b/i;
const HELPED =
  /\b(?:help\w*|assist\w*|participat\w*|took part|taking part|involved|contribut\w*|support(?:ed|ing)|part of|member of)\b/i;
const BEGINS =
  /\b(?:co-?)?(?:founded|founding|established|establishing|pioneer\w*|invent(?:ed|ing)|initiated|initiating|spearhead\w*)\b/i;
const BEGUN =
  'found establi start launch introdu creat initiat pioneer spearhe invent set built own open begin began owner'.split(
    ' ',
  );

/** More than the person claimed: leading what was helped with, founding what was joined. */
function raisedRank(sentence: string, source: Source): string | undefined {
  const begins = BEGINS.exec(sentence)?.[0];
  if (begins && !BEGUN.some((word) => source.stems.has(word))) return begins;
  const leads = LEADS.exec(sentence)?.[0];
  if (!leads) return undefined;
  const wanted = contentStems(thingsIn(sentence).join(' '));
  const [closest] = source.statements
    .map(({ quote, stems }) => ({
      quote,
      shared: wanted.intersection(stems).size / Math.max(1, wanted.size),
    }))
    .toSorted((a, b) => b.shared - a.shared);
  return closest && closest.shared >= 0.5 && HELPED.test(closest.quote) && !GAVE_LEAD.test(closest.quote)
    ? leads
    : undefined;
}

interface Figured {
  numbers: Set<number>;
  stems: Set<string>;
}
const figured = new WeakMap<Source, Figured[]>();

function figuredStatements(source: Source): Figured[] {
  const known = figured.get(source);
  if (known) return known;
  const found = source.statements.flatMap(({ quote, stems }) => {
    const numbers = new Set(numberFacts(quote).map((fact) => fact.value));
    return numbers.size > 0 ? [{ numbers, stems: new Set([...stems].flatMap(alike).map(root)) }] : [];
  });
  figured.set(source, found);
  return found;
}

const AROUND = 45;

/** A figure that was given for something else: five entities are not five accountants. */
function movedFigure(sentence: string, source: Source): string | undefined {
  const moved = numberFacts(sentence).find(({ value, words, start }) => {
    const isSpan = /^\+?[\s-]?(?:years?|months?)\b/i.test(sentence.slice(start + words.length));
    if (value < 2 || isSpan || (value >= 1950 && value <= 2100)) return false;
    const given = figuredStatements(source).filter(({ numbers }) => numbers.has(value));
    const near = sentence.slice(Math.max(0, start - AROUND), start + words.length + AROUND);
    const context = comparableWords(near)
      .filter(
        (word) =>
          /\p{L}/u.test(word) && (!plainWords.has(word) || /^(?:year|month|week|day|hour)$/.test(word)),
      )
      .map((word) => root(stem(word)));
    return (
      given.length > 0 &&
      context.length > 0 &&
      !given.some(({ stems }) => context.some((one) => stems.has(one)))
    );
  });
  return moved?.words;
}

/**
 * What a sentence claims beyond its figures and names: a deed about things that nobody spoke of, a rank that was not
 * held, a figure that belongs to something else. Words of the same meaning and plain words claim nothing.
 */
export function unsupportedClaim(sentence: string, source: Source): UnsupportedFact | undefined {
  const figure = movedFigure(sentence, source);
  if (figure) return { kind: 'number', words: figure };
  const claim = raisedRank(sentence, source) ?? inventedThings(sentence, source);
  return claim ? { kind: 'claim', words: claim } : undefined;
}

/** Words of the same meaning as a word in its compared form, itself included where a row has it. */
export function synonymsOf(word: string): string[] {
  return (rowsByStem.get(stem(word)) ?? []).flatMap(({ at }) => [...(synonyms[at] ?? [])]);
}
