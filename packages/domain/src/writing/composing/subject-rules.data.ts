import { inflect, isVerbLed, type Token } from '@candor/english';
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
  leaves: ['I told them that I would stay', 'I did not miss a shift'],
};

/** What stands before a subject and says when or as what: "Through the winter", "As head of department". */
const isAdverbial = (tokens: readonly Token[]) =>
  /^(?:preposition|adjective|adverb)$/.test(tokens[0]?.pos ?? '') &&
  tokens.length <= LONGEST_ADVERBIAL &&
  !tokens.some(({ pos, text }) => pos === 'verb' || pos === 'auxiliary' || /^(?:since|i|we)$/i.test(text));
const LONGEST_ADVERBIAL = 7;

/** What stands before a match in its sentence. */
const before = ({ sentence: { tokens }, at }: Match) => tokens.slice(0, at);
const follows = ({ sentence: { tokens } }: Match, token: Token) => tokens[tokens.indexOf(token) + 1];
const isWe = ({ sentence }: Match) =>
  sentence.tokens.filter(({ text }) => /^(?:i|we|us|our|he|she|they)$/i.test(text)).length === 1 &&
  !sentence.isQuestion &&
  !sentence.isNegated;

/** What others did too is told as done in a team; only "I" and "we" at the start of a clause are the writer's for sure. */
const SHARED_RULES: readonly Rule[] = [
  {
    id: 'in-a-team-for-we',
    pattern: "we/'we' ~adverb* verb/verb:past",
    where: (match) =>
      isWe(match) &&
      !/^(?:be|have|need|want|like|get|receive|win|gain|obtain|lose)$/.test(match.token('verb').lemma) &&
      (match.at === 0 || isAdverbial(before(match))),
    edit: (match) => {
      const [we, last] = [match.token('we'), before(match).at(-1)];
      const isWith = before(match).some(({ text }) => /^(?:with|together|alongside)$/i.test(text));
      const next = follows(match, we);
      const span = { start: last?.span.end ?? 0, end: next?.span.start ?? we.span.end };
      if (!last) return [replaceSpan(match.text, span, 'As part of a team, ')];
      return [replaceSpan(match.text, span, isWith ? ', ' : ', as part of a team, ')];
    },
    examples: [
      ['We built 14 flats', 'As part of a team, built 14 flats'],
      ['In summer 2025 we rewired a school', 'In summer 2025, as part of a team, rewired a school'],
      ['Together with a slinger we made 70 lifts', 'Together with a slinger, made 70 lifts'],
    ],
    leaves: [
      'The shop closed and we left',
      'We have a van',
      'We keep the yard clean',
      'We received $22,000',
      'What we do not sell',
    ],
  },
  {
    id: 'no-emphatic-myself',
    pattern: "last/~. me/'myself'",
    where: ({ token, sentence }) =>
      token('last').pos !== 'preposition' && sentence.tokens[sentence.finiteVerb ?? -1]?.form === 'base',
    edit: (match) => {
      const span = { start: match.token('last').span.end, end: match.token('me').span.end };
      return [replaceSpan(match.text, span, '')];
    },
    examples: [['Retouch everything myself in the evening', 'Retouch everything in the evening']],
    // Of one deed it says that nobody helped.
    leaves: ['Cleaned up after myself', 'All the milking myself', 'Wired two kitchens myself'],
  },
  {
    id: 'gerund-behind-after',
    pattern: "'after|since|before' who/'i' verb/verb:past|verb:base",
    where: (match) => isOnlyPerson(match) && !/^(?:be|have)$/.test(match.token('verb').lemma),
    edit: (match) => {
      const verbs = inForm(match, indexOf(match, match.token('verb')), 'gerund');
      return verbs.length === 0 ? [] : [without(match, match.token('who'), match.token('verb')), ...verbs];
    },
    examples: [['Waste down 15% after I changed the lists', 'Waste down 15% after changing the lists']],
    leaves: ['Down to 3% after we changed the knives'],
  },
  {
    id: 'since-when-behind-its-verb',
    pattern: "^ 'since' year/number ','? who/'i' ~adverb* verb/verb:base",
    where: (match) => isOnlyPerson(match) && match.token('verb').lemma !== 'have',
    edit: (match) => {
      const { text, sentence } = match;
      const [verb, who, year] = [match.token('verb'), match.token('who'), match.token('year')];
      const verbs = inForm(match, indexOf(match, verb), 'pastParticiple');
      const behind = sentence.tokens.slice(sentence.tokens.indexOf(verb));
      const end = behind.find(({ pos }) => pos === 'punctuation')?.span.start ?? text.length;
      const next = follows(match, who) ?? verb;
      return verbs.length === 1
        ? [
            replaceSpan(text, { start: 0, end: next.span.start }, 'Have '),
            ...verbs,
            replaceSpan(text, { start: end, end }, ` since ${year.text}`),
          ]
        : [];
    },
    examples: [
      [
        'Since 2020 I also train new drivers, 19 so far',
        'Have also trained new drivers since 2020, 19 so far',
      ],
    ],
    leaves: ['Since 2020 the shop has three vans', 'Since 2020 I have a van'],
  },
  {
    id: 'no-i-behind-adverbial',
    pattern: "who/'i' ~adverb* verb/verb:past|verb:base",
    where: (match) =>
      match.at > 0 &&
      isOnlyPerson(match) &&
      isAdverbial(before(match)) &&
      (match.token('verb').form === 'past' ||
        /^(?:as|on|in|at|during)$/i.test(before(match)[0]?.text ?? '')) &&
      !/^(?:be|have)$/.test(match.token('verb').lemma),
    edit: (match) => {
      const [who, last] = [match.token('who'), before(match).at(-1)];
      const end = follows(match, who)?.span.start ?? who.span.end;
      const start = last?.text === ',' ? last.span.start : (last?.span.end ?? 0);
      return [replaceSpan(match.text, { start, end }, ', ')];
    },
    examples: [
      ['Through the winter I kept the same nine clients', 'Through the winter, kept the same nine clients'],
      ['As head of department I coordinate nine teachers', 'As head of department, coordinate nine teachers'],
    ],
    leaves: [
      'When I arrived, I counted the till',
      'The owner and I bred the ewes',
      'By wind I stop the crane',
    ],
  },
];

