import type { Token } from '../../english-text.ts';
import { replaceSpan, type Match } from '../../rules/index.ts';
import { canBe, isFinite, MONTHS, times, TIMES, WEEKDAYS } from '../closed-classes.ts';
import { drop, leftOf, over, rightOf, swap, type Slip } from '../slip.ts';

/*
 * Which preposition a word takes, which are put there instead, and what takes none: after the usage notes of learners'
 * dictionaries. What is missing is told only where nothing else explains it.
 */

/** The right one, the wrong ones, and the words: as they stand, or for verbs all their forms. */
const WRONG: readonly (readonly [right: string, wrong: string, words: string, verbs?: string])[] = [
  ['of', 'for|in|at|on', 'capable|incapable'],
  ['of', 'about|with|on', 'tired|ashamed|jealous'],
  ['of', 'for|on|about|from|with', 'proud|fond'],
  ['of', 'about|in|on', 'knowledge'],
  ['in', 'about', 'experience'],
  ['of', 'at|to|on|for', '', 'approve|dispose'],
  ['to', 'against|with|at', '', 'object'],
  ['at', 'about|on|over', '', 'laugh'],
  ['for', 'to|of|in', 'suitable|qualified'],
  ['for', 'to|of|about', 'reason|passion'],
  ['for', 'about|of', '', 'apologise|apologize'],
  ['for', 'by|at|with', '', 'apply'],
  ['in', 'on|at|for|to', 'interest|interested'],
  ['in', 'of|on|at', 'expert|involved|engaged|proficient|fluent|trained|skilled|degree|diploma|experienced'],
  ['in', 'of|on', 'increase|rise|decrease|drop|reduction|growth'],
  ['in', 'on|at|to', '', 'participate|specialise|specialize|succeed|engage|invest|believe|excel'],
  ['on', 'in|of|about|at', '', 'depend|rely|concentrate|insist|focus'],
  ['on', 'in|at|about', 'emphasis|focus|keen|dependent|reliant'],
  ['on', 'in|about', 'advice'],
  ['on', 'in|of', '', 'advise'],
  ['to', 'at|in|for|on|with', '', 'adapt|react|respond|contribute|refer|subscribe|relate'],
  ['to', 'at|in|for|on|with', 'accustomed|committed|dedicated|related|close|relevant|opposed|similar|equal'],
  ['to', 'at|in|for', '', 'return'],
  ['to', 'for|of|with|in', 'access|attention|approach|solution|contribution|damage'],
  ['from', 'of|by|in|at', '', 'graduate|benefit|suffer|recover|differ|derive|originate'],
  ['from', 'of|to|with', 'different'],
  ['with', 'about|of|to|for', '', 'cooperate|collaborate|cope|deal|communicate|liaise|agree'],
  ['with', 'of|from|about|to', 'satisfied|familiar|acquainted|pleased|compatible|equipped|fed|contact'],
  ['by', 'from|with|of|about', 'impressed|inspired|fascinated|amazed|shocked|encouraged|motivated'],
  ['about', 'of|for|with|on', 'passionate|enthusiastic|curious|worried|excited|optimistic'],
  ['at', 'in|on|with', 'good|excellent|skilful|brilliant|quick|bad|better'],
];

const lower = (token: Token) => token.text.toLowerCase();

const THING = '~determiner|pronoun|noun|name|number|adjective|verb:gerund';
const TIME_OR_PLACE =
  /^(?:time|first|last|shift|home|work|school|college|least|present|site|both|all|end|start|front|class|public|person|practice|general|fact|particular|which|whom|how|total|addition|case|order|case|short|detail|place|turn|progress|number|terms|spite|behalf|charge|question|level|stage|age|moment|weekend|night|night|noon|midday|christmas|easter|summer|winter|spring|autumn|morning|afternoon|evening|future|past|year|town|city|country|village|region|area|shop|hospital|theatre|university|office|station|farm|hotel|restaurant|factory|branch|department|field|company|firm|event|meeting|conference|rate|cost|price|own|busy|service|lunch|breakfast|dinner|sea|land|foot|holiday|leave|weekdays|instalments|conclusion|hand|schedule|budget|average|request|paper|purpose|behalf|top|line|time|duty|display|sale|loan|trial|call|return)s?$/;

/** "Experienced in winter", "fluent at school": when and where, no object. */
function isObject(match: Match, isVerb: boolean): boolean {
  const [word, preposition] = [match.token('word'), match.token('preposition').text.toLowerCase()];
  if (isVerb && word.pos !== 'verb') return false;
  const ahead = match.sentence.tokens.slice(match.at + 2, match.at + 6);
  const end = ahead.findIndex(({ pos }) =>
    /^(?:punctuation|preposition|conjunction|verb|auxiliary)$/.test(pos),
  );
  const inner = end < 0 ? ahead : ahead.slice(0, Math.max(1, end));
  const isWhen = inner.some(
    (token) =>
      token.isName ||
      times.has(token.lemma) ||
      (/^(?:in|on|at)$/.test(preposition) &&
        word.lemma !== 'graduate' &&
        TIME_OR_PLACE.test(token.text.toLowerCase())) ||
      token.pos === 'number',
  );
  if (/^(?:of|about|to|with)$/.test(preposition) && !inner.some(({ lemma }) => times.has(lemma))) {
    // "A student in", "the reason to go": what the word before it opens may go on otherwise.
    return word.lemma !== 'reason' || preposition !== 'to' || inner[0]?.pos === 'determiner';
  }
  return !isWhen;
}

