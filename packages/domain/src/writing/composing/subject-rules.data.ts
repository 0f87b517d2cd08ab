import { inflect, isVerbLed } from '@candor/english';
import { replaceSpan, replaceToken, type Match, type Rule, type RuleEdit } from '@candor/english/rules';
import { inForm, indexOf, without } from './verbs-with.ts';

/** Whether nobody but the "I" at the start does something, "I told them I would" needs its "I", and it is no question or denial. */
function isOnlyPerson({ sentence }: Match): boolean {
  const doers = sentence.tokens.filter(({ text, pos }) => pos !== 'name' && /^(?:i|we|he|she)$/i.test(text));
  return doers.length === 1 && !sentence.isQuestion && !sentence.isNegated;
}

/** Takes away the subject at the start. */
const withoutSubject = (match: Match): RuleEdit =>
  without(match, match.token('who'), match.sentence.tokens[1] ?? match.token('verb'));

/** "I opened a shop" as "opened a shop". */
const NO_SUBJECT_BEFORE_PAST: Rule = {
  id: 'no-subject-before-past',
  pattern: "^ who/'i' ~adverb* verb/~verb:past",
  where: (match) => isOnlyPerson(match) && match.token('verb').lemma !== 'be',
  edit: (match) => [withoutSubject(match)],
  examples: [
    ['I sold the cars that my team had washed', 'sold the cars that my team had washed'],
    ['I recently opened a second shop', 'recently opened a second shop'],
  ],
  leaves: ['I told them that I would stay', 'We built 14 flats', 'I did not miss a shift'],
};

/** What a bullet never needs: its subject, where that is the person whose CV it is. */
export const SUBJECT_RULES: readonly Rule[] = [
  {
    id: 'one-subject-behind-comma',
    pattern: "comma/',|;' who/'i' verb/verb",
    where: ({ sentence: { tokens, ...sentence }, token }) =>
      tokens.filter(({ text }) => text === token('comma').text).length === 1 &&
      (tokens[0]?.text === 'I'
        ? tokens[1]?.pos === 'verb'
        : isVerbLed({ ...sentence, tokens }) && tokens[0]?.form === token('verb').form),
    edit: (match) => {
      const span = { start: match.token('comma').span.start, end: match.token('verb').span.start };
      return [replaceSpan(match.text, span, match.token('comma').text === ';' ? '; ' : ' and ')];
    },
    examples: [
      ['Correct the codes; I keep a list of them', 'Correct the codes; keep a list of them'],
      ['I watch the heat, I write it in the book', 'I watch the heat and write it in the book'],
      ['Help with testing, I write down the readings', 'Help with testing and write down the readings'],
    ],
    leaves: ['When I arrived, I counted the till', 'Controlled the temperature, wrote it in the book'],
  },
  {
    id: 'no-was-at-start',
    pattern: "^ be/'was' then/~verb:pastParticiple|verb:past|adjective next/preposition|particle",
    // "Was left to run it": without "was" somebody left.
    where: ({ sentence, token }) =>
      sentence.kind === 'verb' && !/^(?:leave|able|happy|glad|sure)$/.test(token('then').lemma),
    edit: (match) => [without(match, match.token('be'), match.token('then'))],
    examples: [['Was promoted to shift leader', 'promoted to shift leader']],
    leaves: ['Was able to leave early', 'Was never late', 'Was left the farm', 'Was awarded a clock'],
  },
  NO_SUBJECT_BEFORE_PAST,
  {
    id: 'no-also-at-start',
    pattern: "^ also/'also' verb/verb",
    edit: (match) => [without(match, match.token('also'), match.token('verb'))],
    examples: [['Also dealt with complaints', 'dealt with complaints']],
    leaves: ['Dealt with complaints'],
  },
  {
    id: 'no-i-before-present',
    pattern: "^ who/'i' ~adverb* verb/~verb:base|verb:present3",
    where: isOnlyPerson,
    edit: (match) => {
      const verb = match.token('verb');
      const agreed = verb.form === 'present3' ? inForm(match, indexOf(match, verb), 'base') : [];
      return verb.form === 'present3' && agreed.length === 0 ? [] : [withoutSubject(match), ...agreed];
    },
    examples: [['I control the temperature of the cold store', 'control the temperature of the cold store']],
    leaves: ['I can drive a van', 'I do not work nights'],
  },
  {
    id: 'no-i-behind-since-when',
    pattern: "^ since/'since' year/number who/'i' verb/~adverb|verb",
    where: isOnlyPerson,
    edit: (match) => {
      const span = { start: match.token('year').span.end, end: match.token('verb').span.start };
      return [replaceSpan(match.text, span, ', ')];
    },
    examples: [['Since 2020 I also train new drivers', 'Since 2020, also train new drivers']],
    leaves: ['Since 2020 the shop has three vans'],
  },
  {
    id: 'no-be-before-what-was-done',
    pattern:
      "^ who/'i' be/'was|am|is'? then/~verb:pastParticiple|verb:past|verb:gerund|adjective|preposition|noun",
    // "I paid": without "was" only what goes on is no deed of another kind.
    where: (match) =>
      isOnlyPerson(match) &&
      (match.all('be').length > 0 || match.token('then').form === 'gerund') &&
      !/^(?:able|happy|glad|sorry|sure)$/i.test(match.token('then').text),
    edit: (match) => [without(match, match.token('who'), match.token('then'))],
    examples: [
      ['I was involved in the audit', 'involved in the audit'],
      ['I am responsible for two vans', 'responsible for two vans'],
      ['I was employee of the month in 2024', 'employee of the month in 2024'],
      ['I cleaning 16 rooms a day', 'cleaning 16 rooms a day'],
    ],
    leaves: ['I was able to leave early', 'I was not trained'],
  },
  {
    id: 'no-have-before-what-was-done',
    pattern: "^ who/'i' have/'have' verb/verb:pastParticiple",
    where: (match) =>
      isOnlyPerson(match) &&
      match.token('verb').lemma !== 'be' &&
      match.sentence.tokens.filter(({ form }) => form === 'pastParticiple').length === 1,
    edit: (match) => [
      without(match, match.token('who'), match.token('verb')),
      replaceToken(match.token('verb'), inflect(match.token('verb').lemma, 'past')),
    ],
    examples: [['I have driven buses in the city', 'drove buses in the city']],
    leaves: [
      'I have a licence',
      'I have been a driver',
      'I have understudied four parts and gone on for two',
    ],
  },
];
