import type { Token } from '../../english-text.ts';
import { meaningsOf } from '../../inflect.ts';
import type { Match } from '../../rules/index.ts';
import { canBe, isFinite, SUBJECTS } from '../closed-classes.ts';
import { over, swap, type Slip } from '../slip.ts';

/* Words taken for others that look or sound alike, each told by what must stand there, and names without their capital. */

const lower = (token: Token | undefined) => token?.text.toLowerCase() ?? '';
const isOneOf = (token: Token | undefined, words: RegExp) => words.test(lower(token));

/** What stands in place of another between these words; the frames are those in which the first cannot stand. */
const PAIRS: readonly (readonly [
  wrong: string,
  right: string,
  frames: readonly string[],
  where?: (match: Match) => boolean,
])[] = [
  [
    'form',
    'from',
    [
      "',|away|come|came|coming|learn|learned|learnt|arrived|moved|return|returned|different|far|apart|graduated|order|ordered|received|bought|hear|hearing|heard|range|ranging|travelled|transferred|changed|suffer|home' WORD ~determiner|name|pronoun|number|noun",
    ],
    ({ tokens }) =>
      !isOneOf(tokens[0], /^(?:application|order|entry|booking|consent|a|the|tax)$/) &&
      !(tokens[0]?.pos === 'noun' && /^(?:people|we|they|team|teams)$/i.test(tokens[0]?.text ?? '')) &&
      !(lower(tokens[0]) === ',' && tokens.at(-1)?.pos === 'noun'),
  ],
  ['learned|learnt|learn|learning', 'taught|taught|teach|teaching', ["'was|were|been' WORD 'to|by|how'"]],
  [
    'loose|looses|loosing',
    'lose|loses|losing',
    [
      `'to|will|would|not|never|could|can|n't|n’t|did|${SUBJECTS}|may|might|without|of|from|system|and|avoid|avoided|hate|system' WORD 'the|a|an|my|our|your|his|her|their|time|money|weight|customers|any|no|one|about|two|three|track|touch|it|them|interest|patience|control|orders|more|less'`,
    ],
    ({ tokens, sentence, at }) =>
      !isOneOf(sentence.tokens[at - 1], /^(?:a|the)$/) &&
      !(lower(tokens[0]) === 'and' && tokens[1]?.pos === 'adjective' && tokens[2]?.pos === 'noun'),
  ],
  [
    'loosed|losed|loosened',
    'lost',
    ["~. WORD 'his|her|my|our|their|the|a|only|patience|time|money|weight|no|one|two|nothing'"],
    ({ tokens }) => !isOneOf(tokens[1], /^loosened$/),
  ],
  [
    'losts|loses',
    'losses',
    [
      "'of|the|our|any|all|report|reported|reporting|and|for|no|their' WORD $|punctuation|preposition|auxiliary",
    ],
    ({ tokens, sentence, at }) =>
      lower(tokens[1]) === 'losts' ||
      (!sentence.tokens.slice(at, at + 1).some(isFinite) &&
        /^(?:of|the|our|any|no|their)$/.test(lower(tokens[0]))),
  ],
  [
    'brake',
    'break',
    [
      "'to|can|will|would|could|not|never|n't|tea|lunch|coffee|we|they|i' WORD 'the|a|an|down|up|in|into|time|$|it|them'",
    ],
    ({ sentence }) =>
      !sentence.tokens.some(({ lemma }) =>
        /^(?:car|lorry|bus|train|tram|bike|van|wheel|drive|pedal|driver)$/.test(lemma),
      ),
  ],
  [
    'bored',
    'board',
    ["'the|a|this|notice|white|chess|ironing|cutting' WORD $|punctuation|preposition|conjunction"],
    ({ tokens }) => lower(tokens[0]) !== 'a' || tokens[2]?.pos !== 'conjunction',
  ],
  [
    'there',
    'their',
    [
      "'in|on|up|out|off|with|of|for|about|to|from|by|all|and|at|do|did|know|bring|brought|take|took|label|improve|increase|have|had|keep|kept|clean|wash|like|understand|see|tell|help|helped|give|gave|check|show|use|discuss|record|recorded' WORD ~adjective? noun",
    ],
    ({ tokens, sentence }) => {
      const [left, noun] = [lower(tokens[0]), tokens.at(-1)];
      const isTime =
        /^(?:day|night|week|year|month|time|summer|winter|morning|today|home|part|full|people|work|lunch|nights|people)s?$/.test(
          lower(noun),
        );
      return (
        !isTime &&
        !(
          left === 'and' &&
          sentence.tokens
            .slice(0, sentence.tokens.indexOf(tokens[0] as Token))
            .some(({ text }) => /^(?:here|live|lived|work|worked)$/i.test(text))
        ) &&
        !(/^(?:out|up|in|on|at)$/.test(left) && noun?.number !== 'plural') &&
        !/^(?:is|are|was|were)$/.test(lower(tokens[2]))
      );
    },
  ],
  [
    'too',
    'to',
    [
      "'went|go|came|come|moved|travelled|drove|sent|wrote|spoke|talked|listen|listened|applied|returned|according|thanks|due|next|close|forward|access' WORD ~determiner|name|noun|verb:gerund|pronoun",
    ],
  ],
  [
    'advice|advices',
    'advise|advises',
    [
      "'to|can|could|will|would|i|we|they|who|and|also|must|should|he|she' WORD ~determiner|name|adjective|noun|'me|us|them|him|her|you|customers|clients|people|patients|tenants|on'",
    ],
    ({ sentence, at, tokens }) =>
      !/^(?:give|gave|given|giving|get|listen|according|due|access|open|offer|offered|support|help)$/.test(
        lower(sentence.tokens[at - 1]),
      ) &&
      !(lower(tokens[0]) === 'and' && /^(?:on|and)$/.test(lower(tokens[2]))) &&
      !(lower(tokens[0]) === 'and' && sentence.tokens[at - 1]?.pos === 'noun') &&
      lower(tokens[2]) !== 'of',
  ],
  [
    'principle',
    'principal',
    ["'school|the|our|my|vice|former' WORD ',|of|who|told|asked|said|hired|teacher|reason|task|duty|role'"],
    ({ tokens, sentence, at }) =>
      !/^(?:of)$/.test(lower(tokens[2])) ||
      /^(?:school|college|academy)$/.test(lower(sentence.tokens[at + 4])),
  ],
  [
    'past',
    'passed',
    [`~. WORD ~determiner|number|pronoun|'all|both|every|with|it|on|away'`],
    ({ tokens, sentence, at }) => {
      const left = tokens[0] as Token;
      const before = sentence.tokens.slice(0, at + 1);
      const opens = before.findLastIndex(({ text, pos }) => /^[,;:]$/.test(text) || pos === 'conjunction');
      const clause = before.slice(opens + 1);
      const hasVerb = clause.some(isFinite) && !/^(?:have|has|had)$/.test(lower(left));
      const isSubject =
        /^(?:pronoun|noun|number|name|auxiliary|adverb)$/.test(left.pos) || lower(left) === 'and';
      return (
        isSubject &&
        !hasVerb &&
        !/^(?:half|quarter|minutes|ten|five|twenty|just|go|in)$/.test(lower(left)) &&
        clause.length > 0 &&
        sentence.tokens[0] !== tokens[1]
      );
    },
  ],
  [
    'passed',
    'past',
    [
      "~verb:past|verb:base|verb:gerund|'in|few|the|over|these|last|two|half|years|ten' WORD 'the|my|our|year|years|few|two|three|month|months|week|weeks|decade|experience|ten|six'",
    ],
    ({ tokens, sentence, at }) => {
      const [left, right] = [tokens[0] as Token, lower(tokens[2])];
      if (left.pos === 'verb')
        return (
          /^(?:go|walk|drive|run|ride|cycle|get|come|look|push|sail|move)$/.test(left.lemma) &&
          !sentence.tokens[at + 1]?.text.includes(',')
        );
      return (
        (lower(left) === 'the' ||
          lower(left) === 'these' ||
          lower(left) === 'half' ||
          lower(left) === 'in') &&
        /^(?:year|years|few|two|three|month|months|week|weeks|decade|ten|six)$/.test(right)
      );
    },
  ],
  [
    'costumer|costumers',
    'customer|customers',
    [
      "'the|our|a|each|every|with|of|my|new|regular|to|for|help|helped|serve|served|difficult|many|all|happy|advise|advised|and|their' WORD ~.",
    ],
    ({ sentence }) =>
      !sentence.tokens.some(({ lemma }) =>
        /^(?:theatre|costume|film|stage|opera|wardrobe|dress|sew)$/.test(lemma),
      ),
  ],
  [
    'manger',
    'manager',
    [
      "'the|my|a|our|shop|store|line|stage|team|hotel|project|sales|branch|by|as|office|kitchen|farm|assistant|duty|area|general|former|site|bar|restaurant|deputy|and|account' WORD ~.",
    ],
    ({ tokens, sentence }) =>
      !sentence.tokens.some(({ lemma }) => /^(?:hay|horse|stable|nativity|garde|pret|crib)$/.test(lemma)) &&
      tokens.length > 0,
  ],
  ['layed', 'laid', ['~. WORD ~.']],
  ['irregardless', 'regardless', ['~. WORD ~.']],
  [
    'dont|didnt|doesnt|isnt|wasnt|couldnt|wouldnt|havent|hasnt|arent|werent|hadnt|shouldnt',
    "don't|didn't|doesn't|isn't|wasn't|couldn't|wouldn't|haven't|hasn't|aren't|weren't|hadn't|shouldn't",
    ['~. WORD ~.'],
  ],
];