/** Nouns whose wrong preposition may stand for something else, and where they surely do not. */
const NEEDS_DETERMINER =
  /^(?:interest|emphasis|focus|advice|increase|rise|decrease|drop|reduction|growth|access|attention|approach|solution|contribution|damage|knowledge|passion|degree|diploma)$/;
const COPULA =
  /^(?:be|become|feel|get|seem|remain|very|really|so|also|always|highly|more|most|quite|am|extremely|and|particularly|especially)$/;

function isGoverning(match: Match, isVerb: boolean): boolean {
  if (!isObject(match, isVerb)) return false;
  const word = match.token('word').text.toLowerCase();
  const left = leftOf(match);
  const preposition = match.token('preposition').text.toLowerCase();
  if (isVerb) {
    // "Focus, for one", "the return in May"; "agree to the terms", "advise in writing" are right.
    if (/^(?:agree|return)/.test(word))
      return word.startsWith('return')
        ? /^(?:at|in)$/.test(preposition) &&
            /^(?:the|my|your)$/i.test(rightOf(match, 0)?.text ?? '') &&
            /^(?:to|like|love|want)$/.test(left?.text ?? '')
        : preposition === 'of';
    if (/^(?:apply)/.test(word))
      return /^(?:post|position|job|role|vacancy|place)$/.test(
        match.sentence.tokens
          .slice(match.at + 2, match.at + 5)
          .map(({ lemma }) => lemma)
          .join(' ')
          .split(' ')
          .find((one) => /post|position|job|role|vacancy|place/.test(one)) ?? '',
      );
    if (
      /^respond|^relat|^refer|^adapt|^contribut|^listen|^react|^belong/.test(word) &&
      preposition === 'with'
    )
      return /^(?:listen|belong)/.test(word);
    return true;
  }
  if (NEEDS_DETERMINER.test(word)) {
    if (/^(?:increase|rise|drop|decrease|growth|reduction)$/.test(word))
      return (
        preposition === 'on' ||
        !/^\d|^(?:a|one|two|three|four|five|ten|half|over|about|around|nearly|up|more)$/i.test(
          rightOf(match, 0)?.text ?? '',
        )
      );
    if (word === 'approach' || word === 'solution')
      return /^(?:of)$/.test(preposition) ? false : preposition !== 'with' && preposition !== 'in';
    if (word === 'interest' && preposition === 'for') return true;
    if (word === 'attention')
      return /^(?:pay|give|close|special|to|much|particular|paid|paying|gave)$/i.test(left?.lemma ?? '');
    if (word === 'contribution' || word === 'damage' || word === 'access')
      return preposition !== 'with' && preposition !== 'for' && preposition !== 'of';
    if (word === 'knowledge') return preposition !== 'in' || left?.pos === 'adjective';
    return true;
  }
  if (word === 'fed') return /^up$/i.test(rightOf(match, 0)?.text ?? '');
  if (word === 'contact') return /^(?:in)$/i.test(left?.text ?? '') && preposition !== 'for';
  if (word === 'reason')
    return preposition !== 'to' ? /^(?:the|my|one|main)$/i.test(left?.lemma ?? '') : false;
  if (/^(?:good|excellent|brilliant|bad|better|quick|skilful)$/.test(word))
    return (
      rightOf(match, 0)?.form === 'gerund' ||
      (preposition === 'in' &&
        /^(?:maths|english|math|drawing|sports|numbers|computers|languages)$/i.test(
          rightOf(match, 0)?.text ?? '',
        ))
    );
  if (/^(?:close|equal|related|relevant|similar)$/.test(word))
    return /^(?:with|for)$/.test(preposition) && COPULA.test(left?.lemma ?? '') && word !== 'relevant';
  if (/^(?:trained|involved|engaged)$/.test(word))
    return preposition === 'of' || (preposition === 'on' && word === 'involved');
  return (
    left !== undefined &&
    (COPULA.test(left.lemma) ||
      left.pos === 'adverb' ||
      left.pos === 'noun' ||
      left.pos === 'pronoun' ||
      left.pos === 'punctuation' ||
      left.pos === 'determiner' ||
      left.pos === 'conjunction' ||
      left.pos === 'verb')
  );
}

const wrong: readonly Slip[] = WRONG.flatMap(([right, instead, words, verbs = '']): Slip[] =>
  [words && `'${words}'`, verbs && `~=${verbs}`].filter(Boolean).map((pattern) => ({
    id: `likely-${(words && pattern.startsWith("'") ? words : verbs).split('|')[0] ?? ''}-takes-${right}-not-${instead.replaceAll('|', '-')}`,
    message: `This word takes “${right}”.`,
    pattern: `word/${pattern} preposition/'${instead}' ${THING}`,
    where: (match) => isGoverning(match, pattern.startsWith('~')),
    edit: swap('preposition', right),
    examples: [],
    leaves: [],
  })),
);

