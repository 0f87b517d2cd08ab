import { inflect } from '@candor/english';
import { replaceSpan, type Match, type Rule } from '@candor/english/rules';

/** From the first word up to a named one, other words. */
const opening = (to: string, wanted: (match: Match) => string) => (match: Match) => [
  replaceSpan(match.text, { start: match.sentence.span.start, end: match.token(to).span.end }, wanted(match)),
];

const past = (match: Match) => {
  const said = inflect(match.token('verb').lemma, 'past');
  return said.charAt(0).toUpperCase() + said.slice(1);
};
const PEOPLE = /^(?:team|group|crew|class|staff|people|shift|squad|troop|unit)$/;

const isPeople = (match: Match) =>
  match.sentence.phrases.some(
    ({ kind, head, from }) =>
      kind === 'noun' &&
      from >= match.at + match.tokens.length - 1 &&
      PEOPLE.test(match.sentence.tokens[head]?.lemma ?? ''),
  );

/** Weak openings and what says the same in a verb. None claims more than was said. */
export const WEAK_SENTENCES: readonly Rule[] = [
  {
    id: 'led-people-in-charge-of',
    pattern: "^ ~'i'? 'was|am'? 'in' 'charge' of/'of' !verb:gerund",
    where: isPeople,
    edit: opening('of', ({ sentence }) =>
      sentence.tokens.some(({ text }) => text.toLowerCase() === 'am') ? 'Lead' : 'Led',
    ),
    examples: [['Was in charge of a group of six scouts', 'Led a group of six scouts']],
    leaves: ['In charge of catering', 'Led a group of scouts'],
  },
  {
    id: 'ran-what-in-charge-of',
    pattern: "^ ~'i'? 'was|am' 'in' 'charge' of/'of' determiner",
    where: (match) => !isPeople(match),
    edit: opening('of', ({ sentence }) =>
      sentence.tokens.some(({ text }) => text.toLowerCase() === 'am') ? 'Run' : 'Ran',
    ),
    examples: [['Was in charge of the stock room', 'Ran the stock room']],
    leaves: ['Ran the stock room'],
  },
  {
    id: 'it-was-my-task-to',
    pattern: "^ ~'it' 'was' 'my' ~adjective* 'responsibility|job|task|duty|role' 'to' verb/~verb:base",
    edit: opening('verb', past),
    examples: [["It was my responsibility to keep the boat's log", "Kept the boat's log"]],
    leaves: ['It was my first job', "Kept the boat's log"],
  },
  {
    id: 'my-job-is-it-to',
    pattern: "^ 'my' ~adjective* 'job|task|work|role' 'is' 'it' to/'to' verb/~verb:base",
    edit: opening(
      'verb',
      ({ token }) => token('verb').lemma.charAt(0).toUpperCase() + token('verb').lemma.slice(1),
    ),
    examples: [['My job is it to test the brakes', 'Test the brakes']],
    leaves: ['My job is hard'],
  },
  {
    id: 'tasked-with',
    pattern:
      "^ ~'i'? 'was'? 'tasked|charged|entrusted' 'with' verb/~verb:gerund 'of'? ~determiner|number|noun|adjective",
    edit: (match) => {
      const end = match.tokens.find(({ text }) => text.toLowerCase() === 'of') ?? match.token('verb');
      return [replaceSpan(match.text, { start: match.sentence.span.start, end: end.span.end }, past(match))];
    },
    examples: [['Charged with overseeing of the shop money', 'Oversaw the shop money']],
    leaves: ['Entrusted with the keys'],
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
    pattern: "^ ~'i'? 'got' verb/~verb",
    where: ({ token }) =>
      /^(?:promote|select|choose|elect|award|appoint|invite|nominate)$/.test(token('verb').lemma),
    edit: opening(
      'verb',
      ({ token }) => token('verb').text.charAt(0).toUpperCase() + token('verb').text.slice(1),
    ),
    examples: [['Got promoted twice in three years', 'Promoted twice in three years']],
    leaves: ['Got the keys'],
  },
  {
    id: 'member-of-the-team-that',
    pattern: "^ ~'i'? 'was' 'part|member' 'of' 'the|a' 'team' who/'who|that|which' ~verb:past",
    edit: opening('who', () => 'Member of the team that'),
    examples: [['I was part of the team who won the cup', 'Member of the team that won the cup']],
    leaves: ['I was part of it'],
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
