import type { Sentence, Token } from '../../english-text.ts';
import { inflect, meaningsOf } from '../../inflect.ts';
import { participleOf } from '../participles.ts';
import { replaceSpan, type Match } from '../../rules/index.ts';
import {
  canBe,
  isFinite,
  isPastYear,
  MONTHS,
  pronounNumber,
  SUBJECTS,
  times,
  TIMES,
  WEEKDAYS,
} from '../closed-classes.ts';
import { over, swap, type Slip } from '../slip.ts';

/* Clauses: their tense, their order, what joins them, and who or what their pronouns stand for. */

const lower = (token: Token | undefined) => token?.text.toLowerCase() ?? '';
const isSubordinate = ({ text, pos }: Token) =>
  pos === 'subordinator' ||
  /^(?:who|which|that|whose|what|how|why|once|when|where|whenever|wherever|if|while|since|because|although|though|before|after|until|unless|as|so|than)$/i.test(
    text,
  );

/** Where the words of a date or a time that is over begin and end: "in 2014", "last autumn", "two years ago". */
function overAt({ tokens }: Sentence): { from: number; to: number }[] {
  return tokens.flatMap((token, at) => {
    const word = lower(token);
    const [one, two, three] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
    const isTime = (other: Token | undefined) =>
      times.has(other?.lemma ?? '') || new RegExp(`^(?:${WEEKDAYS}|${MONTHS})$`).test(lower(other));
    if (/^(?:in|until|till)$/.test(word) && one && isPastYear(one)) return [{ from: at, to: at + 2 }];
    if (
      /^(?:in|on)$/.test(word) &&
      two &&
      isPastYear(two) &&
      new RegExp(`^(?:${MONTHS}|early|late|spring|summer|autumn|winter)$`).test(lower(one))
    )
      return [{ from: at, to: at + 3 }];
    if (/^(?:from|between)$/.test(word) && one && three && isPastYear(one) && isPastYear(three))
      return [{ from: at, to: at + 4 }];
    if (/^last$/.test(word) && isTime(one) && !/^(?:the|my|our)$/.test(lower(tokens[at - 1])))
      return [{ from: at, to: at + 2 }];
    if (word === 'yesterday') return [{ from: at, to: at + 1 }];
    if (word === 'ago' && isTime(tokens[at - 1])) return [{ from: Math.max(0, at - 3), to: at + 1 }];
    if (/^(?:when)$/.test(word) && /^(?:i|we)$/.test(lower(one)) && /^(?:was|were)$/.test(lower(two)))
      return [{ from: at, to: tokens.length }];
    return [];
  });
}

const GOES_ON = /^(?:now|still|today|currently|nowadays|since|ever|already|always|never|yet)$/i;