/** Words behind which a preposition must stand before what they are about. */
const MISSING: readonly (readonly [preposition: string, words: string, verbs: string])[] = [
  ['in', 'interested|involved|experienced|skilled|fluent', 'participate|specialise|specialize|succeed'],
  [
    'for',
    'responsible|suitable|grateful|thankful|ready|qualified|eligible|known',
    'apologise|apologize|wait',
  ],
  ['of', 'capable|proud|aware|fond|afraid|because|instead|front|charge', 'consist'],
  [
    'to',
    'according|thanks|due|similar|accustomed|dedicated|committed|relevant',
    'listen|belong|react|respond|reply',
  ],
  ['with', 'familiar|satisfied|pleased|compatible', 'deal|cope|cooperate|collaborate|liaise'],
  ['about', 'passionate|enthusiastic|curious|worried', 'talk'],
  ['on', 'keen|dependent', 'depend|rely|insist|concentrate|focus'],
  ['from', '', 'graduate|recover'],
];

const DETERMINED = '~determiner|pronoun|verb:gerund';

/** Whether nothing but an object can follow: no clause, no time, and the word itself is no noun before another. */
function isWithout(match: Match, isVerb: boolean): boolean {
  const { token, sentence, at } = match;
  const [word, next] = [token('word'), token('next')];
  const [lower, left] = [next.text.toLowerCase(), leftOf(match)];
  if (isVerb) {
    if (word.pos !== 'verb' || word.form === 'pastParticiple') return false;
    if (/^(?:i|we|he|she|they)$/.test(lower) || rightOf(match)?.lemma === 'turn') return false;
    if (/^(?:believe|refer|talk|reply|respond|recover|worry|insist)$/.test(word.lemma))
      return /^(?:believe|talk|worry|insist)$/.test(word.lemma)
        ? false
        : /^(?:to|your|the)$/.test(lower) && word.lemma !== 'recover' && word.lemma !== 'refer';
    if (
      next.form === 'gerund' ||
      /^(?:that|this time|so|it|all|each|every|a|an|as|there|how|what|where|who|when|both|himself|myself|ourselves|themselves)$/.test(
        lower,
      )
    )
      return false;
  } else {
    if (word.text.toLowerCase() === 'because')
      return (
        !sentence.tokens.slice(at + 1).some(isFinite) &&
        next.form !== 'gerund' &&
        /^(?:the|my|our|their|his|her|a)$/.test(lower)
      );
    const isPredicate =
      /^(?:be|become|feel|very|really|so|am|also|highly|always|and|more|not|get)$/.test(left?.lemma ?? '') ||
      left?.pos === 'adverb' ||
      left?.pos === 'auxiliary';
    if (/^(?:i|we|he|she|they|my turn)$/.test(lower)) return false;
    if (/^(?:according|thanks|due|instead)$/.test(word.text.toLowerCase()))
      return word.text.toLowerCase() !== 'thanks'
        ? next.form !== 'gerund' || word.text.toLowerCase() === 'instead'
        : false;
    if (
      /^(?:next|front|charge|close|known|ready|afraid|aware|pleased|satisfied|proud|grateful|thankful)$/.test(
        word.text.toLowerCase(),
      )
    ) {
      if (/^(?:front|charge)$/.test(word.text.toLowerCase()))
        return /^in$/i.test(left?.text ?? '') && /^(?:the|my|our|all)$/.test(lower);
      if (word.text.toLowerCase() === 'next') return false;
      return (
        isPredicate &&
        /^(?:my|your|our|their|the|this|these)$/.test(lower) &&
        !sentence.tokens.slice(at + 2, at + 6).some(isFinite)
      );
    }
    if (!isPredicate) return false;
    if (/^(?:that|it|all|each|so|when|what|how|there|you|we|i|they)$/.test(lower)) return false;
  }
  return !sentence.tokens.slice(at + 1, at + 4).some(({ lemma }) => times.has(lemma));
}

const missing: readonly Slip[] = MISSING.flatMap(([preposition, words, verbs]): Slip[] =>
  [words && `'${words}'`, verbs && `~=${verbs}`].filter(Boolean).map((pattern) => ({
    id: `likely-${preposition}-missing-behind-${(pattern.startsWith("'") ? words : verbs).split('|')[0] ?? ''}`,
    message: `“${preposition}” is missing here.`,
    pattern: `word/${pattern} next/${DETERMINED}`,
    where: (match) => isWithout(match, pattern.startsWith('~')),
    edit: over('word', 'next', ({ token }) => `${token('word').text} ${preposition} ${token('next').text}`),
    examples: [],
    leaves: [],
  })),
);

