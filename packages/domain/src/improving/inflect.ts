import { doublingVerbs, irregularPasts, regularVerbs } from './verbs.data.ts';

export type VerbForm = 'base' | 'third-person' | 'gerund' | 'past';

const doubling = new Set(doublingVerbs);
const doublingGerunds = new Set('run cut get put set win begin let split swim sit dig'.split(' '));

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubling.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

/** A verb as a noun: "managing", "planning". */
export function gerund(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !/(?:ee|oe|ye)$/.test(base)) return `${base.slice(0, -1)}ing`;
  const isDoubled = doubling.has(base) || doublingGerunds.has(base);
  return `${base}${isDoubled ? base.at(-1) : ''}ing`;
}

/** A verb of a person in the present: "manages". */
export function thirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/(?:s|x|z|ch|sh|[^o]o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

const bases = [
  ...new Set([
    ...Object.keys(irregularPasts).filter((base) => base !== 'be'),
    ...regularVerbs,
    ...doublingVerbs,
  ]),
];
const pasts = new Map(bases.map((base) => [base, irregularPasts[base] ?? regularPast(base)]));
const byGerund = new Map(bases.map((base) => [gerund(base), base]));
const byThirdPerson = new Map(bases.map((base) => [thirdPerson(base), base]));
const byPast = new Map(bases.map((base) => [pasts.get(base) ?? '', base]));
// Spellings with one l more or less than ours.
for (const [form, base] of [
  ['labelled', 'label'],
  ['modelled', 'model'],
  ['travelled', 'travel'],
  ['counselled', 'counsel'],
  ['fulfilled', 'fulfil'],
  ['enrolled', 'enrol'],
  ['learnt', 'learn'],
] as const)
  byPast.set(form, base);
for (const [form, base] of [
  ['labelling', 'label'],
  ['modelling', 'model'],
  ['travelling', 'travel'],
  ['counselling', 'counsel'],
  ['fulfilling', 'fulfil'],
  ['enrolling', 'enrol'],
] as const)
  byGerund.set(form, base);
pasts.set('fulfil', 'fulfilled');
pasts.set('enrol', 'enrolled');

/** What form of a known verb a word is, and of which; undefined for other words. Lower case expected. */
export function verbForm(word: string): { base: string; form: VerbForm } | undefined {
  const fromGerund = byGerund.get(word);
  if (fromGerund) return { base: fromGerund, form: 'gerund' };
  if (pasts.has(word)) return { base: word, form: word === pasts.get(word) ? 'past' : 'base' };
  const past = byPast.get(word);
  if (past) return { base: past, form: 'past' };
  const third = byThirdPerson.get(word);
  return third ? { base: third, form: 'third-person' } : undefined;
}
