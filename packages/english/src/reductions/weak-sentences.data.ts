import type { Token } from '../english-text.ts';
import { inflect, meaningsOf } from '../inflect.ts';
import { verbOfDoer, verbOfDoing } from '../derivation.ts';
import { replaceSpan, replaceToken, type Match, type Rule } from '../rules/index.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** From the first word up to a named one, other words. */
const opening = (to: string, wanted: (match: Match) => string | null) => (match: Match) => {
  const said = wanted(match);
  const span = { start: match.sentence.span.start, end: match.token(to).span.end };
  return said === null ? [] : [replaceSpan(match.text, span, said)];
};

/** The whole sentence in other words, made of what is named in it; its stop stays. */
const anew =
  (said: (match: Match, behind: (name: string) => string, within: (name: string) => string) => string) =>
  (match: Match) => {
    const { text, token, all, sentence } = match;
    const stop = /[.!]+$/.exec(text.slice(0, sentence.span.end))?.[0] ?? '';
    const end = sentence.span.end - stop.length;
    const behind = (name: string) => text.slice(token(name).span.end, end);
    const within = (name: string) => text.slice(all(name)[0]?.span.start, all(name).at(-1)?.span.end);
    return [replaceSpan(text, sentence.span, `${said(match, behind, within)}${stop}`)];
  };

/** The tense of a sentence without subject goes by its verb: a gerund or a base form is of now. */
const inTenseOf = ({ form }: Token, verb: string) => capital(form === 'base' ? verb : inflect(verb, 'past'));

/** Whoever trains, helps or supervises does it to people, who stand behind "to" where it is said with a noun. */
const TO_PEOPLE = new Set(
  'train assist instruct support help guide supervise tutor assess advise'.split(' '),
);

/** The verb of a noun behind "provide", "give": "support", "training". */
function givenVerb(noun: string): string | null {
  const verb =
    verbOfDoing(noun) ??
    (meaningsOf(noun).some(({ pos, form }) => pos === 'verb' && form === 'base') ? noun : null);
  return verb !== null && TO_PEOPLE.has(verb) ? verb : null;
}

const verbOf = (match: Match, name = 'what') => verbOfDoing(match.token(name).lemma);