/** Verbs that take what they are about without a preposition, and those that are put there. */
const NONE: readonly (readonly [prepositions: string, verbs: string])[] = [
  ['about', 'discuss|mention|emphasise|emphasize|describe|explain|consider|stress'],
  ['at', 'attend'],
  [
    'to',
    'attend|answer|contact|resemble|approach|phone|reach|join|visit|serve|meet|invite|help|assist|ask|tell|greet|thank|support|supervise|train|advise|inform|teach',
  ],
  ['in', 'enter|join|attend|visit'],
  ['with', 'marry|contact|join'],
  ['for', 'await|request|seek'],
  ['of', 'lack|remember|manage'],
  ['on', 'influence|affect|impact'],
];

const none: readonly Slip[] = NONE.map(([prepositions, verbs]): Slip => ({
  id: `likely-${verbs.split('|')[0] ?? ''}-without-${prepositions}`,
  message: `This verb takes no “${prepositions}”.`,
  pattern: `verb/~=${verbs} extra/'${prepositions}' next/~determiner|pronoun|noun|name`,
  where: (match) => {
    const [verb, extra, next] = [
      match.token('verb'),
      match.token('extra').text.toLowerCase(),
      match.token('next'),
    ];
    const [left, object] = [leftOf(match), rightOf(match, 0)];
    if (verb.pos !== 'verb' || verb.form === 'pastParticiple' || left?.lemma === 'be') return false;
    if (/^(?:determiner|adjective|preposition|number)$/.test(left?.pos ?? '') && verb.form !== 'gerund')
      return false;
    if (left?.pos === 'noun' && canBe(verb.text.toLowerCase(), 'noun', null) && verb.form === 'base')
      return false;
    const isPerson =
      next.pos === 'pronoun' ||
      /^(?:customer|client|guest|patient|visitor|student|pupil|people|colleague|child|passenger|resident|member|parent|staff|team|tourist|team)$/.test(
        (object ?? next).lemma,
      ) ||
      /^(?:customer|client|guest|patient|visitor|student|pupil|people|colleague|child|passenger|resident)$/.test(
        next.lemma,
      );
    if (extra === 'to') {
      if (/^(?:attend)$/.test(verb.lemma))
        return /^(?:course|class|meeting|workshop|school|lecture|training|conference|seminar|college|university|event|interview)$/.test(
          match.sentence.tokens
            .slice(match.at + 2, match.at + 6)
            .map(({ lemma }) => lemma)
            .find((one) =>
              /course|class|meeting|workshop|school|lecture|training|conference|seminar|college|university|event|interview/.test(
                one,
              ),
            ) ?? '',
        );
      if (/^(?:answer)$/.test(verb.lemma))
        return (
          /^(?:call|question|email|phone|letter|mail|enquiry|query|customer|telephone|most|all)s?$/.test(
            (match.sentence.tokens[match.at + 3] ?? next).lemma,
          ) || /^(?:call|question|email|phone|letter|enquiry|query|most|all|telephone)$/.test(next.lemma)
        );
      if (/^(?:join|visit|meet|reach|serve|approach)$/.test(verb.lemma))
        return verb.lemma !== 'serve' || isPerson;
      return (
        isPerson &&
        !(verb.lemma === 'train' || verb.lemma === 'teach' || verb.lemma === 'serve'
          ? match.sentence.tokens[match.at - 1]?.pos === 'noun'
          : false)
      );
    }
    if (extra === 'at')
      return (
        !next.isName &&
        !times.has((object ?? next).lemma) &&
        /^(?:the|a|my|this|that|every|all|an|our)$/i.test(next.text)
      );
    if (extra === 'in')
      return (
        /^(?:the|your|a|my|our|this)$/i.test(next.text) &&
        !/^(?:week|month|year|morning|afternoon|evening|summer|winter|spring|autumn|end|beginning|first|last|past|same|hope|meantime|middle|hospital|office|yard|workshop)$/.test(
          object?.lemma ?? '',
        ) &&
        verb.lemma === 'join'
      );
    if (extra === 'for') return verb.lemma !== 'request' || verb.form !== 'base' || left?.pos === 'pronoun';
    if (extra === 'with') return verb.lemma !== 'join';
    if (extra === 'of') return verb.lemma === 'lack';
    if (extra === 'about' && /^(?:explain|describe|consider|stress)$/.test(verb.lemma))
      return /^(?:determiner)$/.test(next.pos);
    return true;
  },
  edit: drop('extra'),
  examples: [],
  leaves: [],
}));

const CLOCK = '~number';

/** Verbs of somebody or something, the preposition behind that, and those often put there. */
const BEHIND_OBJECT: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
  congratulate: ['on', 'for|about|with'],
  accuse: ['of', 'for|about|with'],
  blame: ['for', 'of|about'],
  translate: ['into', 'in|to'],
  divide: ['into', 'in'],
  split: ['into', 'in'],
  fill: ['with', 'of'],
  provide: ['with', 'of'],
  supply: ['with', 'of'],
  equip: ['with', 'of'],
  remind: ['of', 'for|with'],
  inform: ['of', 'for'],
  protect: ['from', 'of'],
  prevent: ['from', 'of|for|to'],
  introduce: ['to', 'with|at'],
  invite: ['to', 'at|in'],
};

