import type { Sentence, Token } from '../english-text.ts';
import { inflect } from '../inflect.ts';
import type { Match } from '../rules/index.ts';
import { canBe, isFinite, isPastYear, TIMES, times } from './closed-classes.ts';
import { over, swap, type Slip } from './slip.ts';
import { subjectBefore } from './subject.ts';

/** Base forms that are the past of another verb too. */
const PAST_OF_ANOTHER = /^(?:shore|lay|fell|found|bound|wound|ground|saw|bore|rose|felt|left|hung|strove)$/i;

const lower = (token: Token | undefined) => token?.text.toLowerCase() ?? '';

/** "The week after", "the next day", "that winter": a time told from another, in the past where that is. */
function followsOn(word: string, next: string, then: Token | undefined): boolean {
  if (word === 'that')
    return /^(?:day|night|morning|evening|week|month|year|winter|summer|spring|autumn)$/.test(next);
  return (
    word === 'the' &&
    ((/^(?:day|night|morning|week|month|year)$/.test(next) && /^(?:after|before)$/.test(lower(then))) ||
      (/^(?:next|following|same)$/.test(next) && times.has(then?.lemma ?? '')))
  );
}

/** Where words begin that put something in the past ("in 2017", "last year", "two years ago"), and where they end. */
function pastMarkers({ tokens }: Sentence): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  const hasPast = tokens.some(({ form, isCertain, pos }) => form === 'past' && isCertain && pos !== 'other');
  tokens.forEach((token, at) => {
    const [one, two, three] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
    const word = lower(token);
    if (/^(?:in|until|till)$/.test(word) && one && isPastYear(one)) found.push({ from: at, to: at + 2 });
    else if (/^(?:from|between)$/.test(word) && one && two && three && isPastYear(one) && isPastYear(three))
      found.push({ from: at, to: at + 4 });
    else if (word === 'in' && two && isPastYear(two) && one && one.isName)
      found.push({ from: at, to: at + 3 });
    else if (word === 'last' && times.has(one?.lemma ?? '') && lower(tokens[at - 1]) !== 'the')
      found.push({ from: at, to: at + 2 });
    else if (word === 'yesterday') found.push({ from: at, to: at + 1 });
    else if (word === 'ago' && times.has(tokens[at - 1]?.lemma ?? ''))
      found.push({ from: Math.max(0, at - 2), to: at + 1 });
    else if (hasPast && followsOn(word, lower(one), two))
      found.push({ from: at, to: Math.min(tokens.length, at + (word === 'the' ? 3 : 2)) });
    else if (word === 'before' && lower(one) === 'that') found.push({ from: at, to: at + 2 });
    else if (
      /^(?:in|at|during)$/.test(word) &&
      lower(one) === 'my' &&
      /^(?:last|previous|former|first|old|earlier)$/.test(lower(two)) &&
      /^(?:post|job|role|position|placement|employer|company|school|workplace|place|apprenticeship|internship|traineeship)$/.test(
        lower(three),
      )
    )
      found.push({ from: at, to: at + 4 });
  });
  return found;
}

const STATES =
  /^(?:remember|keep|hold|know|own|use|like|love|miss|recall|describe|think|believe|guess|suppose|reckon|hope|understand|mention|refer|see|need|want|feel|regret|come|speak|enclose|attach|write)$/;