/** Weak wordings and what says the same in a verb. None claims more than was said. */
export const WEAK_SENTENCES: readonly Rule[] = [
  {
    id: 'helped-not-gave-help-to',
    pattern:
      "^ ~'i'? verb/~=give|provide|offer ~'the|a|an'? what/~noun to/'to' ~noun|number|determiner|adjective",
    where: ({ token }) => givenVerb(token('what').lemma) !== null,
    edit: opening('to', ({ token }) => inTenseOf(token('verb'), givenVerb(token('what').lemma) ?? '')),
    examples: [
      ['Gave training to 35 colleagues', 'Trained 35 colleagues'],
      ['Provided support to students', 'Supported students'],
    ],
    leaves: ['Gave talks to students', 'Provided linen to hotels'],
  },
  {
    id: 'doing-behind-in',
    pattern: "^ verb/~verb:past ~NP 'in' ger/~verb:gerund|noun of/'of'",
    where: ({ token }) =>
      token('ger').text.endsWith('ing') && verbOfDoing(token('ger').text.toLowerCase()) !== null,
    edit: (match) => [
      replaceSpan(
        match.text,
        { start: match.token('ger').span.start, end: match.token('of').span.end },
        match.token('ger').text,
      ),
    ],
    examples: [['Supported students in writing of essays', 'Supported students in writing essays']],
    leaves: ['Supported students in writing essays'],
  },
  {
    id: 'achieved-by-doing',
    pattern:
      "^ ~'a|an|the' what/~noun of/'of' amount/~.* be/'was|were' 'achieved|made|reached' by/'by' ~verb:gerund",
    where: (match) => verbOf(match) !== null && match.all('amount').length > 0,
    edit: (match) => {
      const { text, token, all, sentence } = match;
      const amount = text.slice(all('amount')[0]?.span.start, all('amount').at(-1)?.span.end);
      const span = { start: sentence.span.start, end: token('by').span.end };
      return [replaceSpan(text, span, `${capital(inflect(verbOf(match) ?? '', 'past'))} ${amount} by`)];
    },
    examples: [
      [
        'A saving of £4,000 a year was achieved by changing the supplier',
        'Saved £4,000 a year by changing the supplier',
      ],
    ],
    leaves: ['A list of names was made by hand'],
  },
  {
    id: 'which-led-to',
    pattern:
      "~. and/'and' ~'this|that|it' verb/~'led|leads|saved|saves|cut|reduced|raised|helped|made|brought'",
    where: ({ sentence }) => sentence.kind !== 'noun' && !sentence.tokens.some(({ text }) => text === ';'),
    edit: (match) => [
      replaceSpan(
        match.text,
        { start: match.tokens[0]?.span.end ?? 0, end: match.token('verb').span.start },
        ', which ',
      ),
    ],
    examples: [
      [
        'I introduced a second till and this led to shorter queues',
        'I introduced a second till, which led to shorter queues',
      ],
    ],
    leaves: ['I introduced a till and this year we sold more'],
  },
  {
    id: 'drove-not-was-driver-for',
    pattern:
      "^ ~'i'? ~'was|am|acted|worked|served' ~'as'? ~'a|an|the'? what/~noun for/'for' ~determiner|adjective|number|noun",
    where: ({ token, sentence, at, tokens }) => {
      const behind = sentence.tokens[at + tokens.length];
      const last = tokens.at(-1);
      // For whom, not for how long or which firm.
      return (
        verbOfDoer(token('what').lemma) !== null &&
        last?.pos !== 'number' &&
        behind?.isName !== true &&
        last?.isName !== true &&
        !sentence.tokens.some(({ lemma }) => /^(?:year|month|season|company|firm)$/.test(lemma))
      );
    },
    edit: (match) => {
      const { text, token, sentence } = match;
      const verb = inflect(verbOfDoer(token('what').lemma) ?? '', 'past');
      return [replaceSpan(text, { start: sentence.span.start, end: token('for').span.end }, capital(verb))];
    },
    examples: [
      ['was driver for the director and his guests', 'Drove the director and his guests'],
      ['Acted as a trainer for new drivers', 'Trained new drivers'],
    ],
    leaves: ['Worked as a driver for six years', 'Was a runner for Greggs'],
  },
  {
    id: 'did-it-without-accident',
    pattern: "^ no/'no' what/~noun 'in' time/~number unit/~noun 'of' ger/~verb:gerund rest/~.* $",
    where: ({ token }) => /^(?:year|month|season|winter|summer)$/.test(token('unit').lemma),
    edit: anew(({ token, text }, behind) => {
      const time = text.slice(token('time').span.start, token('unit').span.end);
      const verb = capital(inflect(token('ger').lemma, 'past'));
      return `${verb}${behind('ger')} for ${time} with no ${token('what').text}`;
    }),
    examples: [
      [
        'No accidents in 6 years of driving the school minibus',
        'Drove the school minibus for 6 years with no accidents',
      ],
    ],
    leaves: ['No accidents in 6 years'],
  },
  {
    id: 'did-not-there-were-those-i-did',
    pattern:
      "^ 'there' 'was|were' ~'about|over|some'? what/~NP 'that|whom|who|which'? who/'i' ~'had'? ~'to'? verb/~verb:past|verb:base rest/~.* $",
    where: ({ tokens, token }) =>
      token('verb').lemma !== 'have' &&
      !tokens.slice(0, tokens.indexOf(token('verb'))).some(({ text }) => text === ','),
    edit: anew(({ token }, behind, within) => {
      const verb = capital(inflect(token('verb').lemma, 'past'));
      const [, particle = '', rest = ''] =
        /^( (?:up|out|off|down)(?![\p{L}-]))?(.*)$/su.exec(behind('verb')) ?? [];
      return `${verb}${particle} ${within('what')}${rest}`;
    }),
    examples: [
      ['There were five drivers that I supervised at night', 'Supervised five drivers at night'],
      ['There was a rota that I thought up', 'Thought up a rota'],
    ],
    leaves: ['There were five drivers'],
  },
  {
    id: 'promoted-not-got-promoted',
    pattern: "^ ~'i'? got/'got|was' verb/~.",
    where: ({ token }) =>
      meaningsOf(token('verb').text).some(
        ({ form, lemma }) =>
          form === 'pastParticiple' &&
          (token('got').text.toLowerCase() === 'was'
            ? lemma === 'ask'
            : /^(?:promote|select|choose|elect|award|appoint|invite|nominate)$/.test(lemma)),
      ),
    edit: opening('verb', ({ token }) => capital(token('verb').text)),
    examples: [['Got promoted twice in three years', 'Promoted twice in three years']],
    leaves: ['Got the keys'],
  },
  {
    id: 'ensure-not-make-sure',
    pattern: "make/'make|made' sure/'sure' ~determiner|pronoun|'that'|noun",
    edit: ({ text, token }) => [
      replaceToken(token('make'), /^made$/i.test(token('make').text) ? 'ensured' : 'ensure'),
      replaceSpan(text, { start: token('make').span.end, end: token('sure').span.end }, ''),
    ],
    examples: [['I make sure the invoices are paid', 'I ensure the invoices are paid']],
    leaves: ['I ensure the invoices are paid'],
  },
];