export const GOVERNED: readonly Slip[] = [
  ...wrong,
  ...missing,
  ...none,
  {
    id: 'likely-thank-for',
    message: 'One thanks somebody “for” something.',
    pattern:
      "'thank' 'you' right/'your|the|this|inviting|considering|taking|reading|giving|meeting|showing|having|letting'",
    where: ({ token }) => token('right').text !== 'this',
    edit: (match) => swap('right', `for ${match.token('right').text}`)(match),
    examples: [['Thank you your letter of 3 May.', 'Thank you for your letter of 3 May.']],
    leaves: ['Thank you for your letter.'],
  },
  {
    id: 'likely-on-a-page',
    message: 'What one reads there is “on” it.',
    pattern: `preposition/'at|in' ~determiner? ~name|noun? site/'website|internet|webpage|web|page|homepage|noticeboard|facebook|linkedin|radio|phone|telephone|television|tv'`,
    where: (match) => {
      const { token, tokens, sentence, at } = match;
      const site = token('site').text.toLowerCase();
      const hasDeterminer = tokens[1]?.pos === 'determiner';
      const left = sentence.tokens[at - 1];
      if (/^(?:page|phone|telephone|radio|television|tv|web)$/.test(site) && !hasDeterminer) return false;
      if (
        /^(?:phone|telephone|radio|tv|television|page)$/.test(site) &&
        !/^(?:the|your|my)$/i.test(tokens[1]?.text ?? '')
      )
        return false;
      return (
        !/^(?:look|work|rightly|good)$/.test(left?.lemma ?? '') &&
        tokens.length < 5 &&
        rightOf(match)?.pos !== 'noun' &&
        (token('preposition').text.toLowerCase() === 'at'
          ? /^(?:website|internet|webpage|homepage|web|page|noticeboard)$/.test(site)
          : /^(?:website|internet|webpage|homepage|facebook|linkedin|phone|telephone|radio|tv|television)$/.test(
              site,
            ))
      );
    },
    edit: swap('preposition', 'on'),
    examples: [
      ['I saw the post at your website.', 'I saw the post on your website.'],
      ['I answered parents in the phone.', 'I answered parents on the phone.'],
    ],
    leaves: ['I saw the post on your website.', 'I was at the phone shop.', 'I work in radio.'],
  },
  {
    id: 'likely-on-a-day',
    message: 'With days and dates it is “on”.',
    pattern: `preposition/'in|at' ~'the'? day/'${WEEKDAYS}|${WEEKDAYS.replaceAll('|', 's|')}s' $|punctuation|preposition|conjunction|pronoun|'morning|mornings|evening|evenings|afternoon|afternoons|night|nights'`,
    where: ({ token }) => /^\p{L}/u.test(token('day').text),
    edit: swap('preposition', 'on'),
    examples: [['I close the shop in Sundays.', 'I close the shop on Sundays.']],
    leaves: ['I close the shop on Sundays.'],
  },
  {
    id: 'likely-at-an-hour',
    message: 'With the hour it is “at”.',
    pattern: `preposition/'in|on' hour/${CLOCK} "o'clock|am|pm"`.replace(/"(.*)"/, "'$1'"),
    edit: swap('preposition', 'at'),
    examples: [['I start on 6 pm every day.', 'I start at 6 pm every day.']],
    leaves: ['I start at 6 pm.'],
  },
  {
    id: 'likely-in-a-part-of-the-day',
    message: 'It is “in” with parts of the day.',
    pattern:
      "preposition/'at|on' the/'the' part/'morning|afternoon|evening|mornings|afternoons|evenings' $|punctuation|conjunction",
    edit: swap('preposition', 'in'),
    examples: [['I bake at the morning.', 'I bake in the morning.']],
    leaves: ['I bake in the morning.', 'On the morning of the fair I baked.'],
  },
  {
    id: 'likely-the-before-part-of-day',
    message: 'It is “in the morning”, with “the”.',
    pattern: "in/'in' part/'morning|afternoon|evening|meantime|past' $|punctuation|preposition|'i|we'",
    edit: (match) => swap('part', `the ${match.token('part').text}`)(match),
    examples: [['I bake in morning.', 'I bake in the morning.']],
    leaves: ['I bake in the morning.'],
  },
  {
    id: 'likely-at-the-age',
    message: 'It is “at the age of”.',
    pattern: "in/'in|with|on' the/'the' 'age' 'of' number",
    edit: swap('in', 'at'),
    examples: [['I began in the age of nine.', 'I began at the age of nine.']],
    leaves: ['I began at the age of nine.'],
  },
  {
    id: 'likely-times-a-week',
    message: 'How often is said with “a” or “per”.',
    pattern: `'once|twice|times' in/'in|by|on' the/'the' time/'day|week|month|year' $|punctuation|conjunction|preposition`,
    edit: over('in', 'the', 'a'),
    examples: [['I swim twice in the week.', 'I swim twice a week.']],
    leaves: ['I swim twice a week.'],
  },
  {
    id: 'likely-until-behind-from',
    message: 'From a time it goes “to” or “until” another.',
    pattern: "'from' ~number|name ~number? till/'since|at|by|for' ~number|name $|punctuation|preposition",
    edit: swap('till', 'to'),
    examples: [['I worked there from 2012 by 2015.', 'I worked there from 2012 to 2015.']],
    leaves: ['I worked there from 2012 to 2015.'],
  },
  {
    id: 'likely-for-an-employer',
    message: 'One works “for” an employer, or at a place.',
    pattern:
      "work/~=work|worker|dispatcher|driver|cook|nurse|guide|clerk|assistant|mechanic|engineer|technician|waiter|waitress|receptionist|cleaner|baker|carpenter|electrician|plumber|welder|teacher|gardener|operator|manager|accountant|secretary|salesman|porter|fitter|job|employment by/'by' ~determiner ~adjective|noun|name* firm/'company|firm|employer|agency|factory|bank|hotel|shop|bakery|restaurant|supermarket|workshop|business|manufacturer|contractor|family'",
    where: (match) => match.tokens.length <= 7 && match.token('work').form !== 'pastParticiple',
    edit: swap('by', 'for'),
    examples: [['I was a driver by a small firm.', 'I was a driver for a small firm.']],
    leaves: [],
  },
  {
    id: 'likely-learn-from',
    message: 'One learns “from” somebody.',
    pattern:
      "learn/~=learn by/'by|of|with' who/'him|her|them|my|the' ~'father|mother|uncle|aunt|grandfather|grandmother|boss|master|foreman|colleagues|how|to|parents'",
    where: ({ token }) => token('learn').pos === 'verb',
    edit: swap('by', 'from'),
    examples: [['I learned by my uncle how to graft.', 'I learned from my uncle how to graft.']],
    leaves: ['I learned by heart.', 'I learned with my brother.'],
  },
  {
    id: 'likely-go-home',
    message: 'With “home”, “there” and “abroad” there is no “to”.',
    pattern:
      "go/~=go|come|return|travel|drive|move|get to/'to|in' home/'home|abroad|there|here' $|punctuation|conjunction|preposition",
    where: ({ token }) => token('to').text === 'to' || token('home').text === 'abroad',
    edit: drop('to'),
    examples: [['I went to abroad after school.', 'I went abroad after school.']],
    leaves: ['I went home.'],
  },
  {
    id: 'likely-in-abroad',
    message: '“Abroad” takes no preposition.',
    pattern: "in/'in|at|to' abroad/'abroad|overseas' $|punctuation|conjunction|preposition",
    edit: drop('in'),
    examples: [['I studied in abroad.', 'I studied abroad.']],
    leaves: ['I studied abroad.'],
  },
  {
    id: 'likely-arrive-in',
    message: 'One arrives “in” or “at” a place.',
    pattern: "arrive/~=arrive to/'to|into' place/determiner|name|noun",
    edit: (match) => swap('to', match.token('place').isName ? 'in' : 'at')(match),
    examples: [['I arrived to Cork in May.', 'I arrived in Cork in May.']],
    leaves: ['I arrived in Cork.'],
  },
  {
    id: 'likely-by-doing-in-how',
    message: 'One is advised “on how” to do it.',
    pattern:
      "word/~=advise|advice|guide|guidance|instruct|training|train|tip|lesson|help ~determiner? ~adjective? ~noun|name? in/'in|about|at|for' how/'how' 'to'",
    where: ({ token }) => /^(?:in|at|for)$/.test(token('in').text.toLowerCase()),
    edit: swap('in', 'on'),
    examples: [['I advised growers in how to prune.', 'I advised growers on how to prune.']],
    leaves: ['I advised growers on how to prune.'],
  },
  {
    id: 'likely-during-a-stretch',
    message: 'How long is said with “for”.',
    pattern: `during/'during|in' 'more|over|about|almost|nearly|at'? 'than|least'? count/number time/~=${TIMES} $|punctuation`,
    where: (match) =>
      /^during$/i.test(match.token('during').text) &&
      match.token('time').number === 'plural' &&
      !/^(?:the|these|those|last|first)$/i.test(match.tokens[1]?.text ?? ''),
    edit: swap('during', 'for'),
    examples: [['I ran the shop during more than ten years.', 'I ran the shop for more than ten years.']],
    leaves: ['I ran the shop for ten years.'],
  },
  {
    id: 'likely-explain-to',
    message: 'One explains something “to” somebody.',
    pattern:
      "verb/~=explain|describe|suggest|demonstrate|recommend|present|introduce|deliver who/'me|us|them|him|her|you|customers|clients|guests|patients|visitors|students|pupils|parents|people' next/'how|what|why|where|when|the|that|a|our|their|some|everything'",
    where: ({ token }) =>
      token('verb').pos === 'verb' &&
      (!/^(?:introduce|present|deliver|recommend|describe)$/.test(token('verb').lemma) ||
        /^(?:the|a|our|their)$/.test(token('next').text)) &&
      token('verb').form !== 'pastParticiple',
    edit: (match) => {
      const { span, text } = match.token('who');
      return [replaceSpan(match.text, span, `to ${text}`)];
    },
    examples: [['I explained customers how the lock works.', 'I explained to customers how the lock works.']],
    leaves: ['I explained to customers how the lock works.'],
  },
  {
    id: 'likely-say-to',
    message: 'One “tells” somebody, or says it “to” them.',
    pattern: "say/~=say who/'me|us|them|him|her|you' next/~.",
    where: ({ token }) =>
      token('say').pos === 'verb' && !(lower(token('who')) === 'you' && isFinite(token('next'))),
    edit: swap(
      'say',
      ({ token }) =>
        ({ said: 'told', says: 'tells', saying: 'telling' })[token('say').text.toLowerCase()] ?? 'tell',
    ),
    examples: [['My foreman said me to wait.', 'My foreman told me to wait.']],
    leaves: ['My foreman told me to wait.'],
  },
  {
    id: 'likely-ask-somebody',
    message: 'One asks somebody, without “to”.',
    pattern:
      "ask/~=ask|tell|phone|call|invite|help|teach|remind|inform|thank to/'to' who/'me|us|them|him|her|people|customers|clients|guests|patients|visitors|students|pupils|parents|colleagues' next/.",
    where: ({ token, sentence, at }) =>
      token('ask').pos === 'verb' &&
      token('ask').form !== 'pastParticiple' &&
      !(token('ask').lemma === 'call' || token('ask').lemma === 'help') &&
      sentence.tokens[at - 1]?.lemma !== 'be' &&
      token('ask').lemma !== 'teach',
    edit: drop('to'),
    examples: [['I asked to them what was wrong.', 'I asked them what was wrong.']],
    leaves: ['I asked them what was wrong.', 'I called out to them.'],
  },
  {
    id: 'likely-in-a-month',
    message: 'With months and years it is “in”.',
    pattern: `preposition/'on|at' month/'${MONTHS.replace('may|', '')}' $|punctuation|number`,
    where: ({ token, tokens }) =>
      token('month').isName && !/^(?:\d{1,2}(?:st|nd|rd|th)?)$/.test(tokens.at(-1)?.text ?? ''),
    edit: swap('preposition', 'in'),
    examples: [['I take the exam at June 2034.', 'I take the exam in June 2034.']],
    leaves: ['I take the exam on June 4.'],
  },

  {
    id: 'likely-work-as',
    message: 'What one does for a living one works “as”.',
    pattern:
      "work/~=work|employ|job|career|start|position|post|volunteer|serve like/'like' 'a|an' ~adjective|noun? post/~noun end/$|punctuation|preposition|conjunction|subordinator",
    where: ({ token }) =>
      /(?:er|or|ist|ista|ian|man|nurse|cook|chef|clerk|guide|assistant|mechanic|trainee|apprentice)$/.test(
        lower(token('post')),
      ),
    edit: swap('like', 'as'),
    examples: [['I worked like a waiter in Lisbon.', 'I worked as a waiter in Lisbon.']],
    leaves: ['I worked like a horse.'],
  },
  {
    id: 'likely-member-of',
    message: 'One is a member “of” something.',
    pattern:
      "member/'member|part|graduate|citizen|founder|owner|head|leader|director' from/'from|in|at|on' the/'the|a|our|this' ~name|noun|adjective? club/'club|team|crew|committee|union|board|choir|group|society|band|association|party|shop|department|company|council|orchestra|brigade'",
    where: ({ token }) => lower(token('member')) === 'member' || lower(token('from')) === 'from',
    edit: swap('from', 'of'),
    examples: [["I'm a member from the rowing club.", "I'm a member of the rowing club."]],
    leaves: ['I was a member in May.'],
  },
  {
    id: 'likely-at-home',
    message: 'It is “at home” and “at work”.',
    pattern:
      "left/~verb|adverb in/'in|on' home/'home|work|lunch|breakfast|night' end/$|punctuation|'with|and|for|on|i|we'",
    where: ({ token }) =>
      !/^(?:in|bring|move)$/.test(token('left').lemma) &&
      (lower(token('home')) !== 'work' || /^(?:be|stay)$/.test(token('left').lemma)) &&
      (token('in').text !== 'on' || lower(token('home')) !== 'work'),
    edit: swap('in', 'at'),
    examples: [['I stayed in home with my sons.', 'I stayed at home with my sons.']],
    leaves: ['I stayed at home.'],
  },
  {
    id: 'likely-in-the-year',
    message: 'A year takes no “the”.',
    pattern:
      "'in|since|from|until|during|to|by' the/'the' year/number end/$|punctuation|'i|we|to|until|and|my|he|she'",
    where: ({ token }) => /^(?:19|20)\d\d$/.test(token('year').text),
    edit: drop('the'),
    examples: [['In the 2015 I moved to Kent.', 'In 2015 I moved to Kent.']],
    leaves: ['In the 2015 season I moved.'],
  },
  {
    id: 'likely-enter-a-contest',
    message: 'This verb takes no “in”.',
    pattern: "verb/~=enter|attend|visit|join|approach in/'in|to|into' the/'the|a|my|your|this'",
    where: ({ token, sentence, at }) =>
      token('verb').pos === 'verb' &&
      token('verb').form !== 'pastParticiple' &&
      sentence.tokens[at - 1]?.lemma !== 'be' &&
      !sentence.tokens
        .slice(at + 3, at + 6)
        .some(
          (one) =>
            times.has(one.lemma) ||
            /^(?:contract|agreement|talks|negotiations|morning|afternoon|evening|end|beginning|first|hospital)$/.test(
              one.lemma,
            ),
        ) &&
      sentence.tokens[at - 1]?.pos !== 'determiner',
    edit: drop('in'),
    examples: [['We entered in the contest twice.', 'We entered the contest twice.']],
    leaves: ['We entered into a contract.', 'I attended in the morning.'],
  },
  {
    id: 'likely-preposition-behind-object',
    message: 'This verb takes another preposition behind its object.',
    pattern: `verb/~=${Object.keys(BEHIND_OBJECT).join('|')} object/~determiner|pronoun|noun|adjective|name|number* preposition/'in|of|for|by|to|about|on|from|with' next/.`,
    where: ({ token, all }) => {
      const [wrong] = BEHIND_OBJECT[token('verb').lemma]?.slice(1) ?? [''];
      const isIn = lower(token('preposition')) === 'in';
      // "Translated it in May", "divided it in the morning": only what it becomes.
      const becomes =
        token('next').pos === 'number' ||
        /^(?:english|french|german|spanish|italian|polish|russian|arabic|portuguese|welsh|dutch|half|parts|groups|teams)$/.test(
          lower(token('next')),
        );
      return (
        token('verb').pos === 'verb' &&
        all('object').length > 0 &&
        all('object').length < 5 &&
        (wrong ?? '').split('|').includes(lower(token('preposition'))) &&
        (!isIn || becomes)
      );
    },
    edit: swap('preposition', ({ token }) => BEHIND_OBJECT[token('verb').lemma]?.[0] ?? ''),
    examples: [
      ['They congratulated me for the prize.', 'They congratulated me on the prize.'],
      ['I translated the menu in Spanish.', 'I translated the menu into Spanish.'],
    ],
    leaves: ['I translated the menu in May.', 'I filled the tanks by hand.'],
  },
  {
    id: 'likely-care-of',
    message: 'One takes care “of” somebody.',
    pattern: "~=take care/'care|advantage|charge' for/'for|about|on|from|with|to' ~determiner|pronoun|noun",
    edit: swap('for', 'of'),
    examples: [['I take care for the horses.', 'I take care of the horses.']],
    leaves: ['I take care of the horses.'],
  },
  {
    id: 'likely-used-to-noise',
    message: 'One is used “to” something.',
    pattern:
      "be/'am|is|are|was|were|been|get|got|'m|’m' used/'used|accustomed' at/'at|with|on|of' ~determiner|noun|verb:gerund|adjective",
    where: ({ sentence, at }) =>
      /^(?:i|we|you|they|he|she|and|have)$/i.test(sentence.tokens[at - 1]?.text ?? ''),
    edit: swap('at', 'to'),
    examples: [['I am used at noise.', 'I am used to noise.']],
    leaves: ['It is used at sea.'],
  },
  {
    id: 'likely-at-an-event',
    message: 'With events and places of learning it is “at”.',
    pattern:
      "on/'on|in' ~determiner ~noun|adjective? event/'fair|conference|exhibition|party|wedding|meeting|interview|university|concert|match' $|punctuation|'in|i|we|and|where|with'",
    where: ({ token }) => token('on').text.toLowerCase() === 'on',
    edit: swap('on', 'at'),
    examples: [['We met on a trade fair in Ghent.', 'We met at a trade fair in Ghent.']],
    leaves: ['We met at a fair.'],
  },
  {
    id: 'likely-since-a-year',
    message: 'What began then and goes on has begun “since” then.',
    pattern:
      "have/'have|has|'ve|’ve' verb/~verb:pastParticiple|auxiliary:pastParticiple .* from/'from' year/number end/$|'.|,'",
    where: ({ token, tokens }) => /^(?:19|20)\d\d$/.test(token('year').text) && tokens.length < 9,
    edit: swap('from', 'since'),
    examples: [['I have worked here from 2018.', 'I have worked here since 2018.']],
    leaves: ['I kept the books from 2018 to 2020.'],
  },
  {
    id: 'likely-no-article-before-games',
    message: 'Games take no article, and one goes to work.',
    pattern:
      "play/~=play|go|come|drive|cycle|travel|get to/'to'? the/'the' game/'football|tennis|chess|basketball|volleyball|hockey|rugby|cricket|cards|golf|darts|work' end/$|punctuation|'with|by|on|and|in|every|at|for'",
    where: ({ token, all }) =>
      lower(token('game')) === 'work'
        ? all('to').length > 0 && token('play').lemma !== 'play'
        : all('to').length === 0 && token('play').lemma === 'play',
    edit: drop('the'),
    examples: [['I go to the work by bike.', 'I go to work by bike.']],
    leaves: ['I go to the workshop.', 'I play the cards I have.'],
  },
];
