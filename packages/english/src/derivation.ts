import { inflect, meaningsOf } from './inflect.ts';
import { thesaurusOf } from './thesaurus.ts';

/** How a noun of doing may end, and what the verb has there instead; the longest endings first. */
const DOING: readonly (readonly [ending: string, verb: readonly string[]])[] = [
  ['tenance', ['tain']],
  ['isation', ['ise', 'ize']],
  ['ization', ['ize', 'ise']],
  ['ication', ['y', 'icate']],
  ['ation', ['ate', 'e', '']],
  ['ition', ['e', 'ite', '']],
  ['ction', ['ct', 'ce']],
  ['ption', ['be', 'pt', 've']],
  ['sion', ['d', 'de', 's', 'se']],
  ['tion', ['te', 't', '']],
  ['ance', ['', 'e']],
  ['ence', ['', 'e']],
  ['ment', ['']],
  ['ysis', ['yse', 'yze']],
  ['ing', ['', 'e']],
  ['ery', ['er', '']],
  ['al', ['', 'e']],
  ['y', ['']],
];
/** How whoever does something is called after it. */
const DOER: typeof DOING = [
  ['er', ['', 'e']],
  ['or', ['', 'e']],
];
const LEAST_STEM = 3;

const isVerb = (word: string) =>
  meaningsOf(word).some(({ pos, form, lemma }) => pos === 'verb' && form === 'base' && lemma === word);

function verbFrom(noun: string, endings: typeof DOING): string | null {
  const { senses } = thesaurusOf(noun);
  for (const [ending, verbs] of endings) {
    const stem = noun.slice(0, -ending.length);
    if (!noun.endsWith(ending) || stem.length < LEAST_STEM) continue;
    // "plan" of "planning"
    const single = /([bdfgklmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
    const found = [...verbs.map((one) => stem + one), ...single].find(
      (verb) =>
        isVerb(verb) &&
        // "Hoping" is of hope, not of hop.
        (ending !== 'ing' || inflect(verb, 'gerund') === noun) &&
        thesaurusOf(verb).senses.some((sense) => senses.includes(sense)),
    );
    if (found) return found;
  }
  return null;
}

/**
 * The verb that a noun of doing is made from: "installation" -> "install", "maintenance" -> "maintain"; null where its
 * form tells of none, or where the dictionary does not hold the two to be of one meaning.
 * @param noun lower case, singular
 */
export function verbOfDoing(noun: string): string | null {
  return verbFrom(noun, DOING);
}

/** The verb of whoever does something: "driver" -> "drive"; null as above. */
export function verbOfDoer(noun: string): string | null {
  return thesaurusOf(noun).isPerson ? verbFrom(noun, DOER) : null;
}
