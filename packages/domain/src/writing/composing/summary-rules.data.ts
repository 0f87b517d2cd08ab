import { inflect } from '@candor/english';
import { replaceToken, type Match, type Rule, type RuleEdit } from '@candor/english/rules';
import { indefiniteArticle } from '../../text/index.ts';
import { instead, verbsWith, without } from './verbs-with.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A second "I" behind "and": a verb of the present takes the form that the first one gets. */
function coordinated(match: Match, from: number): RuleEdit[] | null {
  const verbs = verbsWith(match.sentence, from);
  return verbs && verbs.map((verb) => replaceToken(verb, inflect(verb.lemma, 'present3')));
}

/** How somebody says what they want, and what a summary says for it. */
const WISHES: readonly (readonly [RegExp, string])[] = [
  [/^(?:now )?(?:i |i(?=['’]))?(?:(?:would|['’]d) (?:like|love)|want|hope|wish|aim) to\b/i, 'Looking to'],
  [
    /^(?:now )?(?:i |i(?=['’]))?(?:(?:would|['’]d) (?:like|love)|want)(?= (?!it\b|them\b|that\b)\p{L})/iu,
    'Looking for',
  ],
  [
    /^(?:now )?i(?: am|['’]m) (?:\p{L}+ly |now )?(?:seeking(?! to\b)|(?:looking|searching) for)\b/iu,
    'Looking for',
  ],
  [/^(?:now )?i(?: am|['’]m) (?:\p{L}+ly |now )?(?:looking|seeking) to\b/iu, 'Looking to'],
  [/^i (?:look|search) for\b/i, 'Looking for'],
];

/** A wish as a summary says it: "I want to lead a kitchen" as "Looking to lead a kitchen"; any other sentence as it is. */
export function wished(sentence: string): string {
  const [pattern, said = ''] = WISHES.find(([one]) => one.test(sentence)) ?? [];
  return pattern ? sentence.replace(pattern, said) : sentence;
}

/**
 * A summary has no "I": its sentences lack their subject ("Speaks Dutch"). What still says "I" or "my" behind these
 * rules is left for the person.
 */
export const SUMMARY_RULES: readonly Rule[] = [
  {
    id: 'role-sought',
    pattern: "^ 'looking' to/'to' be/'be|become' thing/~NP",
    edit: (match) => {
      const role = match.all('thing');
      const [first, last] = [role[0], role.at(-1)];
      if (!first || !last) return [];
      const said = match.text.slice(first.span.start, last.span.end).replace(/^(?:an?|the) /i, '');
      return [instead(match, match.token('to'), last, `for a role as ${indefiniteArticle(said)} ${said}`)];
    },
    examples: [['Looking to be site engineer', 'Looking for a role as a site engineer']],
    leaves: ['Looking to lead a kitchen'],
  },
  {
    id: 'years-in',
    pattern: "^ first/'i' 'have|'ve|’ve' 'worked|been|spent' in/'in|with|on' thing/~NP 'for' years/~NP",
    where: ({ all }) => /^(?:years?|seasons?|months?)$/i.test(all('years').at(-1)?.text ?? ''),
    edit: (match) => {
      const years = match.all('years');
      const [first, last] = [years[0], years.at(-1)];
      if (!first || !last) return [];
      const said = match.text.slice(match.token('in').span.start, match.all('thing').at(-1)?.span.end);
      return [
        instead(
          match,
          match.token('first'),
          last,
          `${capital(match.text.slice(first.span.start, last.span.end))} ${said}`,
        ),
      ];
    },
    examples: [['I have worked in nursing homes for eleven years', 'Eleven years in nursing homes']],
    leaves: ['I have worked in nursing homes', 'Eleven years in nursing homes'],
  },
  {
    id: 'is-what',
    pattern:
      "^ first/'i' 'am|'m|’m|is' article/'a|an'? ~adverb* thing/~noun|adjective|name|verb:pastParticiple",
    edit: (match) => {
      const { tokens } = match.sentence;
      const article = match.all('article')[0];
      const next = tokens[article ? tokens.indexOf(article) + 1 : 2];
      return next ? [without(match, match.token('first'), next)] : [];
    },
    examples: [
      ['I am a civil engineer from Syria', 'civil engineer from Syria'],
      ['I is a finance manager', 'finance manager'],
    ],
    leaves: ['I am looking for a post', 'Civil engineer from Syria'],
  },
  {
    id: 'third-person-present',
    pattern: "^ first/'i' ~adverb* verb/verb:base|verb:present3",
    where: ({ sentence }) => !sentence.isNegated && !sentence.isQuestion,
    edit: (match) => {
      const { tokens } = match.sentence;
      const edits = coordinated(match, tokens.indexOf(match.token('verb')));
      const next = tokens[1];
      return edits && next ? [without(match, match.token('first'), next), ...edits] : [];
    },
    examples: [
      ['I speak Afrikaans and German', 'speaks Afrikaans and German'],
      ['I bring people together', 'brings people together'],
    ],
    leaves: ['I do not mind early starts', 'Speaks German'],
  },
  {
    id: 'i-alone',
    pattern: "^ first/'i' ~adverb* verb/verb:past",
    where: ({ sentence, token }) => !sentence.isNegated && token('verb').lemma !== 'be',
    edit: (match) => [without(match, match.token('first'), match.sentence.tokens[1] ?? match.token('verb'))],
    examples: [['I taught engine repair in Asmara', 'taught engine repair in Asmara']],
    leaves: ['I did not teach'],
  },
];
