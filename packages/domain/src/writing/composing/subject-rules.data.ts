import { isVerbLed, type Token } from '@candor/english';
import { replaceSpan, type Match, type Rule, type RuleEdit } from '@candor/english/rules';
import { inForm, indexOf, without } from './verbs-with.ts';

const isDoer = ({ text, pos }: Token) => pos !== 'name' && /^(?:i|we)$/i.test(text);

/** Whether nobody but one "I" does something, "I told them I would" needs its "I", and it is no question or denial. */
const isOnlyPerson = ({ sentence }: Match) =>
  sentence.tokens.filter(isDoer).length === 1 && !sentence.isQuestion && !sentence.isNegated;

/** Takes away the subject at the start. */
const withoutSubject = (match: Match): RuleEdit =>
  without(match, match.token('who'), match.sentence.tokens[1] ?? match.token('verb'));

const LONGEST_ADVERBIAL = 7;
/** What stands before a subject and says when or as what: "Through the winter", "As head of department". */
const isAdverbial = (tokens: readonly Token[]) =>
  /^(?:preposition|adjective|adverb)$/.test(tokens[0]?.pos ?? '') &&
  tokens.length <= LONGEST_ADVERBIAL &&
  !tokens.some(({ pos, text }) => pos === 'verb' || pos === 'auxiliary' || /^(?:since|i|we)$/i.test(text));

/** What stands before a match in its sentence. */
const before = ({ sentence: { tokens }, at }: Match) => tokens.slice(0, at);
const follows = ({ sentence: { tokens } }: Match, token: Token) => tokens[tokens.indexOf(token) + 1];
const JOINT = /^(?:and|but|,|;)$/;

/** What a bullet never needs: its subject, where that is the person whose CV it is. */
export const SUBJECT_RULES: readonly Rule[] = [
  {
    id: 'one-subject',
    pattern: "joint/',|;|and|but' who/'i' verb/verb:past|verb:base",
    where: ({ sentence, token, text }) => {
      const { tokens } = sentence;
      const [first, verb] = [tokens[0], tokens[1]];
      const isOwn =
        first?.text === 'I'
          ? verb?.pos === 'verb'
          : isVerbLed(sentence) && first?.form === token('verb').form;
      const isSplice = token('joint').text === ',' && text.split(',').length > 2;
      return (
        isOwn &&
        !isSplice &&
        tokens.every((one, at) => at === 0 || !isDoer(one) || JOINT.test(tokens[at - 1]?.text ?? ''))
      );
    },
    edit: (match) => {
      const [joint, verb] = [match.token('joint'), match.token('verb')];
      const isComma = joint.text === ',';
      const span = { start: isComma ? joint.span.start : joint.span.end, end: verb.span.start };
      return [replaceSpan(match.text, span, isComma ? ' and ' : ' ')];
    },
    examples: [
      ['I drive the 14 and I know the families', 'I drive the 14 and know the families'],
      ['Correct the codes; I keep a list of them', 'Correct the codes; keep a list of them'],
      ['I watch the heat, I write it in the book', 'I watch the heat and write it in the book'],
    ],
    leaves: [
      'When I arrived, I counted the till',
      'Controlled the temperature, wrote it in the book',
      'I ran the kitchen and we cooked',
    ],
  },
  {
    id: 'one-subject-of-what-one-is',
    pattern: "and/'and' who/'i' be/'am|was' how/preposition|adjective",
    where: ({ sentence: { tokens } }) =>
      tokens[0]?.text === 'I' &&
      tokens[1]?.pos === 'verb' &&
      tokens.every((one, at) => at === 0 || !isDoer(one) || tokens[at - 1]?.text === 'and'),
    edit: (match) => {
      const before = match.sentence.tokens[match.at - 1];
      const span = { start: before?.span.end ?? 0, end: match.token('how').span.start };
      return [replaceSpan(match.text, span, before?.text === ',' ? ' ' : ', ')];
    },
    examples: [
      ['I open the branch and I am in charge on Tuesdays', 'I open the branch, in charge on Tuesdays'],
    ],
    leaves: ['I open the branch and we are in charge', 'The owner and I was on time'],
  },
  {
    id: 'since-when-behind-its-verb',
    pattern: "^ 'since' month/name? year/number ','? who/'i' ~adverb* verb/verb:base",
    where: (match) => isOnlyPerson(match) && match.token('verb').lemma !== 'have',
    edit: (match) => {
      const { text, sentence } = match;
      const [verb, who, year] = [match.token('verb'), match.token('who'), match.token('year')];
      const since = text.slice(sentence.tokens[1]?.span.start, year.span.end);
      const verbs = inForm(match, indexOf(match, verb), 'pastParticiple');
      const behind = sentence.tokens.slice(sentence.tokens.indexOf(verb));
      const end = behind.find(({ pos }) => pos === 'punctuation')?.span.start ?? text.length;
      const next = follows(match, who) ?? verb;
      return verbs.length === 1
        ? [
            replaceSpan(text, { start: 0, end: next.span.start }, 'Have '),
            ...verbs,
            replaceSpan(text, { start: end, end }, ` since ${since}`),
          ]
        : [];
    },
    examples: [
      [
        'Since 2020 I also train new drivers, 19 so far',
        'Have also trained new drivers since 2020, 19 so far',
      ],
      ['Since May 2025 I relieve in the control room', 'Have relieved in the control room since May 2025'],
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
  {
    id: 'no-subject-at-start',
    pattern: "^ who/'i' ~adverb* verb/~verb:past|verb:base|'have|can|do'",
    // "I learn new girls", "I have university": an order, or nothing, without its "I".
    where: (match) =>
      isOnlyPerson(match) &&
      !/^(?:learn|be)$/.test(match.token('verb').lemma) &&
      !(match.token('verb').pos === 'verb' && match.token('verb').text === 'have') &&
      !(
        match.token('verb').text === 'do' &&
        /^(?:verb|adverb)$/.test(follows(match, match.token('verb'))?.pos ?? '')
      ),
    edit: (match) => [withoutSubject(match)],
    examples: [
      ['I sold the cars that my team had washed', 'sold the cars that my team had washed'],
      ['I recently opened a second shop', 'recently opened a second shop'],
      ['I have been a rep since 2015', 'have been a rep since 2015'],
      ['I can drive a van', 'can drive a van'],
      ['I do the payroll', 'do the payroll'],
      ['I control the temperature of the cold store', 'control the temperature of the cold store'],
    ],
    leaves: ['I told them that I would stay', 'I did not miss a shift', 'I have a van', 'We built 14 flats'],
  },
  {
    id: 'no-be-before-what-one-was',
    pattern:
      "^ who/'i' be/'was|am' then/~verb:pastParticiple|verb:past|verb:gerund|adjective|preposition|noun|number|determiner",
    where: (match) =>
      isOnlyPerson(match) &&
      !/^(?:able|happy|glad|sorry|sure|there|the|not)$/i.test(match.token('then').text),
    edit: (match) => [without(match, match.token('who'), match.token('then'))],
    examples: [
      ['I was involved in the audit', 'involved in the audit'],
      ['I am responsible for two vans', 'responsible for two vans'],
      ['I was employee of the month in 2024', 'employee of the month in 2024'],
      ['I was one of two fire marshals', 'one of two fire marshals'],
    ],
    leaves: ['I was able to leave early', 'I was not trained'],
  },
];
