import type { Rule } from '@candor/english/rules';
import { indefiniteArticle } from '../../text/index.ts';
import { NO_SUBJECT_BEFORE_PAST } from './subject-rules.data.ts';
import { capitalised } from './write-statement.ts';
import { inForm, indexOf, instead, without } from './verbs-with.ts';

/** How somebody says what they want and who they are, and what a summary says for it. */
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
  [/^(?:now )?i (?:look|search) for\b/i, 'Looking for'],
  [/^i(?: have|['’]ve) been an? /i, ''],
];

/** A wish as a summary says it: "I want to lead a kitchen" as "Looking to lead a kitchen"; any other sentence as it is. */
export function wished(sentence: string): string {
  const [pattern, said = ''] = WISHES.find(([one]) => one.test(sentence)) ?? [];
  return pattern ? capitalised(sentence.replace(pattern, said)) : sentence;
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
      const long = match.text.slice(first.span.start, last.span.end);
      const where = match.text.slice(match.token('in').span.start, match.all('thing').at(-1)?.span.end);
      return [
        instead(
          match,
          match.token('first'),
          last,
          `${long.charAt(0).toUpperCase()}${long.slice(1)} ${where}`,
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
      // A second verb behind "and" takes the form that the first one gets.
      const edits = inForm(match, indexOf(match, match.token('verb')), 'present3');
      const next = match.sentence.tokens[1];
      return edits.length > 0 && next ? [without(match, match.token('first'), next), ...edits] : [];
    },
    examples: [
      ['I speak Afrikaans and German', 'speaks Afrikaans and German'],
      ['I bring people together', 'brings people together'],
    ],
    leaves: ['I do not mind early starts', 'Speaks German'],
  },
  NO_SUBJECT_BEFORE_PAST,
];
