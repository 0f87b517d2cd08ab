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
import { leftOf, over, rightOf, swap, type Slip } from '../slip.ts';

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

/** Verbs that are no nouns, and the nouns that are meant behind “the”. */
const NOUN_OF: Readonly<Record<string, string>> = {
  begin: 'beginning',
  arrive: 'arrival',
  decide: 'decision',
  apply: 'application',
  grow: 'growth',
  explain: 'explanation',
  improve: 'improvement',
  develop: 'development',
  install: 'installation',
  prepare: 'preparation',
  organise: 'organisation',
  maintain: 'maintenance',
  deliver: 'delivery',
  succeed: 'success',
  choose: 'choice',
  lose: 'loss',
  inform: 'information',
  produce: 'production',
  employ: 'employment',
  communicate: 'communication',
};

const FREQUENCY =
  'always|often|usually|sometimes|rarely|seldom|never|also|already|frequently|regularly|occasionally|still';

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
    id: 'likely-perfect-before-since',
    message: 'What began then and goes on takes “have”.',
    pattern: `who/'${SUBJECTS}' adverb? verb/~verb:base|verb:present3|auxiliary .* since/'since' start/.`,
    where: ({ sentence, token }) => {
      const { tokens } = sentence;
      const verb = token('verb');
      const [from, to] = [tokens.indexOf(verb), tokens.indexOf(token('since'))];
      const start = token('start');
      const between = tokens.slice(from + 1, to);
      const isMoment =
        /^(?:19|20)\d\d$/.test(start.text) ||
        new RegExp(`^(?:${MONTHS}|last|then|my|the|childhood|autumn|summer|spring|winter|${WEEKDAYS})$`).test(
          lower(start),
        ) ||
        /^[.,;]$/.test(start.text);
      const behind = tokens.slice(to + 1);
      const isPresent = verb.form === 'base' || verb.form === 'present3';
      if (
        !isPresent ||
        !isMoment ||
        (verb.pos === 'auxiliary' && verb.lemma !== 'be') ||
        behind.slice(0, 5).some(isFinite)
      )
        return false;
      if (/^(?:want|hope|know|look|apply|need|remember|keep|enclose|attach)$/.test(verb.lemma)) return false;
      return (
        !between.some(
          (one) =>
            isFinite(one) ||
            isSubordinate(one) ||
            (one.form === 'pastParticiple' && verb.lemma !== 'be') ||
            /^[,;:(]$/.test(one.text),
        ) &&
        (verb.lemma !== 'be' ||
          between[0]?.form === 'gerund' ||
          /^(?:here|there|at|in|on|with|a|an|the|self-employed)$/i.test(lower(between[0])))
      );
    },
    edit: over(
      'verb',
      'verb',
      ({ token }) =>
        `${/^(?:he|she)$/i.test(token('who').text) ? 'has' : 'have'} ${participleOf(token('verb').lemma)}`,
    ),
    examples: [['She runs the yard since last May.', 'She has run the yard since last May.']],
    leaves: ['I keep the letters sent since 2019.', 'I rest, since the shop is shut.'],
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
    id: 'likely-perfect-with-for',
    message: 'What goes on for so long takes “have been”.',
    pattern: `who/'i' be/'am|'m|’m' .* for/'for' number time/~=${TIMES} end/$|'.|,|now'`,
    where: ({ tokens, token }) => {
      const inner = tokens.slice(2, tokens.indexOf(token('for')));
      return (
        /^(?:years|decades|months)$/.test(lower(token('time'))) &&
        !inner.some(
          (one) =>
            isFinite(one) ||
            isSubordinate(one) ||
            /^[,;:(]|to|away|going|available|looking|willing|happy|free|planning|able|ready$/i.test(one.text),
        ) &&
        inner.length > 0
      );
    },
    edit: over('who', 'be', 'I have been'),
    examples: [['I am a baker for nine years.', 'I have been a baker for nine years.']],
    leaves: ['I am away for two months.', 'I have been a baker for nine years.'],
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
  {
    id: 'likely-past-behind-while',
    message: 'The rest of the sentence is in the past.',
    pattern: `'when|while|because|until|so|where|that' who/'${SUBJECTS}|it' verb/~verb:base|verb:present3|auxiliary next/.`,
    where: ({ sentence, token, at }) => {
      const { tokens } = sentence;
      const verb = token('verb');
      const head = tokens.slice(0, at);
      const first = head.find(isFinite);
      const isPresent =
        (verb.form === 'present3' || (verb.form === 'base' && verb.isCertain)) &&
        (verb.pos === 'verb' || verb.lemma === 'be');
      return (
        /^(?:when|while|until)$/i.test(lower(tokens[at])) &&
        isPresent &&
        !sentence.isQuestion &&
        first?.form === 'past' &&
        first.isCertain &&
        inflect(verb.lemma, 'past') !== lower(verb) &&
        !tokens.some(({ text }) => GOES_ON.test(text)) &&
        !/^(?:know|learn|decide|say|tell|ask|see|show)$/.test(tokens[at - 1]?.lemma ?? '') &&
        head.filter(isFinite).length === 1
      );
    },
    edit: swap('verb', ({ token }) =>
      token('verb').lemma === 'be'
        ? lower(token('verb')) === 'are'
          ? 'were'
          : 'was'
        : inflect(token('verb').lemma, 'past'),
    ),
    examples: [['I ran the till when they are at lunch.', 'I ran the till when they were at lunch.']],
    leaves: ['I learned when they are ripe.'],
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
  {
    id: 'likely-therefore-begins-anew',
    message:
      '“Therefore” and the like cannot join two sentences: a semicolon or a full stop must stand before them.',
    pattern: `comma/',' word/'therefore|however|moreover|furthermore|consequently|otherwise|nevertheless' ','? who/'${SUBJECTS}|it|this|there|the|my|our|a|you|nobody|everyone'`,
    where: ({ sentence, at, token, tokens }) => {
      const word = lower(token('word'));
      if (word === 'whenever') return false;
      const rest = sentence.tokens.slice(at + tokens.length);
      return (
        isWholeBefore(sentence, at) &&
        rest.some(isFinite) &&
        !(word === 'then' && sentence.tokens.slice(0, at).some(({ text }) => /^if|when$/i.test(text))) &&
        word !== 'besides'
      );
    },
    edit: over('comma', 'word', ({ token }) => `; ${lower(token('word'))}`),
    examples: [
      [
        'I was often alone there, therefore I learned to decide.',
        'I was often alone there; therefore I learned to decide.',
      ],
    ],
    leaves: ['If it rains, then we stay in.', 'I was alone; therefore I learned.'],
  },
  {
    id: 'likely-run-on',
    message: 'Two sentences run into one another. Part them, or join them with a word.',
    pattern: `left/~noun|adverb|name who/'i|we|he|she|they' verb/~verb|auxiliary`,
    where: ({ sentence, at, token }) => {
      const head = sentence.tokens.slice(0, at + 1);
      const [first] = head;
      const left = token('left');
      return (
        isFinite(token('verb')) &&
        token('verb').isCertain &&
        !sentence.isQuestion &&
        head.length >= 6 &&
        /^(?:i|we|he|she|they|my|our)$/i.test(lower(first)) &&
        !head.some((one) => isSubordinate(one) || /^[,;:(]$/.test(one.text)) &&
        head.filter(isFinite).length === 1 &&
        head.every((one) => one.pos !== 'verb' || one.isCertain) &&
        // "The trees I planted": what is left out may be "that".
        left.pos === 'adverb' &&
        /^(?:well|today|there|here|daily|weekly|abroad|together|again|alone|yesterday|immediately|quickly|carefully)$/.test(
          lower(left),
        )
      );
    },
    edit: (match) => {
      const { span, text } = match.token('left');
      return [replaceSpan(match.text, span, `${text}, and`)];
    },
    examples: [],
    leaves: ['I know how well I weld.'],
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
    id: 'likely-which-not-who',
    message: 'Of things it is “which” or “that”.',
    pattern: "thing/~noun who/'who' next/~verb|auxiliary|pronoun",
    where: ({ token, sentence, at }) =>
      /^(?:job|post|position|machine|tool|letter|course|car|van|lorry|skill|project|task|book|building|experience|diploma|certificate|software|system|product|price|shop|vacancy|advert|advertisement)$/.test(
        token('thing').lemma,
      ) &&
      !sentence.tokens
        .slice(Math.max(0, at - 4), at)
        .some((one) => isPerson(one) || one.isName || one.text === 'of') &&
      !/^(?:shop)$/.test(token('thing').lemma),
    edit: swap('who', 'that'),
    examples: [['I want a post who is near my home.', 'I want a post that is near my home.']],
    leaves: ['I met the owner of the shop who hired me.', 'The man who drives is here.'],
  },
  {
    id: 'likely-that-not-what',
    message: 'Behind “all”, “everything” and a noun it is “that”.',
    pattern:
      "all/'everything|all|something|anything|nothing|thing|things|job|work|skills' what/'what' next/~pronoun|noun|determiner|name|verb|auxiliary",
    where: ({ sentence, at }) =>
      !/^(?:know|ask|tell|see|show|learn)$/.test(sentence.tokens[at - 1]?.lemma ?? ''),
    edit: swap('what', 'that'),
    examples: [['I note everything what I order.', 'I note everything that I order.']],
    leaves: ['I note everything that I order.'],
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
  {
    id: 'likely-me-and-we',
    message: 'The subject is said once: the other, “and I”.',
    pattern: "^ me/'me|myself' and/'and' ~'my|our|a|the'? ~noun|name|adjective ~noun|verb? ','? we/'we'",
    edit: over('me', 'we', ({ text, token, tokens }) => {
      const last = tokens.at(-2)?.text === ',' ? tokens.at(-3) : tokens.at(-2);
      return `${text.slice(token('and').span.end + 1, last?.span.end)} and I`;
    }),
    examples: [
      ['Me and Tom, we took turns.', 'Tom and I took turns.'],
      ['Me and the vet nurse we did nights.', 'The vet nurse and I did nights.'],
    ],
    leaves: ['Tom and I took turns.'],
  },
  {
    id: 'likely-object-pronoun',
    message: 'Behind a preposition or verb it is “me”, “him”, “her”, “us” or “them”.',
    pattern:
      "left/'with|for|to|from|by|at|about|of|between|without|behind|beside|near' who/'i|he|she|we|they' end/$|punctuation|'and|in|on|at|for|to|with'",
    where: ({ token, sentence }) =>
      (!sentence.isQuestion && !/^(?:to)$/.test(lower(token('left')))) ||
      /^(?:he|she|they)$/.test(lower(token('who'))),
    edit: swap(
      'who',
      ({ token }) => ({ i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' })[lower(token('who'))] ?? '',
    ),
    examples: [['I ran the shop with he.', 'I ran the shop with him.']],
    leaves: ['I ran the shop with him.'],
  },
  {
    id: 'likely-those-not-them',
    message: 'Before a noun it is “those”.',
    pattern: "them/'them' noun/noun:plural end/preposition|verb|auxiliary",
    where: ({ sentence, at }) =>
      sentence.tokens[at - 1]?.pos !== 'verb' || sentence.tokens[at - 1]?.lemma === 'be',
    edit: swap('them', 'those'),
    examples: [['I sharpened all of them knives by hand.', 'I sharpened all of those knives by hand.']],
    leaves: ['I gave them knives.', 'We sold them apples.'],
  },
  {
    id: 'likely-reflexive',
    message: 'It is “himself”, “themselves” and “ourselves”.',
    pattern: "who/'hisself|theirselves|themself|ourself|theirself|ourselfs|themselfs|yourselfs'",
    edit: swap(
      'who',
      ({ token }) =>
        ({
          hisself: 'himself',
          theirself: 'themselves',
          ourself: 'ourselves',
          ourselfs: 'ourselves',
          yourselfs: 'yourselves',
        })[lower(token('who'))] ?? 'themselves',
    ),
    examples: [['They taught theirselves.', 'They taught themselves.']],
    leaves: ['They taught themselves.'],
  },
  // Order.
  {
    id: 'likely-adverb-before-verb',
    message: 'This adverb stands before the verb, not between it and its object.',
    pattern: `who/'${SUBJECTS}' verb/~verb:base|verb:past|verb:present3 adverb/'${FREQUENCY}' object/'the|a|an|my|our|their|his|her|this|these|those|all|it|them'`,
    where: ({ token }) =>
      token('verb').pos === 'verb' &&
      !/^(?:be|know|say|think|work|teach|give|tell|show|ask|write)$/.test(token('verb').lemma) &&
      !/^(?:still|never|already)$/.test(lower(token('adverb'))),
    edit: over('verb', 'adverb', ({ token }) => `${lower(token('adverb'))} ${token('verb').text}`),
    examples: [['I check also the deliveries.', 'I also check the deliveries.']],
    leaves: ['I also check the deliveries.', 'I was also the cook.'],
  },
  {
    id: 'likely-adverb-behind-object',
    message: 'How well or how often stands behind the object, not before it.',
    pattern: `who/'${SUBJECTS}|and|to|can' verb/~=speak|know|like|love|do|clean|check|learn|understand|write|read|cook|make|prepare|drive|sell|finish|use adverb/'very'? much/'well|much|fluently|perfectly|regularly|carefully|quickly|daily' object/~noun|determiner|name|pronoun rest/~noun? end/$|punctuation|conjunction|preposition`,
    where: ({ token, all }) =>
      token('verb').pos === 'verb' &&
      token('verb').form !== 'gerund' &&
      !(lower(token('much')) === 'much' && all('adverb').length === 0) &&
      !(lower(token('much')) === 'daily'),
    edit: ({ token, text, all }) => {
      const from = all('adverb')[0] ?? token('much');
      const last = all('rest')[0] ?? token('object');
      const adverb = text.slice(from.span.start, token('much').span.end);
      const object = text.slice(token('object').span.start, last.span.end);
      return [replaceSpan(text, { start: from.span.start, end: last.span.end }, `${object} ${adverb}`)];
    },
    examples: [['I speak very well Italian.', 'I speak Italian very well.']],
    leaves: ['I speak Italian very well.'],
  },
  {
    id: 'likely-enough-behind',
    message: '“Enough” stands behind the word it belongs to.',
    pattern: "left/~=be|feel|become enough/'enough' adjective/adjective next/$|punctuation|'to|for'",
    edit: over('enough', 'adjective', ({ token }) => `${token('adjective').text} enough`),
    examples: [['I am enough strong to lift a bale.', 'I am strong enough to lift a bale.']],
    leaves: ['I am strong enough.'],
  },
  {
    id: 'likely-order-of-asked',
    message: 'In what is asked, told or known the subject stands before the verb.',
    pattern: `know/~=know|explain|ask|show|see|understand|tell|learn|wonder|decide ~'me|us|them|him|her|you|customers|guests'? wh/'how|why|where|when|what' be/'is|are|was|were|do|does|did|can|could|will' who/'i|we|they|he|she|it|you|the|my|our|their|his|her'`,
    where: ({ token, sentence }) =>
      token('know').pos === 'verb' &&
      !sentence.isQuestion &&
      !(
        lower(token('wh')) === 'what' &&
        /^(?:the|my|our)$/.test(lower(token('who'))) &&
        /^(?:is|was|are|were)$/.test(lower(token('be')))
      ),
    edit: ({ text, token, sentence, at, tokens }) => {
      const [be, who] = [token('be'), token('who')];
      const noun = /^(?:the|my|our|their|his|her)$/i.test(who.text)
        ? sentence.tokens[at + tokens.length]
        : who;
      if (!noun) return [];
      const said = text.slice(who.span.start, noun.span.end);
      const isDo = /^(?:do|does|did)$/i.test(be.text);
      return [
        replaceSpan(text, { start: be.span.start, end: noun.span.end }, isDo ? said : `${said} ${be.text}`),
      ];
    },
    examples: [['I learned how is it made.', 'I learned how it is made.']],
    leaves: ['I know how it is made.', 'I asked what the matter was.'],
  },
  {
    id: 'likely-split-object',
    message: 'When it is done stands behind what is done, or at the front.',
    pattern: `who/'${SUBJECTS}' verb/~verb every/'every|each' time/~=${TIMES}|morning|evening|afternoon object/'the|my|our|their|a|an|all' noun/~noun end/$|punctuation|conjunction`,
    where: ({ token }) =>
      token('verb').pos === 'verb' && !/^(?:work|go|come|start|arrive|travel)$/.test(token('verb').lemma),
    edit: ({ text, token }) => [
      replaceSpan(
        text,
        { start: token('every').span.start, end: token('noun').span.end },
        `${text.slice(token('object').span.start, token('noun').span.end)} ${text.slice(token('every').span.start, token('time').span.end)}`,
      ),
    ],
    examples: [['I clean every day the ovens.', 'I clean the ovens every day.']],
    leaves: ['I clean the ovens every day.'],
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
    id: 'likely-as-good-as',
    message: 'Equal things are “as … as”, and “the same as”.',
    pattern:
      "as/'as|same' adjective/adjective|adverb|noun? like/'like|than' next/~determiner|pronoun|name|'in|at|before'",
    where: ({ token, all }) =>
      (lower(token('as')) === 'same') ===
      (all('adjective').length === 0 || all('adjective')[0]?.pos === 'noun'),
    edit: swap('like', 'as'),
    examples: [['I have the same van like my brother.', 'I have the same van as my brother.']],
    leaves: ['I earn as much as before.'],
  },
  {
    id: 'likely-more-not-er',
    message: 'The comparative is made once, and each word in its own way.',
    pattern:
      "more/'more|most' adjective/'good|bad|big|small|old|young|long|short|fast|slow|cheap|high|low|easy|early|hard|strong|busy|heavy|happy|large|great|new|late'",
    where: (match) =>
      rightOf(match)?.pos !== 'noun' ||
      (/^(?:good|bad|big|easy|cheap|fast|hard|busy)$/.test(lower(match.token('adjective'))) &&
        lower(leftOf(match)) !== 'one')
        ? !/^(?:one|some|any|many|no|two|few|the|three)$/i.test(lower(leftOf(match))) &&
          !(lower(match.token('adjective')) === 'good' && /^(?:come|come)$/.test(lower(rightOf(match))))
        : false,
    edit: over('more', 'adjective', ({ token }) => {
      const [isMost, word] = [lower(token('more')) === 'most', lower(token('adjective'))];
      if (word === 'good') return isMost ? 'best' : 'better';
      if (word === 'bad') return isMost ? 'worst' : 'worse';
      const stem = word.endsWith('y')
        ? `${word.slice(0, -1)}i`
        : word === 'big'
          ? 'bigg'
          : word.replace(/e$/, '');
      return `${stem}${isMost ? 'est' : 'er'}`;
    }),
    examples: [['The new van is more fast.', 'The new van is faster.']],
    leaves: ['I sold more large pots than small.'],
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
    id: 'likely-noun-not-verb',
    message: 'A noun must stand here.',
    pattern: `det/'the|a|an|my|our|your|their|this|in|of|for|good|great|after|before' verb/'${Object.keys(NOUN_OF).join('|')}' next/$|'of|in|for|to|at|with|.|,|and|from'`,
    where: ({ token, all }) =>
      /^(?:the|a|an|my|our|your|their|this)$/.test(lower(token('det'))) ||
      (all('next').length > 0 && /^(?:of)$/.test(lower(all('next')[0]))),
    edit: swap('verb', ({ token }) => NOUN_OF[lower(token('verb'))] ?? ''),
    examples: [['I can start in the begin of May.', 'I can start in the beginning of May.']],
    leaves: ['I can begin in May.'],
  },
  {
    id: 'likely-one-negative',
    message: 'One negative is enough.',
    pattern:
      "not/'not|n't|n’t|never|without|hardly|nobody|nothing|neither|cannot' .* no/'no|nothing|nobody|none|nowhere|never|neither' next/.",
    where: ({ tokens, token, sentence }) => {
      const inner = tokens.slice(1, -2);
      const [no, next, not] = [lower(token('no')), lower(token('next')), lower(token('not'))];
      if (
        inner.some(
          (one) =>
            /^[,;:.(–—]$/.test(one.text) ||
            isSubordinate(one) ||
            /^(?:and|but|or|nor|only|just|say|says|said|saying)$/i.test(one.text) ||
            (isFinite(one) && !(one === inner[0])),
        )
      )
        return false;
      if (inner.length > 4 || sentence.isQuestion) return false;
      if (not === 'without') return /^(?:no|nothing|nobody)$/.test(no) && inner.length < 2;
      if (/^(?:nobody|nothing|neither)$/.test(not))
        return (
          (inner.length === 1 && /^(?:never|nothing|nobody|no)$/.test(no)) ||
          (inner.length === 0 && no === 'never')
        );
      if (/^(?:neither|never)$/.test(no))
        return no === 'never' && not !== 'never' && inner.length < 2 && inner.length > 0;
      return inner.length > 0 && !/^(?:longer|later|less|more|doubt|matter)$/.test(next);
    },
    edit: swap(
      'no',
      ({ token }) =>
        ({
          no: 'any',
          nothing: 'anything',
          nobody: 'anybody',
          none: 'any',
          nowhere: 'anywhere',
          never: 'ever',
          neither: 'either',
        })[lower(token('no'))] ?? '',
    ),
    examples: [['We closed without no debts.', 'We closed without any debts.']],
    leaves: ['I will not say no to it.'],
  },

  {
    id: 'likely-prefer-to',
    message: 'One prefers one thing “to” another.',
    pattern:
      "~=prefer ~noun|verb:gerund|name ~noun|name? than/'than' ~noun|verb:gerund|name|pronoun|determiner",
    edit: swap('than', 'to'),
    examples: [['I prefer tea than coffee.', 'I prefer tea to coffee.']],
    leaves: ['I prefer to work rather than wait.'],
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
  {
    id: 'likely-hard-not-hardly',
    message: '“Hardly” is “almost not”; with effort is “hard”.',
    pattern:
      "~=work|study|train|try|practise|fight|learn ~'very|so|really'? hardly/'hardly' end/$|punctuation|'to|for|and|at|on|in|every|with'",
    edit: swap('hardly', 'hard'),
    examples: [['I worked very hardly in the harvest.', 'I worked very hard in the harvest.']],
    leaves: ['I hardly work on Sundays.'],
  },
  {
    id: 'likely-either-or-agrees',
    message: 'Of “either … or” the verb goes with what stands nearer.',
    pattern: "'either|neither' .* 'or|nor' ~determiner ~noun:singular verb/'are|were|have|do'",
    edit: swap(
      'verb',
      ({ token }) => ({ are: 'is', were: 'was', have: 'has', do: 'does' })[lower(token('verb'))] ?? '',
    ),
    where: ({ sentence }) => !sentence.isQuestion,
    examples: [['Neither the bus nor the tram have room.', 'Neither the bus nor the tram has room.']],
    leaves: ['Neither the bus nor the trams have room.'],
  },
  {
    id: 'likely-can-hardly',
    message: '“Hardly” is negative already.',
    pattern: "can/'ca|can|could|do|did|does' not/'n't|n’t|not' hardly/'hardly|scarcely|barely'",
    edit: over(
      'can',
      'hardly',
      ({ token }) => `${lower(token('can')).replace(/^ca$/, 'can')} ${lower(token('hardly'))}`,
    ),
    examples: [["I can't hardly wait.", 'I can hardly wait.']],
    leaves: ['I can hardly wait.'],
  },
  {
    id: 'likely-we-drivers',
    message: 'As a subject it is “we”.',
    pattern: "^ us/'us' noun/noun:plural ~verb|auxiliary|adverb",
    edit: swap('us', 'we'),
    examples: [['Us drivers start at four.', 'We drivers start at four.']],
    leaves: ['They let us drivers rest.'],
  },
  {
    id: 'likely-too-at-the-end',
    message: '“Also” is “too”.',
    pattern: "left/~. to/'to' end/$|'.|;'",
    where: ({ token }) =>
      /^(?:noun|pronoun|name|adverb|number)$/.test(token('left').pos) &&
      !/^(?:i|we|he|she|they|who|which|that|close|due|next)$/i.test(lower(token('left'))),
    edit: swap('to', 'too'),
    examples: [['I clean the tanks to.', 'I clean the tanks too.']],
    leaves: ['I did as I was asked to.', 'It is what I am used to.'],
  },
  {
    id: 'likely-since-i-started',
    message: 'Where it began is told in the past: “since I started”.',
    pattern: `since/'since' who/'${SUBJECTS}' have/'have|has|'ve|’ve' verb/'started|begun|joined|moved|left|arrived|finished|come|graduated|qualified|become|taken'`,
    edit: over('have', 'verb', ({ token }) =>
      inflect(meaningsOf(lower(token('verb'))).find(({ pos }) => pos === 'verb')?.lemma ?? '', 'past'),
    ),
    examples: [['Since I have started I like it.', 'Since I started I like it.']],
    leaves: ['Since I started I have liked it.'],
  },
  {
    id: 'likely-past-with-since',
    message: 'What began then and goes on takes “have”; what is over ended, “until” then.',
    pattern: `who/'${SUBJECTS}' adverb? verb/~verb:past|'was|were' .* since/'since' year/number|name end/$|'.|,|and'`,
    where: ({ sentence, token, tokens }) => {
      const { tokens: all } = sentence;
      const inner = all.slice(all.indexOf(token('verb')) + 1, all.indexOf(token('since')));
      return (
        (/^(?:19|20)\d\d$/.test(token('year').text) ||
          new RegExp(`^(?:${MONTHS})$`).test(lower(token('year')))) &&
        tokens.length < 13 &&
        !inner.some(
          (one) =>
            isFinite(one) ||
            isSubordinate(one) ||
            one.form === 'pastParticiple' ||
            one.form === 'gerund' ||
            /^[,;:(]$/.test(one.text),
        )
      );
    },
    edit: over(
      'verb',
      'verb',
      ({ token }) =>
        `${/^(?:he|she)$/i.test(token('who').text) ? 'has' : 'have'} ${token('verb').lemma === 'be' ? 'been' : participleOf(token('verb').lemma)}`,
    ),
    examples: [['I worked there since 2015.', 'I have worked there since 2015.']],
    leaves: ['I sold all the lamps made since 2015.'],
  },
  {
    id: 'likely-i-always',
    message: '“Always” stands behind the subject.',
    pattern: `^ always/'always' who/'${SUBJECTS}' verb/~verb`,
    edit: ({ text, token }) => [
      replaceSpan(
        text,
        { start: token('always').span.start, end: token('who').span.end },
        `${token('who').text === 'I' ? 'I' : capital(lower(token('who')))} always`,
      ),
    ],
    examples: [['Always I check the brakes.', 'I always check the brakes.']],
    leaves: ['I always check the brakes.'],
  },
  {
    id: 'likely-like-it-a-lot',
    message: 'How much stands behind what is liked.',
    pattern:
      "like/~=like|love|enjoy|appreciate|miss from/'a|very|so' much/'lot|much' object/'the|my|your|this|these|our|it|them|to'|verb:gerund|noun rest/~noun? end/$|punctuation|preposition|conjunction|verb",
    where: ({ token }) =>
      token('like').pos === 'verb' &&
      lower(token('object')) !== 'to' &&
      (lower(token('from')) === 'a') === (lower(token('much')) === 'lot'),
    edit: ({ text, token, all }) => {
      const last = all('rest')[0] ?? token('object');
      return [
        replaceSpan(
          text,
          { start: token('from').span.start, end: last.span.end },
          `${text.slice(token('object').span.start, last.span.end)} ${text.slice(token('from').span.start, token('much').span.end)}`,
        ),
      ];
    },
    examples: [['I like a lot the sea.', 'I like the sea a lot.']],
    leaves: ['I like a lot of people.'],
  },
  {
    id: 'likely-tastes-good',
    message: 'How something tastes or smells is said with an adjective.',
    pattern: "~=taste|smell|sound well/'well|badly|nicely' end/$|punctuation|conjunction",
    edit: swap(
      'well',
      ({ token }) => ({ well: 'good', badly: 'bad', nicely: 'nice' })[lower(token('well'))] ?? '',
    ),
    examples: [['The soup tastes well.', 'The soup tastes good.']],
    leaves: ['The soup tastes good.'],
  },
  {
    id: 'likely-really-hard',
    message: 'Before an adjective it is “really”.',
    pattern:
      "real/'real' adjective/'hard|good|nice|big|busy|happy|fast|close|useful|bad|long|easy|quick|proud|glad|cold|hot'",
    edit: swap('real', 'really'),
    examples: [['It was a real hard winter.', 'It was a really hard winter.']],
    leaves: ['It was a real winter.'],
  },
  {
    id: 'likely-police-are',
    message: 'These words are several, and take the verb of several.',
    pattern:
      "'the|some|many|most|these|those|our' people/'police|people|cattle|premises|goods|scissors|trousers|clothes|children|men|women' verb/'is|was|has'",
    edit: swap('verb', ({ token }) => ({ is: 'are', was: 'were', has: 'have' })[lower(token('verb'))] ?? ''),
    where: ({ sentence, at }) =>
      !sentence.isQuestion &&
      sentence.tokens[at - 1]?.pos !== 'preposition' &&
      sentence.tokens[at - 1]?.text !== 'of',
    examples: [['The police was called twice.', 'The police were called twice.']],
    leaves: ['The police were called.', 'The care of the people was mine.'],
  },
  {
    id: 'likely-my-english-has',
    message: 'A language is one thing.',
    pattern:
      "^ 'my|her|his' language/'english|french|german|spanish|italian|welsh|polish|russian|arabic|driving|spelling|writing|health|knowledge|experience|work|training' adverb? verb/'have|are|were'",
    edit: swap('verb', ({ token }) => ({ are: 'is', were: 'was', have: 'has' })[lower(token('verb'))] ?? ''),
    examples: [['My English have improved.', 'My English has improved.']],
    leaves: ['My English has improved.'],
  },
];