const presentOf = (token: Token | undefined) =>
  token !== undefined &&
  (token.form === 'base' || token.form === 'present3') &&
  token.isCertain &&
  lower(token) !== 'be' &&
  !/['’]/.test(token.text);

/** The verb whose time the words around it put in the past, though it is in the present. */
function isPastByMarker(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const verb = tokens[at];
  const next = tokens[at + 1];
  if (!verb || !presentOf(verb) || sentence.isQuestion) return false;
  if (verb.pos === 'auxiliary' && verb.lemma !== 'be') return false;
  // "Am writing", "is made": the present of what goes on, or of how a thing is.
  if (verb.pos === 'auxiliary' && (next?.pos === 'verb' || tokens[at + 2]?.form === 'pastParticiple'))
    return false;
  if (tokens[at - 1]?.pos === 'auxiliary' || tokens[at - 1]?.lemma === 'to') return false;
  if (inflect(verb.lemma, 'past') === lower(verb)) return false;
  const subject = subjectBefore(sentence, at);
  if (!subject) return false;
  return pastMarkers(sentence).some(({ from, to }) => {
    const opens = from === 0 || (from === 1 && tokens[0]?.pos === 'conjunction');
    const between = opens ? tokens.slice(to, at) : tokens.slice(at + 1, from);
    if (opens && to <= at) {
      if (verb.pos === 'verb' && STATES.test(verb.lemma)) return false;
      const comma = between.some(({ text }) => text === ',');
      // "In 2022, when the river rose, I ...": what stands between commas is no matter.
      const first = sentence.finiteVerb === at || !between.some(isFinite);
      return first && (!comma || sentence.finiteVerb === at);
    }
    const isFree = !between.some(
      (token) =>
        isFinite(token) ||
        token.form === 'pastParticiple' ||
        token.form === 'gerund' ||
        (/^(?:[,;:(–—]|since|from|the)$/i.test(token.text) && /^[,;:(–—]|since$/i.test(token.text)),
    );
    return at < from && isFree && verb.pos === 'verb' && !STATES.test(verb.lemma) && to >= tokens.length - 1;
  });
}

/** What says that something goes on, whatever was before it. */
const GOES_ON = /^(?:now|still|today|currently|nowadays|since|ever|already|always|never|yet)$/i;

/** Where the main clause of "When I came to the yard, ..." has its finite verb; -1 where it is not certain. */
function behindPastClause({ tokens }: Sentence): number {
  if (
    !/^(?:when|before|after|once|until)$/i.test(lower(tokens[0])) ||
    tokens.some(({ text }) => GOES_ON.test(text))
  )
    return -1;
  const first = tokens.findIndex(isFinite);
  const opened = tokens[first];
  if (opened?.form !== 'past') return -1;
  const comma = tokens.findIndex(({ text }, at) => at > first && text === ',');
  const isSubject = ({ text }: Token) => /^(?:i|we|he|she|they|it|there)$/i.test(text);
  const main = tokens.findIndex(
    (token, at) =>
      at > Math.max(first, comma) &&
      isFinite(token) &&
      (comma > 0 || (tokens[at - 1] && isSubject(tokens[at - 1] as Token))),
  );
  const [verb, rest] = [tokens[main], tokens.slice(main + 2)];
  const isOnly = comma > 0 || !rest.some(isFinite);
  const between = tokens.slice(first + 1, main);
  return verb?.isCertain &&
    isOnly &&
    !between.some(({ pos, text }) => pos === 'subordinator' || /^(?:who|which|that)$/i.test(text))
    ? main
    : -1;
}

/** Whether the present before "when the kiln failed" is one by mistake. */
function isBeforePastClause({ tokens }: Sentence, at: number): boolean {
  const when = tokens.findIndex(({ text }, index) => index > at && /^(?:when|before|until)$/i.test(text));
  const clause = tokens.slice(when + 1);
  const verb = clause.findIndex(isFinite);
  const isPast =
    clause[verb]?.form === 'past' && /^(?:i|we|he|she|they|it|the|my|our|a)$/i.test(lower(clause[0]));
  const between = tokens.slice(at + 1, when);
  return (
    when > at &&
    isPast &&
    tokens[when - 1]?.pos !== 'preposition' &&
    !between.some(
      (token) =>
        isFinite(token) ||
        token.form === 'pastParticiple' ||
        token.form === 'gerund' ||
        /^[,;:(–—]|who|that|which|to$/i.test(token.text),
    )
  );
}

const isPresent = (sentence: Sentence, at: number) => {
  const verb = sentence.tokens[at];
  const isHave = verb?.lemma === 'have' && sentence.tokens[at + 1]?.pos === 'verb';
  return (
    verb !== undefined &&
    presentOf(verb) &&
    !isHave &&
    (verb.pos === 'verb' || /^(?:be|have|do)$/.test(verb.lemma)) &&
    inflect(verb.lemma, 'past') !== lower(verb) &&
    lower(sentence.tokens[at - 1]) !== 'to' &&
    sentence.tokens[at - 1]?.pos !== 'auxiliary'
  );
};

function past(match: Match): string {
  const verb = match.token('verb');
  if (verb.lemma !== 'be') return inflect(verb.lemma, 'past');
  return lower(verb) === 'are' ? 'were' : 'was';
}

/** Stretches told otherwise than by a plain number: "the last five years", "two and a half years", "a long time". */
const LOOSE_STRETCH = new RegExp(
  `^(?:(?:about|over|almost|nearly|more than|some|quite|at least) )?(?:the (?:last|past) (?:\\S+ )?(?:${TIMES})s|\\S+ and a half (?:${TIMES})s?|half an? (?:${TIMES})|an? (?:long |short |good )?(?:time|while)|(?:many|several) long (?:${TIMES})s|quite some time|some time|ages|long)$`,
);

const NUMBER = '~number|determiner|adjective';

/** Time said twice, and otherwise the second time. */
export const TENSE: readonly Slip[] = [
  {
    id: 'perfect-behind-since',
    message: 'What began in the past and goes on takes “have been”.',
    pattern: `^ 'since|for' ${NUMBER} time/~=${TIMES} i/'i' am/'am'`,
    edit: swap('am', 'have been'),
    examples: [['For two years I am in England.', 'For two years I have been in England.']],
    leaves: ['For two years I was in England.', 'For two weeks in May I am away.'],
  },
  {
    id: 'since-is-for-a-stretch',
    message: '“Since” takes a moment, “for” a stretch of time.',
    pattern: `since/'since' 'about|over|almost|nearly|more'? 'than'? ${NUMBER} ~adjective? time/~=${TIMES}`,
    where: (match) => {
      const count = match.tokens.at(-2);
      const [time, next] = [match.token('time'), match.sentence.tokens[match.at + match.tokens.length]];
      const isCounted =
        /^(?:\d+|several|many|some|few)$/.test(lower(count)) ||
        (count?.pos === 'number' && !/^(?:first|second|third)$/.test(lower(count)));
      const isStretch = isCounted || /^(?:a|an)$/.test(lower(count));
      return (
        isStretch &&
        !/^(?:ago|before|earlier)$/.test(lower(next)) &&
        (time.number === 'plural' || lower(count) !== 'one')
      );
    },
    edit: swap('since', 'for'),
    examples: [
      ['I have lived here since six years.', 'I have lived here for six years.'],
      ['I have cooked since many years.', 'I have cooked for many years.'],
      ['I have been head of year since two terms.', 'I have been head of year for two terms.'],
    ],
    leaves: [
      'I have lived here since 2016.',
      'It began since two years ago.',
      'I have worked since the summer.',
      'I have driven since last year.',
    ],
  },
  {
    id: 'since-is-for-a-loose-stretch',
    message: '“Since” takes a moment, “for” a stretch of time.',
    pattern: `since/'since' .* last/~=${TIMES}|time|while|age|long`,
    where: (match) => {
      const said = match.tokens.slice(1).map(lower).join(' ');
      const next = match.sentence.tokens[match.at + match.tokens.length];
      const isEnd = next === undefined || /^(?:punctuation|preposition|conjunction)$/.test(next.pos);
      return isEnd && LOOSE_STRETCH.test(said);
    },
    edit: swap('since', 'for'),
    examples: [
      ['I have worked here since the last five years.', 'I have worked here for the last five years.'],
      ['I have baked since two and a half years.', 'I have baked for two and a half years.'],
      ['I have known her since a long time.', 'I have known her for a long time.'],
      ['I have known her since ages.', 'I have known her for ages.'],
    ],
    leaves: [
      'I have worked here since the last strike.',
      'I have baked since that summer.',
      'I have not slept since.',
    ],
  },
  {
    id: 'perfect-with-since',
    message: 'What goes on “since” then has “have” before it.',
    pattern: "who/'i|we' verb/verb:base .* 'since' .",
    where: ({ sentence, tokens, at, token }) => {
      const verb = token('verb');
      const from = sentence.tokens.findIndex((one, index) => index > at && lower(one) === 'since');
      const start = sentence.tokens[from + 1];
      const between = sentence.tokens.slice(at + 2, from);
      const isMoment =
        start !== undefined &&
        (/^(?:19|20)\d\d$/.test(start.text) ||
          (start.isName && /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(start.text)) ||
          start.pos === 'number' ||
          /^(?:many|several)$/i.test(start.text));
      return (
        from > 0 &&
        tokens.length > 2 &&
        isMoment &&
        !STATES.test(verb.lemma) &&
        !between.some(
          (one) =>
            isFinite(one) ||
            one.form === 'pastParticiple' ||
            /^[,;:(]$/.test(one.text) ||
            one.pos === 'auxiliary',
        )
      );
    },
    edit: over('verb', 'verb', (match) => `have ${inflect(match.token('verb').lemma, 'pastParticiple')}`),
    examples: [['I drive a bus since 2019.', 'I have driven a bus since 2019.']],
    leaves: [
      'I have driven a bus since 2019.',
      'I know the town, since I grew up there.',
      'I keep the letters sent since 2019.',
    ],
  },
  {
    id: 'perfect-progressive-with-since',
    message: 'What goes on “since” then has “have been” before it.',
    pattern:
      "who/'i' be/'am|'m|’m' now/'currently|presently|now'? verb/~verb:gerund|adjective|determiner|noun .* 'since' start/number|name|'many|several'",
    where: (match) =>
      /^(?:(?:19|20)\d\d|\d+|\p{Ll}+|\p{Lu}\p{Ll}+)$/u.test(match.token('start').text) &&
      !match.tokens.some(({ text }) => text === ',') &&
      !match.tokens
        .slice(3)
        .some(({ pos, form }) => pos === 'auxiliary' || (pos === 'verb' && form !== 'gerund')),
    edit: (match) => {
      // "currently" says no more than the tense does.
      const { span } = match.all('now').at(-1) ?? match.token('be');
      const who = match.token('who').span;
      return [
        {
          span: { start: who.start, end: span.end },
          expected: match.text.slice(who.start, span.end),
          replacement: 'I have been',
        },
      ];
    },
    examples: [
      ['I am working here since 2015.', 'I have been working here since 2015.'],
      ['I am currently working at Jubilee since 2022.', 'I have been working at Jubilee since 2022.'],
      ['I am a member of the union since 2011.', 'I have been a member of the union since 2011.'],
    ],
    leaves: ['I am working here for the summer.', 'I have been working here since 2015.'],
  },
  {
    id: 'past-by-its-date',
    message: 'The words around it put this in the past.',
    pattern: 'verb/~verb|auxiliary',
    where: ({ sentence, at }) => isPastByMarker(sentence, at),
    edit: (match) => swap('verb', past(match))(match),
    examples: [
      ['In my last post I am responsible for the till.', 'In my last post I was responsible for the till.'],
      ['From 2015 to 2018 I teach chemistry.', 'From 2015 to 2018 I taught chemistry.'],
      ['I print my first poster in 2017.', 'I printed my first poster in 2017.'],
    ],
    leaves: [
      'In 2017 I printed my first poster.',
      'I remember the flood in 2013.',
      'The press I bought in 2017 prints 70 sheets.',
      'I live in a house built in 1990.',
      'Last year I learned that the mill is for sale.',
      'I keep the books from 2019.',
    ],
  },
  {
    id: 'past-like-its-clause',
    message: 'The rest of the sentence is in the past.',
    pattern: 'verb/~verb|auxiliary',
    where: ({ sentence, at }) => {
      const { tokens, finiteVerb } = sentence;
      if (sentence.isQuestion || !isPresent(sentence, at)) return false;
      const isState = STATES.test(tokens[at]?.lemma ?? '');
      // "I shore for eleven years": the past of "shear".
      if (PAST_OF_ANOTHER.test(tokens[at]?.text ?? '')) return false;
      if (behindPastClause(sentence) === at) return !isState;
      return (
        finiteVerb === at &&
        !isState &&
        !tokens.some(({ text }) => GOES_ON.test(text)) &&
        subjectBefore(sentence, at) !== null &&
        isBeforePastClause(sentence, at)
      );
    },
    edit: (match) => swap('verb', past(match))(match),
    examples: [
      ['When the pump failed, I call the maker.', 'When the pump failed, I called the maker.'],
      ['I call the maker when the pump failed.', 'I called the maker when the pump failed.'],
      ['When I joined the yard there are two of us.', 'When I joined the yard there were two of us.'],
    ],
    leaves: [
      'When the pump fails, I call the maker.',
      'When I joined, we were two.',
      'I know the street from when I was a boy.',
      'I shore sheep until my back told me to stop.',
      'After I qualified I stayed, and now I teach.',
    ],
  },
  {
    id: 'no-perfect-behind-past-clause',
    message: 'With a time that is over it is the past, without “have”.',
    pattern: "have/'have|has' verb/verb:pastParticiple",
    where: ({ sentence, at }) => behindPastClause(sentence) === at,
    edit: over('have', 'verb', (match) => {
      const { lemma } = match.token('verb');
      return lemma === 'be' ? 'was' : inflect(lemma, 'past');
    }),
    examples: [['Before I came to Leeds I have kept bees.', 'Before I came to Leeds I kept bees.']],
    leaves: ['Before I came to Leeds I kept bees.', 'I have kept bees since I came.'],
  },
  {
    id: 'present-behind-now',
    message: '“Now” goes with the present.',
    pattern: "^ 'now|currently|nowadays|presently' ','? who/'i|we' verb/~verb:past|auxiliary:past",
    where: ({ token, sentence }) =>
      (token('verb').isCertain || token('verb').lemma === 'be') &&
      !sentence.tokens.some(({ text }) => /^(?:when|until|if|before|that|could|would)$/i.test(text)),
    edit: (match) => {
      const isMany = lower(match.token('who')) === 'we';
      const { lemma } = match.token('verb');
      return swap('verb', lemma === 'be' ? (isMany ? 'are' : 'am') : lemma)(match);
    },
    examples: [['Now I was one of six clerks.', 'Now I am one of six clerks.']],
    leaves: ['Now I am one of six clerks.', 'Now that I was trained, I stayed.'],
  },
  {
    id: 'past-like-the-verb-before',
    message: 'Both verbs tell of the same time.',
    pattern:
      "^ adverb? first/~verb:past !'and|,|;|:'* 'and' ~'then|also'? verb/~verb:base|noun:singular ~determiner|pronoun",
    where: ({ sentence, token }) =>
      sentence.kind === 'verb' &&
      token('first').isCertain &&
      canBe(lower(token('verb')), 'verb', 'base') &&
      inflect(lower(token('verb')), 'past') !== lower(token('verb')) &&
      lower(token('first')) !== token('first').lemma &&
      !/^(?:help|learn|train|be)$/.test(token('first').lemma) &&
      !sentence.tokens.some(
        ({ text, pos }) =>
          GOES_ON.test(text) ||
          text.toLowerCase() === 'to' ||
          pos === 'subordinator' ||
          /^(?:who|which|that|let|made|helped)$/i.test(text),
      ),
    edit: swap('verb', ({ token }) => inflect(lower(token('verb')), 'past')),
    examples: [['Cleaned the tables and serve the guests', 'Cleaned the tables and served the guests']],
    leaves: [
      'Cleaned the tables and served the guests',
      'Helped the guests find and book a table',
      'Opened the shop and now run the office',
    ],
  },
  {
    id: 'past-like-what-followed',
    message: 'The rest of the sentence is in the past.',
    pattern: "who/'i|we|he|she|they' 'then|later' verb/verb:base|verb:present3",
    where: ({ sentence, at, token }) =>
      inflect(token('verb').lemma, 'past') !== lower(token('verb')) &&
      sentence.tokens.some(
        (one, index) =>
          index > at &&
          one.form === 'past' &&
          one.isCertain &&
          /^(?:where|which|who|when|and)$/i.test(
            sentence.tokens
              .slice(0, index)
              .findLast(({ pos }) => pos === 'subordinator' || pos === 'conjunction')?.text ?? '',
          ),
      ),
    edit: (match) => swap('verb', past(match))(match),
    examples: [
      ['I then move to Ghana, where I ran a school.', 'I then moved to Ghana, where I ran a school.'],
    ],
    leaves: ['I then moved to Ghana.', 'I then wash the cups.'],
  },
  {
    id: 'no-perfect-with-a-past-date',
    message: 'With a time that is over it is the past, without “have”.',
    pattern: "have/'have|has' verb/verb:pastParticiple",
    where: ({ sentence, at }) => {
      const { tokens } = sentence;
      return pastMarkers(sentence).some(({ from, to }) => {
        const between = tokens.slice(at + 2, from);
        const isFree = !between.some(
          (one) =>
            isFinite(one) ||
            one.form === 'pastParticiple' ||
            one.form === 'gerund' ||
            /^(?:[,;:(–—]|since|before)$/i.test(one.text),
        );
        return (
          at < from &&
          isFree &&
          lower(tokens[from]) !== 'before' &&
          !/^(?:until|till|between|from)$/.test(lower(tokens[from])) &&
          to <= tokens.length
        );
      });
    },
    edit: over('have', 'verb', (match) => {
      const { lemma } = match.token('verb');
      return lemma === 'be' ? 'was' : inflect(lemma, 'past');
    }),
    examples: [['She has moved to Rennes in 2016.', 'She moved to Rennes in 2016.']],
    leaves: ['She has lived in Rennes since 2016.', 'I have kept the lathe that I bought in 2016.'],
  },
  {
    id: 'going-on-at-the-moment',
    message: '“At the moment” goes with what is still going on.',
    pattern: "who/'i|we' verb/verb:past .* 'at' 'the|present' moment/'moment'",
    where: (match) => {
      const inner = match.tokens.slice(2);
      const next = match.sentence.tokens[match.at + match.tokens.length];
      return (
        !inner.some((one) => isFinite(one) || one.form === 'pastParticiple' || /^[,;:(–—]$/.test(one.text)) &&
        (!next || /^[.,;]$/.test(next.text))
      );
    },
    edit: over('verb', 'verb', (match) => {
      const be = lower(match.token('who')) === 'i' ? 'am' : 'are';
      return `${be} ${inflect(match.token('verb').lemma, 'gerund')}`;
    }),
    examples: [['I trained two beginners at the moment.', 'I am training two beginners at the moment.']],
    leaves: ['I arrived at the moment when the bell rang.', 'I am training two beginners at the moment.'],
  },
  {
    id: 'it-is-years-that',
    message: 'English says how long with “have” and “for”.',
    pattern: `it/'it' 'is' count/number time/~=${TIMES} 'that|since' who/'i' verb/verb:base rest/!'.|,|;|and|but'*`,
    edit: over('it', 'rest', (match) => {
      const rest = match.all('rest');
      const from = match.token('verb').span.end;
      const said = match.text.slice(from, rest.at(-1)?.span.end ?? from);
      return `I have ${inflect(match.token('verb').lemma, 'pastParticiple')}${said} for ${match.token('count').text} ${match.token('time').text}`;
    }),
    examples: [
      ['It is three years that I work in this bakery.', 'I have worked in this bakery for three years.'],
    ],
    leaves: ['It is three years since I left.'],
  },
];
