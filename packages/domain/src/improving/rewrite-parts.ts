import { conjugate } from './conjugate.ts';
import { gerund, inflect, verbForm, type VerbForm } from './inflect.ts';
import { verbFamilies } from './verb-families.data.ts';

export interface Opening {
  base: string;
  form: VerbForm;
  /** The verb as it stands, and what follows it. */
  word: string;
  rest: string;
}

/** The verb that opens a statement; null where none does. */
export function openingVerb(statement: string): Opening | null {
  const [word = ''] = /^\p{L}+/u.exec(statement) ?? [];
  const found = verbForm(word.toLowerCase());
  return found ? { ...found, word, rest: statement.slice(word.length) } : null;
}

/** "work with" in the past: "worked with". */
function inForm(verb: string, form: VerbForm): string {
  const [base = '', ...particle] = verb.split(' ');
  const said = form === 'past' ? inflect(base, 'past') : form === 'gerund' ? gerund(base) : base;
  return [said, ...particle].join(' ');
}

/** A statement with other verbs of the same family, at most three. */
export function otherVerbs(statement: string): string[] {
  const opening = openingVerb(statement);
  if (!opening || (opening.form !== 'past' && opening.form !== 'base')) return [];
  const family = verbFamilies.find(([first]) => first === opening.base) ?? [];
  // "worked with suppliers": another verb would need another preposition.
  if (/^ (?:with|on|for|in|at|to|up|out|off|after|into)\b/.test(opening.rest)) return [];
  return family
    .filter((verb) => verb !== opening.base)
    .slice(0, 3)
    .map((verb) => capital(inForm(verb, opening.form)) + opening.rest);
}

/** The result first: "Introduced checks, cutting errors" becomes "Cut errors by introducing checks". Null without one. */
export function resultFirst(statement: string): string | null {
  const [, deed = '', result = ''] =
    /^(\p{L}[^,;]{8,}),? (?:(?:thereby|thus) )?((?:cutting|reducing|saving|increasing|raising|improving|lowering|growing|boosting|halving|doubling|speeding up|shortening|winning|bringing) .+)$/iu.exec(
      statement,
    ) ?? [];
  const [, cause = '', change = ''] =
    /^(\p{L}[^,;]{8,}), which ((?:cut|reduced|saved|increased|raised|improved|lowered|grew|boosted|halved|doubled|shortened|won|brought|took) .+)$/iu.exec(
      statement,
    ) ?? [];
  const from = deed || cause;
  const opening = openingVerb(from);
  if (!opening || opening.form !== 'past') return null;
  const means = conjugate(`${from.charAt(0).toLowerCase()}${from.slice(1)}`, 'past', 'gerund');
  const effect = deed === '' ? change : conjugate(result, 'gerund', 'past');
  if (!means || !effect) return null;
  return capital(`${effect.replace(/\.$/, '')} by ${means}`);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
