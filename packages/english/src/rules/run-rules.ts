import type { EnglishText, Sentence } from '../english-text.ts';
import { readEnglish } from '../read-english.ts';
import { elementsOf, matchAt, neededBy, type Element, type Needed } from './pattern.ts';
import type { Match, Rule, RuleEdit } from './rule.ts';

export type RuleFinding = { ruleId: string; edits: RuleEdit[] };

/** Where in a sentence each word stands, as typed and by its lemma. */
type Places = ReadonlyMap<string, readonly number[]>;

function placesOf({ tokens }: Sentence): Places {
  const places = new Map<string, number[]>();
  const add = (word: string, at: number) => {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  };
  for (const [at, { text, lemma }] of tokens.entries()) {
    const word = text.toLowerCase();
    add(word, at);
    if (lemma !== word) add(lemma, at);
  }
  return places;
}

const NOWHERE: Places = new Map();

/** A text that was read, and where the words of each of its sentences stand. */
type Read = { english: EnglishText; words: readonly Places[] };

function readWithWords(text: string): Read {
  const english = readEnglish(text);
  return { english, words: english.sentences.map(placesOf) };
}

/** A rule with its pattern read. */
type ReadRule = { rule: Rule; elements: Element[]; needed: readonly Needed[] };

/** Rules by the words of which their patterns need one, `any` those that need none; indices into the rules. */
type RuleIndex = { rules: ReadRule[]; any: number[]; byWord: Map<string, number[]> };

const indexes = new WeakMap<readonly Rule[], RuleIndex>();

const readRule = (rule: Rule): ReadRule => {
  const elements = elementsOf(rule.pattern);
  return { rule, elements, needed: neededBy(elements) };
};

function indexOf(rules: readonly Rule[]): RuleIndex {
  const before = indexes.get(rules);
  if (before) return before;
  const index: RuleIndex = { rules: rules.map(readRule), any: [], byWord: new Map() };
  for (const [at, { needed }] of index.rules.entries()) {
    const [rarest] = needed;
    if (!rarest) index.any.push(at);
    else for (const word of rarest.words) index.byWord.set(word, [...(index.byWord.get(word) ?? []), at]);
  }
  indexes.set(rules, index);
  return index;
}

/** The rules that may match in a text, in their order: of many hundred a sentence has the words for a few. */
function rulesFor({ words }: Read, all: readonly Rule[]): ReadRule[] {
  const { rules, any, byWord } = indexOf(all);
  const found = new Set(any);
  for (const sentence of words)
    for (const word of sentence.keys()) for (const at of byWord.get(word) ?? []) found.add(at);
  return [...found].toSorted((a, b) => a - b).flatMap((at) => rules[at] ?? []);
}

function placesIn(places: Places, words: ReadonlySet<string>): number[] {
  const found: number[] = [];
  for (const word of words) for (const at of places.get(word) ?? []) found.push(at);
  return found;
}

/** From where on a pattern may fit in a sentence, by the words that it needs; in order, none twice. */
function startsIn({ tokens }: Sentence, places: Places, needed: readonly Needed[]): Iterable<number> {
  let starts: number[] | undefined;
  for (const { words, behind } of needed) {
    const found = placesIn(places, words);
    if (found.length === 0) return [];
    if (behind !== null) starts ??= found.map((at) => at - behind).filter((at) => at >= 0);
  }
  if (!starts) return tokens.keys();
  return starts.length < 2 ? starts : new Set(starts.toSorted((a, b) => a - b));
}

function findIn(
  { english: { text, sentences }, words }: Read,
  { rule, elements, needed }: ReadRule,
): RuleFinding[] {
  const found: RuleFinding[] = [];
  let free = 0;
  for (const [index, sentence] of sentences.entries()) {
    for (const at of startsIn(sentence, words[index] ?? NOWHERE, needed)) {
      const hit = matchAt(elements, sentence, at);
      if (!hit) continue;
      const all = (name: string) => sentence.tokens.slice(...(hit.named.get(name) ?? [0, 0]));
      const match: Match = {
        text,
        sentence,
        tokens: sentence.tokens.slice(hit.from, hit.to),
        at: hit.from,
        all,
        token: (name) => {
          const [first] = all(name);
          if (!first) throw new Error(`${rule.id} has no "${name}" here`);
          return first;
        },
      };
      if (rule.where && !rule.where(match)) continue;
      const edits = rule.edit(match).filter(({ expected, replacement }) => expected !== replacement);
      const starts = edits.map(({ span }) => span.start);
      if (!edits.length || Math.min(...starts) < free) continue;
      free = Math.max(...edits.map(({ span }) => span.end));
      found.push({ ruleId: rule.id, edits });
    }
  }
  return found;
}

/**
 * What one rule would change in a text, in order and without overlap; spans in UTF-16 units of the text. Nothing where
 * its pattern is not certain.
 */
export function findWithRule(text: string, rule: Rule): RuleFinding[] {
  return findWithRules(text, [rule]);
}

/** What all rules would change in a text, each by itself; by rule, then by place. The text is read once. */
export function findWithRules(text: string, rules: readonly Rule[]): RuleFinding[] {
  const read = readWithWords(text);
  return rulesFor(read, rules).flatMap((rule) => findIn(read, rule));
}

function withEdits(text: string, edits: RuleEdit[]): string {
  let result = text;
  for (const { span, replacement } of edits.toSorted(
    (a, b) => b.span.start - a.span.start || b.span.end - a.span.end,
  ))
    result = result.slice(0, span.start) + replacement + result.slice(span.end);
  return result;
}

/**
 * Applies rules one after another; each reads the text as those before it left it.
 * @returns the text, and the ids of the rules that changed it
 */
export function applyRules(text: string, rules: readonly Rule[]): { text: string; ruleIds: string[] } {
  let read = readWithWords(text);
  const ruleIds: string[] = [];
  for (const one of indexOf(rules).rules) {
    const edits = findIn(read, one).flatMap((finding) => finding.edits);
    if (!edits.length) continue;
    read = readWithWords(withEdits(read.english.text, edits));
    ruleIds.push(one.rule.id);
  }
  return { text: read.english.text, ruleIds };
}
