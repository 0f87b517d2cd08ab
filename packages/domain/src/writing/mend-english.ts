import { gerund, inflect, standsAsVerb, verbForm } from './inflect.ts';
import { misspellings, uncountables } from './misspellings.data.ts';
import { nounLikeVerbs } from './verbs.data.ts';

const spelled = new Map(Object.entries(misspellings));
const WORDS = new RegExp(`\\b(?:${[...spelled.keys()].join('|')})\\b`, 'gi');
const UNCOUNTABLE = new RegExp(`\\b(${uncountables.join('|')})s\\b`, 'gi');
const COUNTED =
  /\b((?:[2-9]|[1-9]\d+|\d{1,3}(?:,\d{3})+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|many|several)(?: new| young| other)?) (person|year|month|week|day|worker|customer|guest|client|patient|table|room|child|student|colleague|employee)(?=$|[,.;]| (?:in|for|at|of|on|with|per|a|each|every|from|and|to|how|every)\b)/gi;
const plurals: Readonly<Record<string, string>> = { person: 'people', child: 'children' };
// Only verbs that are hardly ever nouns: "for make soup" must not touch "for work" or "with support".
const BARE =
  /\b(for|of|by|about) (make|prepare|clean|serve|sell|teach|give|keep|bring|buy|build|take care|receive|deliver|manage|maintain|organi[sz]e|repair|operate|provide|improve|learn|do)(?= (?!of\b)[a-z0-9])/g;

function sameCase(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** "I was teach", "I am work", "I have work", "I did manage": an auxiliary before a bare verb. */
function withoutAuxiliary(text: string): string {
  return text.replace(
    /^(i )?(was|am|have|did|do|is) ((?!able\b|part\b|set\b|put\b|cut\b|read\b|let\b)[a-z]+)(?= (?!to\b)(\S+))/i,
    (whole, subject: string | undefined, auxiliary: string, word: string, next: string) => {
      const found = verbForm(word.toLowerCase());
      if (!subject && !/^did$/i.test(auxiliary)) return whole;
      if (
        found?.form !== 'base' ||
        (!subject && !standsAsVerb(found, next)) ||
        inflect(found.base, 'past') === found.base
      )
        return whole;
      const isPast = /^(?:was|have|did)$/i.test(auxiliary);
      return `${subject ?? ''}${inflect(found.base, isPast ? 'past' : 'present')}`;
    },
  );
}

/** Slips that have one right form: spelling, doubled words, a lower-case "i", uncountable plurals, "5 person". Facts stay. */
export function mendEnglish(text: string): string {
  return withoutAuxiliary(
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ([,;])(?=\s)/g, '$1')
      .replaceAll(/\b(?!had\b|that\b)(\p{Ll}+) \1\b/gu, '$1')
      .replaceAll(/(?<![\p{L}\p{N}.])i(?=$| |'(?:m|ve|d|ll)\b)/gu, 'I')
      .replaceAll(WORDS, (word) => sameCase(word, misspelling(word, text) ?? word))
      .replaceAll(UNCOUNTABLE, '$1')
      .replaceAll(
        COUNTED,
        (_whole, count: string, noun: string) => `${count} ${plurals[noun.toLowerCase()] ?? `${noun}s`}`,
      )
      .replaceAll(BARE, (whole, preposition: string, verb: string) => {
        const [first = '', ...rest] = verb.split(' ');
        return nounLikeVerbs.has(first) && first !== 'clean' && first !== 'serve'
          ? whole
          : [preposition, gerund(first), ...rest].join(' ');
      })
      .replace(/\b((?:increas|reduc|improv|rais|decreas)ed [^.;]{1,60}) with (?=\d[\d.,]*\s?%)/i, '$1 by ')
      .replaceAll(/\.{2}(?!\.)/g, '.')
      .trim(),
  );
}

const STAGE =
  /\b(?:theatre|theater|theatrical|stage|film|costumes?|wardrobe|ballet|opera|dance|musical|playhouse|circus)\b/i;

/** The right spelling of a frequent slip that stands in a text, lower case; undefined for every other word. */
export function misspelling(word: string, text: string): string | undefined {
  // Letters all capital are shorthand; and who dresses actors is no customer.
  if (word.length > 1 && word === word.toUpperCase()) return undefined;
  const lower = word.toLowerCase();
  return lower.startsWith('costumer') && STAGE.test(text) ? undefined : spelled.get(lower);
}
