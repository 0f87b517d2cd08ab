import { doublingVerbs, irregularPasts, nounLikeVerbs, regularVerbs } from './verbs.data.ts';

export type Tense = 'past' | 'present';
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

/** A known verb in the tense of a CV statement: "led" or "lead". */
export function inflect(base: string, tense: Tense): string {
  return tense === 'past' ? (pasts.get(base) ?? regularPast(base)) : base;
}

const DETERMINED =
  /^(?:the|a|an|all|any|each|every|both|new|my|our|your|his|her|its|their|this|these|those|some|many|several|various|different|up|out|in|off|on|over|down|back|through|to|with|for|about|around|over|[$€£]?\d\S*|two|three|four|five|six|seven|eight|nine|ten|customers|clients|patients|students|children|people|staff|users|guests)$/i;
const NOUN_FOLLOWS = /^(?:of|and|or|&|in|at|for|from|on|to|is|was|are|were|by|per)$/i;

const PLURAL_OBJECT = new Set(
  (
    'wash cook clean sort load fix repair interview fill price label pack plan process check order design test cut draw paint review ' +
    'schedule update track monitor file mentor tutor move answer call contact greet host slice stack tile treat visit watch'
  ).split(' '),
);
// Plurals that rather make a name with the word before them: "process improvements", "order forms".
const NAME_PLURAL =
  /^(?:improvements|results|forms|reviews|levels|skills|tools|services|sales|operations|procedures|standards|systems|specialists|managers|patterns|sheets|lists|books|times|points|works|drivers|engineers|methods|activities|centres|centers)$/i;
const OPENS_PREPOSITION = new Set(
  'work look care deal refer report cook help cater wait travel check log sign fill'.split(' '),
);

/**
 * Whether a known verb form stands as a verb, by the word behind it ('' at the end). Bases and third persons that
 * are as often nouns need a word that begins an object.
 */
export function standsAsVerb(found: { base: string; form: VerbForm }, next: string): boolean {
  const word = next.replace(/[,.;:]+$/, '');
  if (found.form === 'past') return true;
  if (!nounLikeVerbs.has(found.base)) return word !== '';
  if (found.form === 'third-person') {
    if (/^(?:report|respond|talk|speak|listen|attend|refer|look|care|work|deal|lead|run)$/.test(found.base))
      return true;
    return word !== '' && !NOUN_FOLLOWS.test(word);
  }
  if (PLURAL_OBJECT.has(found.base) && /[^s]s$/.test(word)) return !NAME_PLURAL.test(word);
  if (/^(?:for|to|with|in|on)$/i.test(word)) return OPENS_PREPOSITION.has(found.base);
  return DETERMINED.test(word) || /^(?:alone|together|hard|\p{Ll}{3,}ly)$/u.test(word);
}