const pairs: readonly Slip[] = PAIRS.flatMap(([wrong, right, frames, where]): Slip[] =>
  frames.map((frame) => {
    const [from, to] = [wrong.split('|'), right.split('|')];
    return {
      id: `likely-${to[0]?.replaceAll(' ', '-') ?? ''}-not-${from[0] ?? ''}`,
      message: `Another word is meant: “${to[0] ?? ''}”.`,
      pattern: frame.replace('WORD', `word/'${wrong}'`),
      where: where ?? (() => true),
      edit: swap('word', ({ token }) => to[from.indexOf(lower(token('word')))] ?? to[0] ?? ''),
      examples: [],
      leaves: [],
    };
  }),
);

/** Peoples, languages, countries and the largest towns that are no words beside. */
const PEOPLE =
  /^(?:english|french|german|spanish|italian|portuguese|dutch|welsh|irish|scottish|russian|ukrainian|arabic|hindi|japanese|chinese|korean|greek|turkish|swedish|norwegian|finnish|hungarian|czech|romanian|bulgarian|serbian|croatian|vietnamese|indian|american|canadian|australian|mexican|brazilian|african|european|asian|belgian|austrian|british|european|egyptian|moroccan|nigerian|kenyan|pakistani|iranian|iraqi|syrian|lebanese|israeli|jamaican|cuban|argentinian|colombian|peruvian|chilean|lithuanian|latvian|estonian|slovak|slovenian|albanian|georgian|armenian|filipino|indonesian|malaysian|england|france|germany|spain|italy|portugal|holland|wales|ireland|scotland|russia|ukraine|india|japan|korea|greece|sweden|norway|finland|hungary|romania|bulgaria|serbia|croatia|vietnam|america|canada|australia|mexico|brazil|africa|europe|asia|belgium|austria|britain|egypt|morocco|nigeria|kenya|pakistan|iran|iraq|syria|lebanon|israel|jamaica|cuba|argentina|colombia|peru|lithuania|latvia|estonia|slovakia|slovenia|albania|armenia|philippines|indonesia|malaysia|netherlands|switzerland|denmark|poland|london|paris|berlin|rome|madrid|dublin|manchester|liverpool|birmingham|glasgow|edinburgh|amsterdam|lisbon|vienna|brussels)$/;
