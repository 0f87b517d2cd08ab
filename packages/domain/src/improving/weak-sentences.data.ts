import { inflect, meaningsOf, type Token } from '@candor/english';
import { verbOfDoer, verbOfDoing } from '@candor/english/derivation';
import { replaceSpan, type Match, type Rule } from '@candor/english/rules';

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
    id: 'did-not-performed-the-doing-of',
    pattern: "^ ~'i'? verb/~=perform|carry|conduct|undertake|make|do ~'out'? ~'the|a|an'? what/~noun of/'of'",
    where: (match) => verbOf(match) !== null,
    edit: opening('of', (match) => inTenseOf(match.token('verb'), verbOf(match) ?? '')),
    examples: [
      ['Performed the installation of 60 smart meters', 'Installed 60 smart meters'],
      ['Carried out inspections of playgrounds', 'Inspected playgrounds'],
    ],
    leaves: ['Carried out of the house', 'Made a list of parts', 'Conducted a choir of forty'],
  },
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
    id: 'helped-do-not-helped-with-the-doing-of',
    pattern: "^ ~'i'? ~'also'? verb/~=help|assist ~'out'? ~'with|in' ~'the|a|an'? what/~noun of/'of'",
    where: (match) => verbOf(match) !== null,
    edit: opening('of', (match) => `${inTenseOf(match.token('verb'), 'help')} ${verbOf(match) ?? ''}`),
    examples: [['Helped with the organisation of the open day', 'Helped organise the open day']],
    leaves: ['Helped with homework', 'Helped organise the open day', 'Assisted in cases of illness'],
  },
  {
    id: 'helped-do-not-was-involved-in-the-doing-of',
    pattern:
      "^ ~'i'? ~'was|were|am|been|have'* ~'also'? ~'involved|participated|participating' 'in' ~'the|a|an'? what/~noun of/'of'",
    where: (match) => verbOf(match) !== null,
    edit: opening('of', ({ tokens, token }) => {
      const isNow = tokens.some(({ text }) => /^(?:am|participating)$/i.test(text));
      return `${isNow ? 'Help' : 'Helped'} ${verbOfDoing(token('what').lemma) ?? ''}`;
    }),
    examples: [['Was involved in the preparation of tenders', 'Helped prepare tenders']],
    leaves: ['Was involved in the audit'],
  },
  {
    id: 'helped-not-made-a-contribution-to',
    pattern: "^ ~'i'? verb/~=make 'a|an' 'contribution' to/'to' ~'the'? what/~noun of/'of'",
    where: (match) => verbOf(match) !== null,
    edit: opening('of', (match) => `${inTenseOf(match.token('verb'), 'help')} ${verbOf(match) ?? ''}`),
    examples: [['Made a contribution to the planning of the clinic', 'Helped plan the clinic']],
    leaves: ['Made a contribution to charity'],
  },
  {
    id: 'doing-behind-experience',
    pattern:
      "^ ~'i'? ~'have'? ~'some|long'? head/~'experience|practice' prep/'in|with|of' ~'the'? what/~noun of/'of'",
    where: (match) => verbOf(match) !== null,
    edit: (match) => [
      replaceSpan(
        match.text,
        { start: match.token('prep').span.start, end: match.token('of').span.end },
        `in ${inflect(verbOf(match) ?? '', 'gerund')}`,
      ),
    ],
    examples: [['Experience in the maintenance of lifts', 'Experience in maintaining lifts']],
    leaves: ['Experience with groups of children'],
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
    id: 'result-before-its-cause',
    pattern:
      "^ lead/~'as|due|because|thanks' ~.* comma/',' what/~NP be/'was|were' verb/~verb:pastParticiple|verb:past rest/~.* $",
    where: ({ sentence, text, token }) =>
      sentence.tokens.filter(({ text: one }) => one === ',').length === 1 &&
      /^(?:as a result of|due to|because of|thanks to) /i.test(text.slice(token('lead').span.start)) &&
      /\d/.test(text.slice(token('comma').span.end, sentence.span.end)),
    edit: anew(({ text, token, sentence }, behind, within) => {
      const cause = text.slice(sentence.span.start, token('comma').span.start);
      const result = `${token('verb').text}${behind('verb')}`;
      return `${capital(within('what'))} ${token('be').text} ${result} ${cause.charAt(0).toLowerCase()}${cause.slice(1)}`;
    }),
    examples: [
      [
        'As a result of the new labels, errors were reduced from 30 to 8 a week',
        'Errors were reduced from 30 to 8 a week as a result of the new labels',
      ],
    ],
    leaves: ['As a result of the new labels, errors were rare'],
  },
  {
    id: 'did-not-was-doing',
    pattern: "^ who/'i|we' 'was|were' ger/~verb:gerund !'when|while|but|until|as'* $",
    where: ({ token }) =>
      inflect(token('ger').lemma, 'gerund') === token('ger').text &&
      !/^(?:look|hope|wonder|think|try|want|live|go|be)$/.test(token('ger').lemma),
    edit: (match) => [
      replaceSpan(
        match.text,
        { start: match.token('who').span.end, end: match.token('ger').span.end },
        ` ${inflect(match.token('ger').lemma, 'past')}`,
      ),
    ],
    examples: [['I was dealing with complaints from tenants', 'I dealt with complaints from tenants']],
    leaves: ['I was painting when the roof fell in', 'I was hoping to stay'],
  },
  {
    id: 'did-not-spent-time-doing',
    pattern:
      "^ ~'i'? verb/'spent|succeeded|kept|was|got' ~'most|much|all'? ~'of'? ~'my|the'? ~'time|days|day|busy|successful'? ~'in'? ger/~verb:gerund",
    where: ({ token, tokens }) => {
      const said = tokens.map(({ text }) => text.toLowerCase()).join(' ');
      return (
        /(?:spent .*(?:time|days?)|succeeded in|busy|successful in) \S+$/.test(said) &&
        token('ger').lemma !== 'be'
      );
    },
    edit: opening('ger', ({ token }) => capital(inflect(token('ger').lemma, 'past'))),
    examples: [
      ['I spent most of my time repairing nets', 'Repaired nets'],
      ['Succeeded in lowering the rent', 'Lowered the rent'],
    ],
    leaves: ['Kept bees', 'Was busy in summer'],
  },
  {
    id: 'did-not-used-to-do',
    pattern: "^ ~'i'? used/'used' to/'to' verb/~verb:base",
    where: ({ token }) => !/^(?:be|have|know|like|live|think)$/.test(token('verb').lemma),
    edit: opening('verb', ({ token }) => capital(inflect(token('verb').lemma, 'past'))),
    examples: [['I used to bind books for the abbey', 'Bound books for the abbey']],
    leaves: ['I used to be a diver'],
  },
  {
    id: 'did-not-there-were-those-i-did',
    pattern:
      "^ 'there' 'was|were' ~'about|over|some'? what/~NP 'that|whom|who|which'? who/'i' verb/~verb:past rest/~.* $",
    where: ({ tokens }) => !tokens.some(({ text }) => text === ','),
    edit: anew(
      ({ token }, behind, within) => `${capital(token('verb').text)} ${within('what')}${behind('verb')}`,
    ),
    examples: [['There were five drivers that I supervised at night', 'Supervised five drivers at night']],
    leaves: ['There were five drivers'],
  },
  {
    id: 'result-before-the-doing',
    pattern: "^ by/'by' ger/~verb:gerund means/~.* comma/',' who/'i|we' verb/~verb rest/~.* $",
    where: ({ sentence, text, token }) =>
      sentence.tokens.filter(({ text: one }) => one === ',').length === 1 &&
      meaningsOf(token('verb').text).some(({ form }) => form === 'past') &&
      /\d/.test(text.slice(token('comma').span.end, sentence.span.end)),
    edit: anew(({ text, token }, behind) => {
      const means = text.slice(token('ger').span.start, token('comma').span.start);
      const result = `${token('verb').text}${behind('verb')}`;
      return `${/^i$/i.test(token('who').text) ? capital(result) : `We ${result}`} by ${means}`;
    }),
    examples: [['By weighing the bins, I cut waste by 12 kg', 'Cut waste by 12 kg by weighing the bins']],
    leaves: ['By noon, I cut hair'],
  },
  {
    id: 'tasked-with-care',
    pattern: "^ ~'i'? 'was'? 'tasked|charged|entrusted' 'with' 'the' 'care' of/'of'",
    edit: opening('of', () => 'Cared for'),
    examples: [['Tasked with the care of four calves', 'Cared for four calves']],
    leaves: ['Entrusted with the keys'],
  },
  {
    id: 'promoted-not-got-promoted',
    pattern: "^ ~'i'? got/'got|was' verb/~verb:past|verb:pastParticiple",
    where: ({ token }) =>
      token('got').text.toLowerCase() === 'was'
        ? token('verb').lemma === 'ask'
        : /^(?:promote|select|choose|elect|award|appoint|invite|nominate)$/.test(token('verb').lemma),
    edit: opening('verb', ({ token }) => capital(token('verb').text)),
    examples: [['Got promoted twice in three years', 'Promoted twice in three years']],
    leaves: ['Got the keys'],
  },
  {
    id: 'handled-not-did',
    pattern: "^ ~'i'? did/'did' the/'the|all' ~noun",
    edit: opening('did', () => 'Handled'),
    examples: [['Did the paperwork for imports', 'Handled the paperwork for imports']],
    leaves: ['Handled the paperwork'],
  },
  {
    id: 'ensure-not-make-sure',
    pattern: "make/'make|made' sure/'sure' ~determiner|pronoun|'that'|noun",
    edit: ({ text, token }) => [
      replaceSpan(
        text,
        { start: token('make').span.start, end: token('sure').span.end },
        token('make').text.toLowerCase() === 'made' ? 'ensured' : 'ensure',
      ),
    ],
    examples: [['I make sure the invoices are paid', 'I ensure the invoices are paid']],
    leaves: ['I ensure the invoices are paid'],
  },
];
