import { replaceSpan, type Rule } from '@candor/english/rules';
import { NO_SUBJECT_BEFORE_PAST } from './subject-rules.data.ts';
import { capitalised } from './write-statement.ts';
import { inForm, indexOf, without } from './verbs-with.ts';

/** How somebody says what they want and who they are, and what a summary says for it. */
const WISHES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:now )?(?:i |i(?=['’]))?(?:(?:would|['’]d) (?:now |also )?(?:like|love)|want|hope|wish|aim) to\b/i,
    'Looking to',
  ],
  [
    /^(?:now )?(?:i |i(?=['’]))?(?:(?:would|['’]d) (?:now |also )?(?:like|love)|want)(?= (?!it\b|them\b|that\b)\p{L})/iu,
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
    id: 'one-subject-behind-and',
    pattern: "and/'and' who/'i' ~adverb* verb/~verb",
    where: ({ sentence: { tokens } }) => /^i$/i.test(tokens[0]?.text ?? '') && tokens[1]?.pos !== 'auxiliary',
    edit: (match) => {
      const next = match.sentence.tokens[indexOf(match, match.token('who')) + 1];
      return next ? [without(match, match.token('who'), next)] : [];
    },
    examples: [['I like cattle and I keep the herd book', 'I like cattle and keep the herd book']],
    leaves: ['The vet and I keep the herd book'],
  },
  {
    id: 'has-done',
    pattern: "^ first/'i' have/'have|'ve|’ve' ~adverb* verb/~verb:pastParticiple",
    where: ({ sentence }) => !sentence.isNegated && !sentence.isQuestion,
    edit: (match) => {
      const span = { start: match.token('first').span.start, end: match.token('have').span.end };
      return [replaceSpan(match.text, span, 'Has')];
    },
    examples: [['I have kept bees in two counties', 'Has kept bees in two counties']],
    leaves: ['I have a van', 'I have not kept bees'],
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