const WEEK_OR_MONTH =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|september|october|november|december)$/;

export const WORDS: readonly Slip[] = [
  ...pairs,
  {
    id: 'likely-capital-of-names',
    message: 'Days, months, languages, peoples and countries take a capital.',
    pattern: 'word/.',
    where: ({ token }) => PEOPLE.test(token('word').text) || WEEK_OR_MONTH.test(token('word').text),
    edit: swap(
      'word',
      ({ token }) => token('word').text.charAt(0).toUpperCase() + token('word').text.slice(1),
    ),
    examples: [
      ['I speak english and some portuguese.', 'I speak English and some Portuguese.'],
      ['I can come on tuesday.', 'I can come on Tuesday.'],
    ],
    leaves: ['I march and polish.', 'I can come on Tuesday.'],
  },
  {
    id: 'likely-capital-of-march',
    message: 'Months take a capital.',
    pattern:
      "left/'in|from|since|until|till|by|last|next|of|late|early|mid|during|to|between|and' month/'march|may|august' next/$|number|punctuation|'until|to|i|we|and|when'",
    where: ({ token, sentence, at }) => {
      const [left, month, next] = [lower(token('left')), token('month').text, sentence.tokens[at + 2]];
      if (!/^\p{Ll}/u.test(month)) return false;
      const isYear = /^(?:19|20)\d\d$/.test(next?.text ?? '');
      if (isYear) return true;
      return (
        /^(?:in|since|until|till|last|next|late|early|by|from)$/.test(left) &&
        (month !== 'may' || next?.pos !== 'verb') &&
        (next === undefined || /^[.,;]|until|to$/.test(next.text)) &&
        left !== 'by'
      );
    },
    edit: swap(
      'month',
      ({ token }) => token('month').text.charAt(0).toUpperCase() + token('month').text.slice(1),
    ),
    examples: [['I kept the books from march 2022.', 'I kept the books from March 2022.']],
    leaves: ['We went on a march and sang.', 'I may come.'],
  },
  {
    id: 'likely-its-owner',
    message: '“It’s” is “it is”. What belongs to it is “its”.',
    pattern: "left/. it/'it' is/''s|’s' noun/. next/.",
    where: ({ token, sentence, at }) => {
      const left = token('left');
      const opens = /^(?:and|,)$/.test(left.text) || left.pos === 'preposition' || left.pos === 'verb';
      const rest = sentence.tokens.slice(at + 3);
      const finite = rest.find(isFinite);
      const noun = lower(token('noun'));
      return (
        opens &&
        canBe(noun, 'noun', null) &&
        !meaningsOf(noun).some(({ pos }) => /^(?:adjective|adverb)$/.test(pos)) &&
        ((finite !== undefined && isFinite(token('next'))) ||
          (left.pos === 'preposition' &&
            token('noun').pos === 'noun' &&
            !/^(?:since|as|before|after|until|than|but|because)$/.test(lower(left))))
      );
    },
    edit: over('it', 'is', 'its'),
    examples: [["The boiler is old, and it's record is lost.", 'The boiler is old, and its record is lost.']],
    leaves: ["I think it's time.", "When it's market day, I start at four."],
  },
  {
    id: 'likely-it-is-that',
    message: '“Its” shows whose. “It is” is “it’s”.',
    pattern: "its/'its' something/.",
    where: ({ sentence, at, token }) => {
      const [left, word, then] = [sentence.tokens[at - 1], token('something'), sentence.tokens[at + 2]];
      const opens =
        left === undefined ||
        /^[,;:]$/.test(left.text) ||
        /^(?:and|but|because|that|think|know|when|if|so)$/i.test(left.text);
      if (!opens) return false;
      if (
        /^(?:something|nothing|hard|easy|important|difficult|possible|clear|true|raining|been|a|an|the|not|very|too|always|never|my|our|your|why|what|where|how|because|only|still|just|also|more|nice|fun)$/.test(
          lower(word),
        )
      )
        return !(
          word.pos === 'adjective' &&
          then?.pos === 'noun' &&
          sentence.tokens.slice(at + 3).some(isFinite)
        );
      // "Its work that I enjoy": with no verb but that of the clause it is "it is".
      const that = sentence.tokens.findIndex(
        ({ text }, index) => index > at + 1 && /^(?:that|which|who|where)$/i.test(text),
      );
      const between = that < 0 ? [] : sentence.tokens.slice(at + 1, that);
      const rest = that < 0 ? [] : sentence.tokens.slice(that + 1);
      return (
        left === undefined &&
        that > 0 &&
        !between.some(isFinite) &&
        rest.some(isFinite) &&
        rest.filter(isFinite).length ===
          1 +
            rest.filter(
              ({ pos, text }) => pos === 'subordinator' || /^(?:because|when|which|who)$/i.test(text),
            ).length &&
        between.length < 6 &&
        (rest[0]?.pos === 'pronoun' || rest[0]?.number === 'plural')
      );
    },
    edit: swap('its', "it's"),
    examples: [
      ['Its work that I enjoy.', "It's work that I enjoy."],
      ['I like it because its something to see.', "I like it because it's something to see."],
    ],
    leaves: ['Its yard won a prize.'],
  },
  {
    id: 'likely-their-not-they-are',
    message: '“They’re” is “they are”. What belongs to them is “their”.',
    pattern:
      "left/~verb|preposition they/'they' are/''re|’re' ~adjective? noun/. end/$|punctuation|preposition|conjunction",
    where: ({ token }) =>
      canBe(lower(token('noun')), 'noun', null) &&
      !canBe(lower(token('noun')), 'adjective', null) &&
      token('noun').form !== 'gerund' &&
      !/^(?:think|know|say|hope|believe|feel|see|guess|suppose|find|be|tell|ensure|since|as|because|until|before|after|than|so)$/.test(
        token('left').lemma,
      ),
    edit: over('they', 'are', 'their'),
    examples: [["I planned they're tours.", 'I planned their tours.']],
    leaves: ["I know they're friends.", "They're good people."],
  },
  {
    id: 'likely-whose',
    message: '“Who’s” is “who is”. What belongs to somebody is “whose”.',
    pattern:
      "left/~noun|name|',' who/'who' is/''s|’s' ~adjective? noun/. next/~verb|auxiliary|pronoun|determiner|noun|name",
    where: ({ token, sentence, at }) => {
      const noun = lower(token('noun'));
      return (
        canBe(noun, 'noun', null) &&
        !canBe(noun, 'adjective', null) &&
        !/^(?:work|working|going|in|responsible|been|come|got|home|head|one|now)$/.test(noun) &&
        token('noun').form !== 'gerund' &&
        token('noun').form !== 'pastParticiple' &&
        sentence.tokens.slice(at + 4).some(isFinite) &&
        (token('next').pos === 'auxiliary' || token('next').pos === 'pronoun' || isFinite(token('next')))
      );
    },
    edit: over('who', 'is', 'whose'),
    examples: [
      [
        "It was by a maker, who's dial had been painted over.",
        'It was by a maker, whose dial had been painted over.',
      ],
    ],
    leaves: ["The man who's in charge is Joe."],
  },
];