/** Whether a clause told with "have" says when it was. */
function isPerfectOfPast(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  return overAt(sentence).some(({ from, to }) => {
    if (from < at) {
      const between = tokens.slice(to, at);
      const isFirst = from === 0 || (from === 1 && tokens[0]?.pos === 'conjunction');
      return isFirst && !between.some((one) => isFinite(one) || GOES_ON.test(one.text) || isSubordinate(one));
    }
    const between = tokens.slice(at + 2, from);
    return !between.some(
      (one) =>
        isFinite(one) ||
        isSubordinate(one) ||
        GOES_ON.test(one.text) ||
        (one.form === 'pastParticiple' && one.pos === 'verb') ||
        /^[;:(–—]$/.test(one.text),
    );
  });
}

const hasSubject = ({ tokens }: Sentence, at: number) => {
  const before = tokens[at - 1];
  return (
    before !== undefined &&
    /^(?:pronoun|noun|name|adverb)$/.test(before.pos) &&
    !/^(?:to|would|could|should|must|may|might|will)$/i.test(before.text)
  );
};

/** The first finite verb from a place on; -1 where there is none before the clause ends. */
const finiteFrom = (tokens: readonly Token[], from: number) =>
  tokens.findIndex((token, at) => at >= from && isFinite(token));

/** Whether the words before a comma are a whole sentence: subject and verb, nothing before them that depends. */
function isWholeBefore({ tokens }: Sentence, to: number): boolean {
  const from = tokens.slice(0, to).findLastIndex(({ text }) => /^[,;:–—(]$/.test(text)) + 1;
  const segment = tokens.slice(from, to);
  const [first] = segment;
  if (!first || from !== 0 || segment.length < 3) return false;
  if (
    segment.some(
      (one, at) =>
        isSubordinate(one) &&
        !(lower(one) === 'that' && at > 0 && /^(?:verb)$/.test(segment[at - 1]?.pos ?? '')) &&
        lower(one) !== 'than' &&
        !(at > 0 && /^(?:since|before|after|until|as)$/.test(lower(one))),
    )
  ) {
    // What depends may stand behind a main clause: only the opening counts.
    const opens = segment.findIndex(isSubordinate);
    const isRelative =
      opens > 0 && /^(?:who|which|that)$/i.test(lower(segment[opens])) && segment.filter(isFinite).length > 1;
    if (opens === 0 || (!isRelative && finiteFrom(segment, 0) > opens) || finiteFrom(segment, 0) < 0)
      return false;
  }
  const finite = finiteFrom(segment, 0);
  return (
    finite > 0 &&
    /^(?:pronoun|determiner|name|noun|number|adjective)$/.test(first.pos) &&
    !/^(?:what|whatever|whoever|who)$/i.test(first.text)
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const parted = (name: string) => (match: Match) => {
  const [comma, word] = [match.token('comma'), match.token(name)];
  const span = { start: comma.span.start, end: word.span.end };
  return [replaceSpan(match.text, span, `. ${capital(match.text.slice(word.span.start, word.span.end))}`)];
};

/** Nouns for people, by ending or in common use. */
const PERSON =
  /^(?:person|people|man|woman|men|women|boy|girl|child|nurse|cook|chef|clerk|guide|colleague|customer|client|guest|patient|student|pupil|visitor|tenant|apprentice|mechanic|friend|boss|parent|assistant|somebody|someone|everybody|everyone|anybody|anyone|those|jeweller|employee|staff|member|volunteer|resident|passenger|pilot|secretary|trainee|neighbour|aunt|uncle|father|mother|brother|sister)$/;
const isPerson = ({ lemma, text }: Token) =>
  PERSON.test(lemma) ||
  (/(?:[^aeiou]er|ist|cian|[^aeiou]or|woman|[^aeiou]man)$/.test(lemma) &&
    !/^(?:number|order|paper|water|letter|member|computer|printer|summer|winter|power|cover|dinner|supper|tower|river|counter|register|corner|layer|cooker|freezer|scanner|tractor|motor|factor|sector|floor|door|error|mirror|tailor|container|trailer|folder|ladder|border|chapter|matter|shelter|weather|leather|timber|centre|career|offer|shower|boiler|mixer|heater|filter|timer|server|poster|sticker|roller|planter|digger|dumper|lighter|hammer|tumbler|burner)$/.test(
      text.toLowerCase(),
    ));

export const LIKELY_CLAUSES: readonly Slip[] = [
  // Tense.
  {
    id: 'likely-no-perfect-with-a-past-time',
    message: 'With a time that is over it is the past, without “have”.',
    pattern: "have/'have|has|'ve|’ve' adverb? verb/~verb:pastParticiple|verb:past|auxiliary:pastParticiple",
    where: ({ sentence, at, token }) =>
      hasSubject(sentence, at) &&
      token('verb').lemma !== 'got' &&
      isPerfectOfPast(sentence, at) &&
      !sentence.isQuestion,
    edit: over('have', 'verb', ({ token, sentence, at }) => {
      const { lemma } = token('verb');
      return lemma === 'be'
        ? /^(?:we|they|you)$/i.test(lower(sentence.tokens[at - 1]))
          ? 'were'
          : 'was'
        : inflect(lemma, 'past');
    }),
    examples: [
      ['Last autumn I have finished my apprenticeship.', 'Last autumn I finished my apprenticeship.'],
      ['In 2014 I have moved to Rotterdam.', 'In 2014 I moved to Rotterdam.'],
      ['He has cooked with us from 2018 until 2022.', 'He cooked with us from 2018 until 2022.'],
    ],
    leaves: [
      'I have lived in Cork since 2014.',
      'Since last summer I have kept bees.',
      'I have kept the lathe that I bought in 2016.',
      'I have run it for the last year.',
    ],
  },
  {
    id: 'likely-perfect-behind-since',
    message: 'What began then and goes on takes “have”.',
    pattern:
      "^ since/'since|for' .* who/'i|we|he|she|they' adverb? verb/~verb:base|verb:present3|auxiliary:base|auxiliary:present3",
    where: ({ sentence, token, tokens }) => {
      const inner = tokens.slice(
        1,
        tokens.findIndex((one) => one === token('who')),
      );
      const word = lower(token('since'));
      const verb = token('verb');
      const next = sentence.tokens[sentence.tokens.indexOf(verb) + 1];
      if (
        inner.some((one) => isFinite(one)) ||
        (verb.pos === 'auxiliary' && (verb.lemma !== 'be' || next?.form === 'gerund'))
      )
        return verb.lemma === 'be' && word === 'since' && inner.length < 3 && !inner.some(isFinite);
      if (/^(?:have|do|can|will|want|hope|look)$/.test(verb.lemma)) return false;
      return (
        inner.length < 4 &&
        inflect(verb.lemma, 'past') !== lower(verb) &&
        (word === 'since'
          ? inner.length > 0
          : inner.some(({ lemma }) => times.has(lemma)) &&
            inner.some(({ pos, text }) => pos === 'number' || /^(?:many|several)$/i.test(text))) &&
        !(word === 'for' && verb.pos !== 'verb')
      );
    },
    edit: over('verb', 'verb', ({ token }) => {
      const verb = token('verb');
      const have = /^(?:he|she)$/i.test(token('who').text) ? 'has' : 'have';
      return `${have} ${participleOf(verb.lemma)}`;
    }),
    examples: [
      ['Since 2016 I repair pumps.', 'Since 2016 I have repaired pumps.'],
      ['Since my training she runs the shop.', 'Since my training she has run the shop.'],
    ],
    leaves: [
      'Since I came, they eat better.',
      'Since 2016 I have repaired pumps.',
      'For two weeks in May I am away.',
    ],
  },
  {
    id: 'likely-joined-am-since',
    message: 'What began then and goes on takes “have been”.',
    pattern: "and/'and|but' be/'am|is|are' verb/~verb:gerund .* since/'since'",
    where: ({ sentence, token, tokens }) =>
      !tokens.slice(3).some(isFinite) && !sentence.isQuestion && sentence.tokens.indexOf(token('since')) > 0,
    edit: over('be', 'be', ({ token }) => (lower(token('be')) === 'is' ? 'has been' : 'have been')),
    examples: [
      [
        'I moved to Galway in 2020 and am living here since.',
        'I moved to Galway in 2020 and have been living here since.',
      ],
    ],
    leaves: ['I moved to Galway and am living here for the summer.'],
  },
  {
    id: 'likely-joined-verb-in-the-past',
    message: 'Both verbs tell of the same time.',
    pattern: "first/~verb:past !'and|;'* and/'and' adverb? verb/. next/.",
    where: ({ sentence, token, tokens, at }) => {
      const { tokens: all } = sentence;
      const [first, verb, next] = [token('first'), token('verb'), token('next')];
      const word = lower(verb);
      const isLine = sentence.kind === 'verb' && at === 0;
      const isMine = at === 1 && /^(?:i|we|he|she|they)$/i.test(lower(all[0]));
      if (!isLine && !isMine) return false;
      const place = all.indexOf(verb);
      const inner = all.slice(at + 1, place - 1);
      if (
        inner.some(
          (one) =>
            isSubordinate(one) ||
            lower(one) === 'to' ||
            (isFinite(one) && one.form !== 'past') ||
            GOES_ON.test(one.text) ||
            /^[;:(]$/.test(one.text),
        )
      )
        return false;
      if (
        all.slice(at).some((one) => GOES_ON.test(one.text)) ||
        canBe(lower(first), 'verb', 'base') ||
        /^(?:help|let|make|watch|see|hear|lie)$/.test(first.lemma)
      )
        return false;
      if (tokens.length > 16) return false;
      const meanings = meaningsOf(word);
      const isBase = meanings.some(({ pos, form }) => pos === 'verb' && form === 'base');
      const isThird = meanings.some(({ pos, form }) => pos === 'verb' && form === 'present3');
      const base = isBase ? word : (meanings.find(({ form }) => form === 'present3')?.lemma ?? word);
      if (
        (!isBase && !isThird) ||
        inflect(base, 'past') === word ||
        /^(?:be|have|do|need|wish|hope|look|enjoy|love|like|know|hold|own|speak|understand|remember|want|think|believe)$/.test(
          base,
        )
      )
        return false;
      const left = all[place - 1];
      const isNounToo = meanings.some(({ pos }) => pos === 'noun' || pos === 'adjective');
      const opensObject =
        /^(?:determiner|pronoun)$/.test(next.pos) ||
        (!isNounToo && /^(?:noun|adjective|number|name|preposition)$/.test(next.pos));
      const isBuilding =
        isNounToo &&
        isBase &&
        /^(?:and)$/.test(lower(left)) &&
        place === at + 2 &&
        /^(?:noun|determiner|pronoun|adjective|number)$/.test(next.pos) &&
        /^(?:build|run|drive|sell|buy|teach|write|make|give|keep|clean|cook|design|repair|plan|paint|order|serve|train|check|test|load|pack|stock|sort|file|lead|grow|catch)$/.test(
          base,
        );
      return (
        first.isCertain &&
        (opensObject || isBuilding) &&
        (left?.text !== ',' || all.slice(place + 1).some(({ text }) => text === 'and'))
      );
    },
    edit: swap('verb', ({ token }) => {
      const word = lower(token('verb'));
      const third = meaningsOf(word).find(({ pos, form }) => pos === 'verb' && form === 'present3');
      return inflect(third?.lemma ?? word, 'past');
    }),
    examples: [
      ['Designed and build stage sets for four tours.', 'Designed and built stage sets for four tours.'],
      ['Advised small farms and helps them with papers.', 'Advised small farms and helped them with papers.'],
      ['I met the drivers and give them their lists.', 'I met the drivers and gave them their lists.'],
    ],
    leaves: [
      'Sold shoes and bags and ran a stall.',
      'I opened the shop and now run the office.',
      'I helped them find and book a table.',
    ],
  },
  // What joins clauses.
  {
    id: 'likely-comma-splice',
    message: 'Two sentences are joined by a comma. Part them, or join them with a word.',
    pattern: `comma/',' who/'${SUBJECTS}|it|you|this|these|that|there|nobody|everybody|everyone|the|my|our|his|her|their|your'`,
    where: ({ sentence, at, token }) => {
      const { tokens } = sentence;
      if (sentence.isQuestion || !isWholeBefore(sentence, at)) return false;
      const who = lower(token('who'));
      if (who === 'that') return false;
      const end = tokens.findIndex(({ text }, index) => index > at + 1 && /^[,;:–—(]$/.test(text));
      const rest = tokens.slice(at + 1, end < 0 ? tokens.length : end);
      const finite = finiteFrom(rest, 1);
      const verb = rest[finite];
      // A list of three, an aside, a phrase with a participle: no second sentence.
      if (
        !verb ||
        finite < 1 ||
        (verb.pos === 'verb' && !verb.isCertain && !pronounNumber[who]) ||
        tokens.slice(at + 1).some(({ text }) => text === ',' || text === ';')
      )
        return false;
      if (
        rest
          .slice(0, finite)
          .some(
            (one) => isSubordinate(one) || one.form === 'gerund' || /^(?:and|or|of whom)$/i.test(one.text),
          )
      )
        return false;
      if (
        /^(?:think|believe|know|hope|guess|suppose|feel|say|said|trust|fear|must)$/.test(verb.lemma) &&
        rest.length < 4
      )
        return false;
      if (
        !pronounNumber[who] &&
        !/^(?:i|we|he|she|they|it|there)$/.test(who) &&
        verb.form === 'past' &&
        verb.pos === 'verb' &&
        !/^(?:determiner|pronoun|preposition|particle)$/.test(rest[finite + 1]?.pos ?? '')
      )
        return false;
      const isBare =
        verb.form === 'base' &&
        verb.pos === 'verb' &&
        !/^(?:i|we|you|they)$/.test(who) &&
        rest[finite - 1]?.number !== 'plural';
      const head = tokens.slice(0, at);
      // "The more I practised, the better": they go together.
      return (
        !isBare &&
        rest.length > 2 &&
        !/^(?:more|less|better|sooner)$/i.test(lower(head[1])) &&
        !(lower(head[0]) === 'had')
      );
    },
    edit: parted('who'),
    examples: [
      [
        'Most of them need a year to get there, it depends on their time.',
        'Most of them need a year to get there. It depends on their time.',
      ],
      [
        'I froze the worst of them, the conservator dried them later.',
        'I froze the worst of them. The conservator dried them later.',
      ],
    ],
    leaves: [
      'It was good work, I think.',
      'When I was ill, they covered for me.',
      'I came, I saw, I stayed.',
      'I sell eggs, the best in town.',
      'I met my aunt, the woman who taught me.',
      'In the shop I serve, it is quiet.',
    ],
  },
  // Pronouns and relatives.
  {
    id: 'likely-who-not-which',
    message: 'Of people it is “who”.',
    pattern: "person/~noun|pronoun comma/','? which/'which' next/~verb|auxiliary|pronoun|adverb",
    where: ({ token, sentence, at }) => {
      const left = sentence.tokens[at - 1];
      return (
        isPerson(token('person')) &&
        !/^(?:of|for|in|with)$/.test(lower(left)) &&
        !sentence.tokens.slice(Math.max(0, at - 3), at).some(({ text }) => text === 'of') &&
        sentence.tokens.slice(0, at + 1).filter(isFinite).length < 2 &&
        !(
          sentence.tokens[at + 1]?.text === ',' &&
          (token('next').lemma === 'be' || sentence.tokens.slice(0, at).some(isFinite))
        )
      );
    },
    edit: swap('which', 'who'),
    examples: [
      [
        'I worked for an old jeweller which has a shop in Jaipur.',
        'I worked for an old jeweller who has a shop in Jaipur.',
      ],
    ],
    leaves: [
      'I trained with a cook, and the one which I sold was blue.',
      'The printer which I mended is old.',
    ],
  },
  {
    id: 'likely-me-and-subject',
    message: 'As a subject it is “I”, and the other comes first.',
    pattern:
      "^ me/'me|myself|him|her|them' and/'and' who/'my|our|a|the|his|her' person/~noun verb/~noun|verb|auxiliary|adverb",
    where: ({ token, tokens, sentence, at }) =>
      !/^(?:we|i|,)$/.test(lower(sentence.tokens[at + tokens.length])) &&
      (['base', 'past'].some((form) => canBe(lower(token('verb')), 'verb', form)) ||
        token('verb').pos === 'auxiliary' ||
        token('verb').pos === 'adverb'),
    edit: over('me', 'person', ({ token }) => {
      const other = { him: 'he', her: 'she', them: 'they' }[lower(token('me'))] ?? 'I';
      return `${lower(token('who'))} ${token('person').text} and ${other}`;
    }),
    examples: [['Me and my aunt look after two hives.', 'My aunt and I look after two hives.']],
    leaves: ['They met me and my aunt.'],
  },
  // Degrees and denial.
  {
    id: 'likely-than-behind-comparative',
    message: 'Behind a comparative it is “than”.',
    pattern: "more/. ~adjective|adverb|noun|number? as/'as|then|that' next/.",
    where: ({ token, tokens, sentence, at }) => {
      const [word, as, next] = [lower(token('more')), lower(token('as')), token('next')];
      const isMore = /^(?:more|less|fewer|rather)$/.test(word);
      const isComparative =
        isMore ||
        /^(?:better|worse|bigger|older|younger|longer|quicker|faster|cheaper|higher|lower|smaller|larger|earlier|easier|harder|busier|stronger|safer|shorter|later|cleaner|sooner|greater)$/.test(
          word,
        );
      if (!isComparative) return false;
      if (tokens.length > 3 && !isMore) return false;
      const left = sentence.tokens[at - 1];
      if (as === 'as')
        return (
          !(left?.text === 'as') &&
          /^(?:i|me|my|the|he|him|she|they|them|we|us|our|before|most|other|others|expected|usual|in|a|an|one|two|three|four|five|ten|planned|any)$/i.test(
            next.text,
          ) &&
          (/^(?:i|me|he|him|them|us|before|expected|planned|one|two|three|four|five|ten|usual)$/i.test(
            next.text,
          ) ||
            next.pos === 'number' ||
            tokens.length === 3) &&
          !(isMore && /^(?:a|an|the|my|our)$/i.test(next.text)) &&
          !(
            /^(?:better|later|higher|older|more)$/.test(word) &&
            /^(?:a|an|the|my|our|i|we|they|he|she)$/i.test(next.text)
          )
        );
      if (as === 'then')
        return (
          next.pos !== 'punctuation' &&
          !(isFinite(next) && next.form !== 'gerund') &&
          word !== 'later' &&
          !/^[,]$/.test(lower(tokens.at(-3)))
        );
      return false;
    },
    edit: swap('as', 'than'),
    examples: [
      ['It is quicker then hearing about it later.', 'It is quicker than hearing about it later.'],
      ['It took more as ten days.', 'It took more than ten days.'],
    ],
    leaves: ['I was more careful then.', 'He works more as a guide.', 'I came later, then left.'],
  },
  {
    id: 'likely-well-not-good',
    message: 'How something is done is said with an adverb.',
    pattern:
      "verb/~=know|speak|understand|work|run|go|do|manage|write|sell|cook|sing|drive|play|swim|dance|sleep|paint|teach|perform|listen|behave ~'me|us|them|him|her|it|each|very|english|other|so|along'* good/'good' end/$|punctuation|'and|with|in|together|enough|under'",
    where: ({ token, tokens, sentence, at }) =>
      token('verb').pos === 'verb' &&
      token('verb').lemma !== 'get' &&
      !/^(?:be)$/.test(sentence.tokens[at - 1]?.lemma ?? '') &&
      !(token('verb').lemma === 'do' && lower(tokens.at(-1)) === 'enough'),
    edit: swap('good', 'well'),
    examples: [['We know each other good.', 'We know each other well.']],
    leaves: ['We do good work.', 'I feel good.'],
  },
  {
    id: 'likely-ago-not-before',
    message: 'Counted from today it is “ago”.',
    pattern: `number time/~=${TIMES} before/'before' end/$|'.|,'`,
    where: ({ sentence }) =>
      sentence.tokens.some(({ form, pos }) => form === 'past' && pos === 'verb') &&
      !sentence.tokens.some(({ text }) => /^(?:had|than)$/i.test(text)),
    edit: swap('before', 'ago'),
    examples: [['I left the yard two years before.', 'I left the yard two years ago.']],
    leaves: ['I had left two years before.'],
  },
];