/** What a bullet never needs: its subject, where that is the person whose CV it is. */
export const SUBJECT_RULES: readonly Rule[] = [
  ...SHARED_RULES,
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
    // "I learn new girls", "I have university": an order, or nothing, without its "I".
    where: (match) => isOnlyPerson(match) && !/^(?:have|learn|be)$/.test(match.token('verb').lemma),
    edit: (match) => {
      const verb = match.token('verb');
      const agreed = verb.form === 'present3' ? inForm(match, indexOf(match, verb), 'base') : [];
      return verb.form === 'present3' && agreed.length === 0 ? [] : [withoutSubject(match), ...agreed];
    },
    examples: [['I control the temperature of the cold store', 'control the temperature of the cold store']],
    leaves: ['I can drive a van', 'I do not work nights'],
  },
  {
    id: 'no-be-before-what-was-done',
    pattern:
      "^ who/'i' be/'was|am|is'? then/~verb:pastParticiple|verb:past|verb:gerund|adjective|preposition|noun|number|determiner",
    // "I paid": without "was" only what goes on is no deed of another kind.
    where: (match) =>
      isOnlyPerson(match) &&
      (match.all('be').length > 0 || match.token('then').form === 'gerund') &&
      !/^(?:able|happy|glad|sorry|sure|there|the|not)$/i.test(match.token('then').text),
    edit: (match) => [without(match, match.token('who'), match.token('then'))],
    examples: [
      ['I was involved in the audit', 'involved in the audit'],
      ['I am responsible for two vans', 'responsible for two vans'],
      ['I was employee of the month in 2024', 'employee of the month in 2024'],
      ['I cleaning 16 rooms a day', 'cleaning 16 rooms a day'],
      ['I was one of two fire marshals', 'one of two fire marshals'],
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
