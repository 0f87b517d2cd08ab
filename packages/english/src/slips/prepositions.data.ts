import type { Match } from '../rules/index.ts';
import { canBe, isPastYear, MONTHS, WEEKDAYS } from './closed-classes.ts';
import { drop, leftOf, rightOf, swap, type Slip } from './slip.ts';

/** Which preposition a word takes, and which are often put there instead: after the usage notes of learners' dictionaries. */
const GOVERNED: readonly (readonly [word: string, wrong: string, right: string])[] = [
  ['responsible', 'of|on|from', 'for'],
  ['interested', 'on|for|at|about', 'in'],
  ['experienced', 'on', 'in'],
  ['specialised', 'on', 'in'],
  ['specialized', 'on', 'in'],
  ['qualified', 'of', 'for'],
  ['capable', 'for|in', 'of'],
  ['proud', 'for|on|about', 'of'],
  ['afraid', 'from', 'of'],
  ['aware', 'about|on', 'of'],
  ['fond', 'for|about', 'of'],
  ['tired', 'from', 'of'],
  ['married', 'with', 'to'],
  ['similar', 'with|as', 'to'],
  ['different', 'of', 'from'],
  ['familiar', 'of|about', 'with'],
  ['satisfied', 'of|from', 'with'],
  ['keen', 'for|in|about', 'on'],
  ['depend', 'of|from', 'on'],
  ['depends', 'of|from', 'on'],
  ['depended', 'of|from', 'on'],
  ['rely', 'in|of|to', 'on'],
  ['relied', 'in|of|to', 'on'],
  ['insist', 'in', 'on'],
  ['insisted', 'in', 'on'],
  ['concentrate', 'in|at', 'on'],
  ['participate', 'at|on|to', 'in'],
  ['participated', 'at|on|to', 'in'],
  ['succeed', 'to|at', 'in'],
  ['succeeded', 'to|at', 'in'],
  ['believe', 'to|on', 'in'],
  ['consist', 'in|from', 'of'],
  ['consists', 'in|from', 'of'],
  ['consisted', 'in|from', 'of'],
  ['according', 'with', 'to'],
  ['apply', 'on|at', 'for'],
  ['charge', 'for|on', 'of'],
];

const governed: readonly Slip[] = [
  ...Map.groupBy(GOVERNED, ([, wrong, right]) => `${wrong}-${right}`).values(),
].map((rows): Slip => {
  const [[first = '', wrong = '', right = ''] = []] = rows;
  return {
    id: `takes-${right}-not-${wrong.replaceAll('|', '-')}`,
    message: `This word takes “${right}”.`,
    pattern: `word/'${rows.map(([word]) => word).join('|')}' preposition/'${wrong}' ~determiner|pronoun|noun|name|number|adjective|verb:gerund`,
    where: (match) => isHere(match),
    edit: swap('preposition', right),
    examples:
      first === 'charge' || first === 'apply'
        ? []
        : [[`It is ${first} ${wrong.split('|')[0]} my work.`, `It is ${first} ${right} my work.`]],
    leaves: [`It is ${first} ${right} my work.`],
  };
});

/** "In charge on Sundays", "responsible on nights", "apply at the desk": where and when, not of what. */
function isHere(match: Match): boolean {
  const [word, preposition] = [
    match.token('word').text.toLowerCase(),
    match.token('preposition').text.toLowerCase(),
  ];
  const next = rightOf(match, 0);
  const after = rightOf(match);
  const isTime = [next, after].some(
    (token) =>
      token !== undefined &&
      (token.isName ||
        /^(?:day|night|week|year|month|time|first|last|weekend|shift|home|least|present|site|both|all)$/.test(
          token.lemma,
        )),
  );
  if (word === 'charge') return /^in$/i.test(leftOf(match)?.text ?? '') && !isTime;
  if (word === 'apply') return /^(?:post|position|job|role|vacancy)$/.test(after?.lemma ?? '');
  if (word === 'believe' && preposition === 'on') return !isTime;
  return !isTime || /^(?:of|with)$/.test(preposition);
}

