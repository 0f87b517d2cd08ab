import type { Match } from '../rules/index.ts';
import { canBe, isPastYear, MONTHS, times, TIMES, WEEKDAYS } from './closed-classes.ts';
import { drop, leftOf, rightOf, swap, type Slip } from './slip.ts';

/**
 * Which preposition a word takes, and which are often put there instead: after the usage notes of learners' dictionaries.
 * Adjectives and nouns stand as they are written, verbs for all their forms.
 */
const GOVERNED: readonly (readonly [right: string, wrong: string, words: string, verbs?: string])[] = [
  ['for', 'of|on|from|about', 'responsible'],
  ['for', 'of|about|from', 'grateful|thankful'],
  ['for', 'of', 'qualified|ready|famous|eligible|known|demand'],
  ['for', 'of|about', '', 'search'],
  ['for', 'on|at', 'apply'],
  ['in', 'on|for|at|about', 'interested'],
  [
    'in',
    'on',
    'experienced|specialised|specialized|skilled|fluent|trained|diploma|degree',
    'specialise|specialize',
  ],
  ['in', 'at|on|to', '', 'participate'],
  ['in', 'to|at', '', 'succeed'],
  ['in', 'to|on', '', 'believe|invest'],
  ['of', 'for|in', 'capable'],
  ['of', 'for|on|about', 'proud|fond'],
  ['of', 'from', 'afraid'],
  ['of', 'about|on|from', 'aware'],
  ['of', 'in|from', '', 'consist'],
  ['of', 'for|on', 'charge'],
  ['of', 'in|from', 'member'],
  ['to', 'with|on|for', 'married|dedicated|devoted|accustomed|allergic'],
  ['to', 'with|as', 'similar|equal|identical|according|attention|access', 'belong|contribute'],
  ['to', 'at|on', 'attention|access|reply', 'react|belong|refer|adapt|listen'],
  ['to', 'for|in', '', 'contribute|belong'],
  ['from', 'of', 'different', 'graduate|suffer|recover|benefit|differ|prevent|protect'],
  ['with', 'of|about|for', 'familiar', 'deal|cope|comply|agree'],
  ['with', 'of|from', 'satisfied|pleased|compatible|equipped'],
  ['with', 'to', '', 'cooperate|collaborate|cope|comply|deal'],
  ['by', 'from|of', 'impressed|inspired|surprised|amazed|fascinated'],
  ['on', 'for|in|about', 'keen|emphasis'],
  ['on', 'of|from', 'dependent', 'depend'],
  ['on', 'in|of|to', '', 'rely'],
  ['on', 'in|at|to', '', 'insist|concentrate|focus'],
  ['on', 'for', '', 'insist|concentrate|focus'],
  ['about', 'of|on|with', 'passionate|enthusiastic|excited|curious'],
];

const GOVERNED_THING = '~determiner|pronoun|noun|name|number|adjective|adverb|verb:gerund';

const governed: readonly Slip[] = GOVERNED.flatMap(([right, wrong, words, verbs = '']): Slip[] =>
  [words && `'${words}'`, verbs && `~=${verbs}`].filter(Boolean).map((word) => {
    const first = (words && word.startsWith("'") ? words : verbs).split('|')[0] ?? '';
    const isVerb = word.startsWith('~');
    const object = isVerb ? 'I' : 'It is';
    const said = (preposition: string) => `${object} ${first} ${preposition} my plan.`;
    return {
      id: `${first}-takes-${right}-not-${wrong.replaceAll('|', '-')}`,
      message: `This word takes “${right}”.`,
      pattern: `word/${word} preposition/'${wrong}' ${GOVERNED_THING}`,
      where: (match) => isHere(match, isVerb),
      edit: swap('preposition', right),
      examples:
        isVerb || /^(?:charge|apply|member|emphasis)$/.test(first)
          ? []
          : [[said(wrong.split('|')[0] ?? ''), said(right)]],
      leaves: [said(right)],
    };
  }),
);

/** "In charge on Sundays", "responsible on nights", "apply at the desk": where and when, not of what. */
function isHere(match: Match, isVerb: boolean): boolean {
  const [word, preposition] = [
    match.token('word').text.toLowerCase(),
    match.token('preposition').text.toLowerCase(),
  ];
  if (isVerb && match.token('word').pos !== 'verb') return false;
  const next = rightOf(match, 0);
  const after = rightOf(match);
  const isPlaceOrTime = [next, after].some(
    (token) =>
      token !== undefined &&
      (token.isName ||
        times.has(token.lemma) ||
        /^\d+(?:st|nd|rd|th)$/.test(token.text) ||
        /^(?:time|first|last|shift|home|work|job|school|college|least|present|site|both|all|end|start|front|class|public|person|practice|general|fact|particular|which|whom|how)$/.test(
          token.lemma,
        )),
  );
  if (word === 'charge') return /^in$/i.test(leftOf(match)?.text ?? '') && !isPlaceOrTime;
  if (word === 'apply') return /^(?:post|position|job|role|vacancy)$/.test(after?.lemma ?? '');
  if (word === 'member')
    return (
      /^(?:a|an|the|was|am|been|as)$/i.test(leftOf(match)?.text ?? '') &&
      !isPlaceOrTime &&
      /^(?:the|a|our|my|this)$/i.test(next?.text ?? '') &&
      /^(?:team|club|crew|committee|union|board|choir|group)$/.test(after?.lemma ?? '')
    );
  return !isPlaceOrTime || /^(?:of|with|about)$/.test(preposition);
}

