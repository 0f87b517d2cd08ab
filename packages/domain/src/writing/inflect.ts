import { doublingVerbs, irregularPasts, regularVerbs } from './verbs.data.ts';

export type Tense = 'past' | 'present';

const doubling = new Set(doublingVerbs);

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubling.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

function gerundOf(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !base.endsWith('ee')) return `${base.slice(0, -1)}ing`;
  const isDoubled =
    doubling.has(base) ||
    ['run', 'cut', 'get', 'put', 'set', 'win', 'begin', 'let', 'split', 'swim'].includes(base);
  return `${base}${isDoubled ? base.at(-1) : ''}ing`;
}

function thirdPersonOf(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'do') return 'does';
  if (base === 'go') return 'goes';
  if (/(?:s|x|z|ch|sh)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

const bases = [...new Set([...Object.keys(irregularPasts).filter((base) => base !== 'be'), ...regularVerbs])];
const pasts = new Map(bases.map((base) => [base, irregularPasts[base] ?? regularPast(base)]));
const byGerund = new Map(bases.map((base) => [gerundOf(base), base]));
const byThirdPerson = new Map(bases.map((base) => [thirdPersonOf(base), base]));
const byPast = new Map(bases.map((base) => [pasts.get(base) ?? '', base]));

/** What form of a known verb a word is, and of which; undefined for other words. Lower case expected. */
export function verbForm(
  word: string,
): { base: string; form: 'base' | 'third-person' | 'gerund' | 'past' } | undefined {
  const gerund = byGerund.get(word);
  if (gerund) return { base: gerund, form: 'gerund' };
  if (pasts.has(word)) return { base: word, form: word === pasts.get(word) ? 'past' : 'base' };
  const past = byPast.get(word);
  if (past) return { base: past, form: 'past' };
  const third = byThirdPerson.get(word);
  return third ? { base: third, form: 'third-person' } : undefined;
}

/** A known verb in the tense of a CV statement: "led" or "lead". */
export function inflect(base: string, tense: Tense): string {
  return tense === 'past' ? (pasts.get(base) ?? regularPast(base)) : base;
}

/** The base of a gerund, known verbs only. */
export function baseOfGerund(word: string): string | undefined {
  return byGerund.get(word.toLowerCase());
}