/** Prepositions, and what stands without one. */
export const PREPOSITIONS: readonly Slip[] = [
  ...governed,
  {
    id: 'on-a-day',
    message: 'With days it is “on”.',
    pattern: `preposition/'at|in' day/'${WEEKDAYS}'`,
    where: (match) =>
      !/^['’]/.test(rightOf(match)?.text ?? '') &&
      !/^(?:morning|afternoon|evening|night|market|shift|club|class|school|team)s?$/i.test(
        rightOf(match)?.text ?? '',
      ),
    edit: swap('preposition', 'on'),
    examples: [['Thank you for the talk at Thursday.', 'Thank you for the talk on Thursday.']],
    leaves: ['Thank you for the talk on Thursday.', "At Friday's meeting I spoke."],
  },
  {
    id: 'in-a-month',
    message: 'With months it is “in”.',
    pattern: `preposition/'on|at' month/'${MONTHS.replace('may|', '').replace('|march', '')}'`,
    where: (match) =>
      match.token('month').isName && !/^(?:\d+(?:st|nd|rd|th)?|first|the)$/i.test(rightOf(match)?.text ?? ''),
    edit: swap('preposition', 'in'),
    examples: [['I take the exam on June.', 'I take the exam in June.']],
    leaves: ['I take the exam on June 4.', 'I take the exam in June.'],
  },
  {
    id: 'on-a-date',
    message: 'With a date it is “on”.',
    pattern: `preposition/'in|at' ~number 'of'? month/'${MONTHS}'`,
    where: (match) => /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(match.tokens[1]?.text ?? ''),
    edit: swap('preposition', 'on'),
    examples: [['I started in 5 May.', 'I started on 5 May.']],
    leaves: ['I started on 5 May.'],
  },
  {
    id: 'in-a-year',
    message: 'With years it is “in”.',
    pattern: "preposition/'on|at' year/number $|punctuation|conjunction",
    where: (match) => isPastYear(match.token('year')),
    edit: swap('preposition', 'in'),
    examples: [['I trained on 2019.', 'I trained in 2019.']],
    leaves: ['I trained in 2019.', 'We spent it on 2019 stock.'],
  },
  {
    id: 'explain-to-somebody',
    message: 'One explains something “to” somebody.',
    pattern:
      "verb/~=explain|describe|suggest|demonstrate|mention who/'me|us|them|him|her|you' ~'how|what|why|where|when|the|that|a|this|my|our|their|some|to|everything'",
    where: (match) => match.token('verb').pos === 'verb',
    edit: (match) => {
      const { span, text } = match.token('who');
      return [{ span, expected: text, replacement: `to ${text}` }];
    },
    examples: [['She explained me how to mix inks.', 'She explained to me how to mix inks.']],
    leaves: ['She explained to me how to mix inks.', 'She explained her plan.', 'She showed me how.'],
  },
  {
    id: 'listen-to',
    message: 'One listens “to” somebody.',
    pattern: "verb/~=listen who/'me|us|them|him|her|you|people|customers|patients|clients|everyone|children'",
    edit: (match) => {
      const { span, text } = match.token('who');
      return [{ span, expected: text, replacement: `to ${text}` }];
    },
    examples: [['I listen people first.', 'I listen to people first.']],
    leaves: ['I listen to people first.'],
  },
  {
    id: 'wait-for',
    message: 'One waits “for” something.',
    pattern: "verb/~=wait 'your|my|the|a|an' .",
    where: (match) =>
      match.token('verb').pos === 'verb' &&
      !/^(?:turn|turns|time|minute|while|day|week|hour|year|month|moment|whole|full|long|few|couple|tables?)$/i.test(
        rightOf(match, 0)?.text ?? '',
      ),
    edit: (match) => swap('verb', `${match.token('verb').text.toLowerCase()} for`)(match),
    examples: [['I wait your call.', 'I wait for your call.']],
    leaves: ['I wait for your call.', 'I wait my turn.', 'I waited a long time.'],
  },
  {
    id: 'discuss-without-about',
    message: 'One discusses something, without “about”.',
    pattern: "verb/~=discuss about/'about'",
    edit: drop('about'),
    examples: [['We discussed about the rota.', 'We discussed the rota.']],
    leaves: ['We discussed the rota.'],
  },
  {
    id: 'apply-for-a-post',
    message: 'One applies “for” a post.',
    pattern: "'apply|applied|applying' to/'to|at|on' determiner adjective? 'post|position|job|role|vacancy'",
    edit: swap('to', 'for'),
    examples: [['I would like to apply to the job.', 'I would like to apply for the job.']],
    leaves: ['I would like to apply for the job.', 'I applied to the council.'],
  },
  {
    id: 'tour-of',
    message: 'A tour goes round a place: “of”.',
    pattern: "'the|your|a' 'tour' from/'from|in|on|to' 'the|your' ~noun",
    where: (match) => /^(?:for|me|us|enjoyed|liked)$/i.test(leftOf(match)?.text ?? ''),
    edit: swap('from', 'of'),
    examples: [['Thank you for the tour from the brewery.', 'Thank you for the tour of the brewery.']],
    leaves: ['Thank you for the tour of the brewery.'],
  },
  {
    id: 'good-at-doing',
    message: 'One is good “at” something that one does.',
    pattern: "good/'good|bad|better' in/'in' verb/.",
    where: ({ token }) => canBe(token('verb').text.toLowerCase(), 'verb', 'gerund'),
    edit: swap('in', 'at'),
    examples: [['I am good in cooking.', 'I am good at cooking.']],
    leaves: ['I am good at cooking.'],
  },
  {
    id: 'arrive-at',
    message: 'One arrives “at” a place, or “in” a town.',
    pattern: "'arrive|arrived|arriving' to/'to' determiner|noun|name|verb:gerund",
    edit: swap('to', 'at'),
    examples: [['I arrived to the depot at five.', 'I arrived at the depot at five.']],
    leaves: ['I arrived at the depot at five.', 'I arrived to find it shut.'],
  },
  {
    id: 'between-and',
    message: '“Between” goes with “and”.',
    pattern: "'between' number to/'to|-' number",
    edit: swap('to', 'and'),
    examples: [['We were between 5 to 10 cooks.', 'We were between 5 and 10 cooks.']],
    leaves: ['We were between 5 and 10 cooks.'],
  },
  {
    id: 'at-night-and-weekend',
    message: 'It is “at the weekend”.',
    pattern: "in/'in' 'the' 'weekend|weekends' $|punctuation|conjunction|pronoun",
    edit: swap('in', 'at'),
    examples: [['I can work in the weekend.', 'I can work at the weekend.']],
    leaves: ['I can work at the weekend.'],
  },
  {
    id: 'go-to-school',
    message: 'One goes “to” a place.',
    pattern:
      "'go|goes|went|gone|going|come|came|moved|travelled' at/'at|in' 'the|a|my' ~noun* place/'school|college|university|hospital|shelter|office|shop|market|factory|farm|doctor|station'",
    edit: swap('at', 'to'),
    examples: [['I went at the office by bus.', 'I went to the office by bus.']],
    leaves: ['I went to the office by bus.', 'I went at six.'],
  },
];