/** Verbs that take what they are about without a preposition, and the one that is often put there. */
const DIRECT: readonly (readonly [preposition: string, verbs: string])[] = [
  ['about', 'discuss|mention|emphasise|emphasize'],
  ['with', 'marry|contact'],
  ['for', 'await'],
  ['to', 'resemble|approach|phone|reach|join'],
  ['of', 'lack'],
  ['into', 'enter'],
];

const direct: readonly Slip[] = DIRECT.map(([preposition, verbs]): Slip => {
  const verb = verbs.split('|')[0] ?? '';
  return {
    id: `${verb}-without-${preposition}`,
    message: `This verb takes no “${preposition}”.`,
    pattern: `verb/~=${verbs} extra/'${preposition}' ~determiner|pronoun|noun|name`,
    where: (match) => {
      const word = match.token('verb');
      const isAgreement = /^(?:agreement|contract|partnership|talks)s?$/.test(rightOf(match)?.lemma ?? '');
      const left = leftOf(match);
      // "My approach to", "a lack of", "was contacted with": nouns and passives take one.
      return (
        word.pos === 'verb' &&
        word.form !== 'pastParticiple' &&
        left?.pos !== 'determiner' &&
        left?.pos !== 'adjective' &&
        left?.lemma !== 'be' &&
        !isAgreement
      );
    },
    edit: drop('extra'),
    examples: [[`We ${verb} ${preposition} the rota.`, `We ${verb} the rota.`]],
    leaves: [`We ${verb} the rota.`],
  };
});

/** Prepositions, and what stands without one. */
export const PREPOSITIONS: readonly Slip[] = [
  ...governed,
  ...direct,
  {
    id: 'on-a-day',
    message: 'With days it is “on”.',
    pattern: `preposition/'at|in' day/'${WEEKDAYS}'`,
    where: (match) =>
      // "at Sunday dinner": the day is a part of what it names.
      !/^['’]/.test(rightOf(match)?.text ?? '') && !/^(?:noun|name)$/.test(rightOf(match)?.pos ?? ''),
    edit: swap('preposition', 'on'),
    examples: [['Thank you for the talk at Thursday.', 'Thank you for the talk on Thursday.']],
    leaves: [
      'Thank you for the talk on Thursday.',
      "At Friday's meeting I spoke.",
      'We talk about it at Sunday dinner.',
    ],
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
    id: 'for-not-during',
    message: 'How long is said with “for”.',
    pattern: `during/'during|from' count/number time/~=${TIMES}`,
    where: (match) => {
      const { token, sentence } = match;
      const isPerfect = sentence.tokens.some(({ text }) => /^(?:have|has|['’]ve)$/i.test(text));
      const isDuring = /^during$/i.test(token('during').text);
      return (
        token('time').number === 'plural' &&
        !/^(?:to|ago|of|until|before|after)$/i.test(rightOf(match)?.text ?? '') &&
        (isDuring || isPerfect)
      );
    },
    edit: swap('during', 'for'),
    examples: [
      ['I worked there during five years.', 'I worked there for five years.'],
      ['I have driven from six years.', 'I have driven for six years.'],
    ],
    leaves: ['I worked there during those five years.', 'It grew from two years to five.'],
  },
  {
    id: 'ago-not-before',
    message: 'Counted from today it is “ago”.',
    pattern: `^ before/'before' count/number time/~=${TIMES} ','? who/'i|we'`,
    edit: (match) => {
      const { text, token } = match;
      const said = `${text.slice(token('count').span.start, token('time').span.end)} ago`;
      const span = { start: token('before').span.start, end: token('time').span.end };
      return [
        {
          span,
          expected: text.slice(span.start, span.end),
          replacement: said.charAt(0).toUpperCase() + said.slice(1),
        },
      ];
    },
    examples: [['Before two years I started at a bakery.', 'Two years ago I started at a bakery.']],
    leaves: ['Two years before that I started.', 'Before that I cooked.'],
  },
  {
    id: 'despite-without-of',
    message: '“Despite” stands alone.',
    pattern: "'despite' of/'of'",
    edit: drop('of'),
    examples: [['Despite of the rain we opened.', 'Despite the rain we opened.']],
    leaves: ['In spite of the rain we opened.'],
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
