import { misspellings } from './misspellings.data.ts';

/** The slips that are right beside these words: a trade, a people, a loan word. */
const rightBeside: Readonly<Record<string, RegExp>> = {
  calender:
    /\b(?:paper|rubber|textiles?|leather|vinyl|plastics?|fabric|cloth|rolls?|mill|film|sheets?|press|machines?|operators?|helper|feeder|tender|runner|worker|supervisor|stack)\b/i,
  // One makes costumes, unless something is done for customers.
  costumer: /^(?!.*\bcostumer (?:service|care|support|satisfaction|complaint|quer|facing|relation|base))/isu,
  costumers:
    /\b(?:theatre|theater|theatrical|stage|film|costumes?|wardrobe|ballet|opera|dance|musical|playhouse|circus)\b/i,
  manger: /\b(?:garde|pr[eê]t|salle|bon|nativity|hay|crib|stable)\b/i,
  peoples:
    /\b(?:indigenous|first|native|aboriginal|tribal|nomadic|minority|slavic|nordic|baltic|african|asian|american|european|world['’]s)\b/i,
  profesional:
    /\b(?:formaci[oó]n|desarrollo|capacitaci[oó]n|t[eé]cnic[oa]|instituto|colegio|carrera|de|del)\b/i,
  responsable: /\bresponsable d(?:e|es|el|u|['’])/i,
};

/** Those that are words or names in another language: with a capital inside a sentence they name something. */
const elsewhere = new Set(
  'accomodate adress assistent comunicate excellant happend im intrest langauge liase peoples personel profesional relavant responsable restaurent skils suport wich wierd'.split(
    ' ',
  ),
);

const NEAR = 40;
const SENTENCE_BEFORE = /(?:^|[.!?:•\n]|\n[-*–])\s*$/;
/** What makes a word part of an address: "realy.com", "costumer@example.org". */
const ADDRESS_BEFORE = /[@/_.]$/;
const ADDRESS_AFTER = /^(?:[@/_]|\.[\p{L}\p{N}])/u;

function isRightHere(text: string, at: number, word: string): boolean {
  const lower = word.toLowerCase();
  const before = text.slice(Math.max(0, at - NEAR), at);
  const after = text.slice(at + word.length, at + word.length + NEAR);
  // Letters all capital are shorthand.
  if (word.length > 1 && word === word.toUpperCase()) return true;
  if (ADDRESS_BEFORE.test(before) || ADDRESS_AFTER.test(after)) return true;
  if (elsewhere.has(lower) && /^\p{Lu}/u.test(word) && !SENTENCE_BEFORE.test(before)) return true;
  const context = rightBeside[lower];
  return context?.test(`${before}${word}${after}`) ?? false;
}

/**
 * The right spelling, in lower case, of a frequent slip that stands at a place in a text; undefined for every other
 * word, and where the word may be a name, an address or right after all.
 */
export function misspelling(text: string, at: number, word: string): string | undefined {
  const right = misspellings.get(word.toLowerCase());
  return right === undefined || isRightHere(text, at, word) ? undefined : right;
}
