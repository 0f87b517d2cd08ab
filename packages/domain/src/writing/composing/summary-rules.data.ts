import { inflect } from '@candor/english';
import { replaceSpan, replaceToken, type Match, type Rule, type RuleEdit } from '@candor/english/rules';
import { indefiniteArticle } from '../../text/index.ts';
import { instead, verbsWith, without } from './verbs-with.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A second "I" behind "and": a verb of the present takes the form that the first one gets. */
function coordinated(match: Match, from: number): RuleEdit[] | null {
  const verbs = verbsWith(match.sentence, from);
  return verbs && verbs.map((verb) => replaceToken(verb, inflect(verb.lemma, 'present3')));
}

/**
 * A summary has no "I": its sentences lack their subject ("Speaks Dutch"), and a wish is what somebody is looking for.
 * What still says "I" or "my" behind these rules is left for the person.
 */
export const SUMMARY_RULES: readonly Rule[] = [
  {
    id: 'no-now',
    pattern: "^ now/'now|currently' who/'i' ~verb|auxiliary",
    edit: (match) => [without(match, match.token('now'), match.token('who'))],
    examples: [['Now I want to teach', 'I want to teach']],
    leaves: ['Now in Leeds'],
  },
  ...(
    [
      [
        'wish-would-to',
        "^ first/'i'? would/'would|'d|’d' last/'like|love' next/'to'",
        'Looking to',
        'I would like to take on more responsibility',
        'Looking to take on more responsibility',
      ],
      [
        'wish-would',
        "^ first/'i'? would/'would|'d|’d' last/'like|love' next/!'to'",
        'Looking for',
        'I would like a smaller house',
        'Looking for a smaller house',
      ],
      [
        'wish-want-to',
        "^ first/'i'? last/'want|hope|wish|aim' next/'to'",
        'Looking to',
        'I want to lead a kitchen',
        'Looking to lead a kitchen',
      ],
      [
        'wish-want',
        "^ first/'i'? last/'want' next/determiner|adjective|number|noun:plural",
        'Looking for',
        'I want a quiet ward',
        'Looking for a quiet ward',
      ],
      [
        'wish-am-looking',
        "^ first/'i' 'am|'m|’m' ~adverb* last/'looking|seeking|searching' next/'for|to|a|an'",
        'Looking',
        'I am looking for a post',
        'Looking for a post',
      ],
      [
        'wish-look',
        "^ first/'i' last/'look|search' next/'for'",
        'Looking',
        'I look for any work in an office',
        'Looking for any work in an office',
      ],
    ] as const
  ).map(([id, pattern, said, before, after]): Rule => ({
    id,
    pattern,
    edit: (match) => {
      const last = match.token('last');
      const [first = last] = match.sentence.tokens;
      const isTo = said === 'Looking to';
      const isSeeking =
        said === 'Looking' &&
        last.text.toLowerCase() === 'seeking' &&
        !/^(?:for|to)$/i.test(match.token('next').text);
      return [instead(match, first, isTo ? match.token('next') : last, isSeeking ? 'Looking for' : said)];
    },
    examples: [[before, after]],
    leaves: [after, 'I like children'],
  })),
  {
    id: 'role-sought',
    pattern: "^ 'looking' to/'to' be/'be|become' thing/~NP",
    edit: (match) => {
      const role = match.all('thing');
      const [first, last] = [role[0], role.at(-1)];
      if (!first || !last) return [];
      const said = match.text.slice(first.span.start, last.span.end).replace(/^(?:an?|the) /i, '');
      return [instead(match, match.token('to'), last, `for a role as ${indefiniteArticle(said)} ${said}`)];
    },
    examples: [['Looking to be site engineer', 'Looking for a role as a site engineer']],
    leaves: ['Looking to lead a kitchen'],
  },
  {
    id: 'years-in',
    pattern: "^ first/'i' 'have|'ve|’ve' 'worked|been|spent' in/'in|with|on' thing/~NP 'for' years/~NP",
    where: ({ all }) => /^(?:years?|seasons?|months?)$/i.test(all('years').at(-1)?.text ?? ''),
    edit: (match) => {
      const years = match.all('years');
      const [first, last] = [years[0], years.at(-1)];
      if (!first || !last) return [];
      const said = match.text.slice(match.token('in').span.start, match.all('thing').at(-1)?.span.end);
      return [
        instead(
          match,
          match.token('first'),
          last,
          `${capital(match.text.slice(first.span.start, last.span.end))} ${said}`,
        ),
      ];
    },
    examples: [['I have worked in nursing homes for eleven years', 'Eleven years in nursing homes']],
    leaves: ['I have worked in nursing homes', 'Eleven years in nursing homes'],
  },
  {
    id: 'is-what',
    pattern:
      "^ first/'i' 'am|'m|’m|is' article/'a|an'? ~adverb* thing/~noun|adjective|name|verb:pastParticiple",
    edit: (match) => {
      const { tokens } = match.sentence;
      const article = match.all('article')[0];
      const next = tokens[article ? tokens.indexOf(article) + 1 : 2];
      return next ? [without(match, match.token('first'), next)] : [];
    },
    examples: [
      ['I am a civil engineer from Syria', 'civil engineer from Syria'],
      ['I is a finance manager', 'finance manager'],
    ],
    leaves: ['I am looking for a post', 'Civil engineer from Syria'],
  },
  {
    id: 'third-person-present',
    pattern: "^ first/'i' ~adverb* verb/verb:base|verb:present3",
    where: ({ sentence }) => !sentence.isNegated && !sentence.isQuestion,
    edit: (match) => {
      const { tokens } = match.sentence;
      const edits = coordinated(match, tokens.indexOf(match.token('verb')));
      const next = tokens[1];
      return edits && next ? [without(match, match.token('first'), next), ...edits] : [];
    },
    examples: [
      ['I speak Afrikaans and German', 'speaks Afrikaans and German'],
      ['I bring people together', 'brings people together'],
    ],
    leaves: ['I do not mind early starts', 'Speaks German'],
  },
  {
    id: 'i-alone',
    pattern: "^ first/'i' ~adverb* verb/verb:past",
    where: ({ sentence, token }) => !sentence.isNegated && token('verb').lemma !== 'be',
    edit: (match) => [without(match, match.token('first'), match.sentence.tokens[1] ?? match.token('verb'))],
    examples: [['I taught engine repair in Asmara', 'taught engine repair in Asmara']],
    leaves: ['I did not teach'],
  },
  {
    id: 'behind-when',
    pattern: "^ first/'after|before|since|in|at|from' ~.* last/!',' who/'i' ~adverb? verb/verb:past",
    where: ({ sentence }) => sentence.tokens.filter(({ text }) => /^(?:i|my|me)$/i.test(text)).length === 1,
    edit: (match) => [
      replaceSpan(match.text, { start: match.token('last').span.end, end: match.token('who').span.end }, ','),
    ],
    examples: [
      ['Before that I spent eight years on a front desk', 'Before that, spent eight years on a front desk'],
      [
        'After nine years in kitchens I retrained as a web developer',
        'After nine years in kitchens, retrained as a web developer',
      ],
    ],
    leaves: ['Before that, spent eight years on a front desk', 'After I retrained'],
  },
];
