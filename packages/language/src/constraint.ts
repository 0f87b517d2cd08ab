import { headIs, isBreak, objectAt, type Candidate } from './candidate.ts';
import type { PartOfSpeech, Reading } from './english-text.ts';

/**
 * A rule of context over what words may be, in the manner of constraint grammar. The elements of `where`, one a word:
 * `noun|verb:base` the word is one of these and nothing else, `?verb:base` it may be, `!noun` it cannot be,
 * `'to|not'` one of these words, `.` any word; `*` behind an element: any number of them. Without width: `^` and `$`,
 * the start and end of a fragment or clause; `OBJECT`, a noun phrase with a determiner, number or adjective begins here;
 * `SINGULAR` and `PLURAL`, a run of nouns begins here whose last is a countable singular or a plural. `>` marks the
 * word that the rule is about.
 */
export type Constraint =
  /** `isDecisive`: proof enough by itself, whatever the taggers say. */
  | { id: string; where: string; keep: string; isDecisive?: true }
  | { id: string; where: string; drop: string }
  /** What is likelier where nothing decides; the word stays uncertain. */
  | { id: string; where: string; prefer: PartOfSpeech }
  /** The word is uncertain here whatever the taggers say. */
  | { id: string; where: string; doubt: true };

type Spec = { pos: string; detail: string | undefined };
type Test = (words: Candidate[], at: number) => boolean;
type Element = { test: Test; width: 0 | 1; isMany: boolean; isTarget: boolean };

function specsOf(text: string): Spec[] {
  return text.split('|').map((one) => {
    const [pos = '', detail] = one.split(':');
    return { pos, detail };
  });
}

function fits(reading: Reading, specs: Spec[]): boolean {
  return specs.some(
    ({ pos, detail }) =>
      pos === reading.pos && (!detail || detail === String(reading.form) || detail === reading.number),
  );
}

function testOf(text: string): { test: Test; width: 0 | 1 } {
  if (text === '^') return { width: 0, test: (words, at) => isBreak(words[at - 1]) };
  if (text === '$') return { width: 0, test: (words, at) => isBreak(words[at]) };
  if (text === 'OBJECT') return { width: 0, test: objectAt };
  if (text === 'SINGULAR') return { width: 0, test: (words, at) => headIs(words, at, 'singular') };
  if (text === 'PLURAL') return { width: 0, test: (words, at) => headIs(words, at, 'plural') };
  if (text === '.') return { width: 1, test: (words, at) => at < words.length };
  if (text.startsWith("'")) {
    const listed = new Set(text.slice(1, -1).split('|'));
    return { width: 1, test: (words, at) => listed.has(words[at]?.lower ?? '') };
  }
  const mode = /^[?!]/.exec(text)?.[0];
  const specs = specsOf(mode ? text.slice(1) : text);
  return {
    width: 1,
    test: (words, at) => {
      const readings = words[at]?.readings ?? [];
      if (at < 0 || at >= words.length) return false;
      if (mode === '?') return readings.some((one) => fits(one, specs));
      if (mode === '!') return !readings.some((one) => fits(one, specs));
      return readings.length > 0 && readings.every((one) => fits(one, specs));
    },
  };
}

function elementOf(text: string): Element {
  const isTarget = text.startsWith('>');
  const isMany = text.endsWith('*');
  return { ...testOf(text.slice(isTarget ? 1 : 0, isMany ? -1 : undefined)), isMany, isTarget };
}

export type CompiledConstraint = {
  id: string;
  elements: Element[];
  change: (word: Candidate) => boolean;
  /** How far the target is from the first element, null where it varies: words with one reading need no look. */
  reach: number | null;
};

function reachOf(elements: Element[]): number | null {
  const before = elements.slice(
    0,
    elements.findIndex(({ isTarget }) => isTarget),
  );
  return before.some(({ isMany }) => isMany) ? null : before.reduce((sum, { width }) => sum + width, 0);
}

/** Leaves a word those of its readings that pass; it never loses the last one. */
function restrict(word: Candidate, passes: (reading: Reading) => boolean): boolean {
  if (word.readings.length < 2) return false;
  const left = word.readings.filter(passes);
  if (!left.length || left.length === word.readings.length) return false;
  word.readings = left;
  return true;
}

export function compile(rule: Constraint): CompiledConstraint {
  const { id } = rule;
  const elements = rule.where.split(' ').map(elementOf);
  const reach = reachOf(elements);
  if ('prefer' in rule || 'doubt' in rule) {
    const change = (word: Candidate) => {
      if ('doubt' in rule) word.isDoubted = true;
      else word.preferred ??= rule.prefer;
      return false;
    };
    return { id, elements, reach: null, change };
  }
  const isKept = 'keep' in rule;
  const isDecisive = isKept && rule.isDecisive === true;
  const specs = specsOf(isKept ? rule.keep : rule.drop);
  const change = (word: Candidate) => {
    const isChanged = restrict(word, (one) => fits(one, specs) === isKept);
    if (isDecisive && word.readings.every((one) => fits(one, specs))) word.isDecided = true;
    return isChanged;
  };
  return { id, elements, reach, change };
}

function targetOf(elements: Element[], words: Candidate[], start: number): number {
  let at = start;
  let target = -1;
  for (const { test, width, isMany, isTarget } of elements) {
    if (isMany) while (at < words.length && test(words, at)) at += 1;
    else if (!test(words, at)) return -1;
    else {
      if (isTarget) target = at;
      at += width;
    }
  }
  return target;
}

/** Applies one rule wherever it matches; whether anything changed. */
export function constrain({ elements, reach, change }: CompiledConstraint, words: Candidate[]): boolean {
  let isChanged = false;
  for (let start = 0; start < words.length; start += 1) {
    if (reach !== null && (words[start + reach]?.readings.length ?? 0) < 2) continue;
    const word = words[targetOf(elements, words, start)];
    if (word && change(word)) isChanged = true;
  }
  return isChanged;
}
