import { inflect, isVerbLed, meaningsOf, type Sentence, type Token } from '@candor/english';
import { replaceToken, type Match, type Rule, type RuleEdit } from '@candor/english/rules';
import { inForm, indexOf, isJoint, isPlainDeed, leadOf, verbsWith, without } from './verbs-with.ts';

/** What goes on is not done: "Finishing my degree". */
const OPEN = new Set('finish complete study train learn pursue wait hope look want'.split(' '));

/** A gerund that leads, in the form that its post wants; "Packaging mock-ups" may be a thing, so an object has to be beyond doubt. */
function gerundRules(form: 'past' | 'base'): Rule[] {
  const isObject = (token: Token | undefined, isLoose: boolean) =>
    /^(?:determiner|number|pronoun)$/.test(token?.pos ?? '') ||
    (isLoose && (token?.number === 'plural' || token?.pos === 'adjective'));
  // One works and helps with something: such a gerund is the deed.
  const isWithout = (verb: Token, next: Token | undefined) =>
    /^(?:work|help|assist|deal|liaise|look)$/.test(verb.lemma) &&
    /^(?:with|closely|after|alongside)$/i.test(next?.text ?? '');
  const edit = (match: Match, isLoose: boolean): RuleEdit[] => {
    const { tokens } = match.sentence;
    const verb = match.token('verb');
    if (OPEN.has(verb.lemma)) return [];
    const at = tokens.indexOf(verb);
    const verbs = verbsWith(match.sentence, at);
    // Behind a comma a gerund tells how; a list of them may be either.
    const isPlain = verbs?.every(
      (one) => one === verb || /^(?:and|&)$/i.test(tokens[tokens.indexOf(one) - 1]?.text ?? ''),
    );
    // "Picking and packing 120 orders": the object stands behind the last of them.
    const joined = tokens.slice(at).findIndex((one, index) => index % 2 === 1 && !isJoint(one));
    const last = joined < 0 ? at : at + joined - 1;
    const isPhrasal = /^(?:up|out|after|off|about|around)$/i.test(tokens[last + 1]?.text ?? '');
    const next = tokens[last + (isPhrasal ? 2 : 1)];
    if (!verbs || !isPlain || !(isObject(next, isLoose || isPhrasal) || isWithout(verb, tokens[last + 1])))
      return [];
    return verbs.map((one) => replaceToken(one, inflect(one.lemma, form)));
  };
  const said = form === 'past' ? 'ran a ward' : 'run a ward';
  const led =
    form === 'past'
      ? 'Managed a team of five and planned the rota'
      : 'Manage a team of five and plan the rota';
  return [
    {
      id: `responsible-for-${form}`,
      pattern: "^ 'was'? 'in'? 'responsible|charge' 'for|of' verb/~verb:gerund",
      edit: (match) => {
        const edits = edit(match, true);
        const [first] = match.sentence.tokens;
        return first && edits.length > 0 ? [without(match, first, match.token('verb')), ...edits] : [];
      },
      examples: [
        ['Responsible for running a ward', said],
        ['In charge of running a ward', said],
      ],
      leaves: ['Responsible for planning, budget and safety', 'In charge of two apprentices'],
    },
    {
      id: `finite-for-gerund-${form}`,
      pattern: '^ verb/verb:gerund',
      edit: (match) => edit(match, false),
      examples: [['Managing a team of five and planning the rota', led]],
      leaves: ['Packaging mock-ups', 'Trunking between Leeds and Avonmouth', 'Washing, dressing and feeding'],
    },
  ];
}

/** "Seats in conveyancing", "Deploys per week": what may be a plural is a verb only before what no noun has behind it. */
function isNoPlural({ tokens }: Sentence, verb: Token): boolean {
  const next = tokens[tokens.indexOf(verb) + 1];
  if (!verb.isCertain || next?.pos === 'preposition') return false;
  const isBeforeObject = /^(?:determiner|pronoun)$/.test(next?.pos ?? '');
  return isBeforeObject || meaningsOf(verb.text).every(({ pos }) => pos !== 'noun');
}

/** A base form that the lexicon has: "Seats" is none, whatever the taggers make of its capital. */
const isKnownBase = ({ text }: Token) =>
  meaningsOf(text).some(({ form }) => form === 'base') &&
  meaningsOf(text).every(({ form }) => form !== 'present3');

/** The tense of a post that is over. */
export const PAST_RULES: readonly Rule[] = [
  {
    id: 'past-of-a-past-post',
    pattern: '^ ~adverb* verb/~verb:base|verb:present3',
    where: (match) => {
      const { sentence, token } = match;
      const verb = token('verb');
      const isLed =
        verb.form === 'base'
          ? isKnownBase(verb) && isVerbLed(sentence)
          : sentence.kind === 'verb' && isNoPlural(sentence, verb);
      const from = leadOf(sentence);
      return isLed && sentence.finiteVerb === from && verb.lemma !== 'be' && isPlainDeed(match, from);
    },
    edit: (match) => inForm(match, indexOf(match, match.token('verb')), 'past'),
    examples: [
      ['Drive the school bus to three villages', 'Drove the school bus to three villages'],
      ['Help the residents wash and dress', 'Helped the residents wash and dress'],
      ['Answer the phone and greet the visitors', 'Answered the phone and greeted the visitors'],
    ],
    leaves: [
      'Draft contracts and research notes',
      'Night shifts',
      'Drove the bus',
      'Deploys per week went from 6 to 35',
      'Seats in conveyancing, court and private client',
      'Limit 3 %, ours 1.7 %',
      'Load the van so that the first drop is at the back',
    ],
  },
  ...gerundRules('past'),
];

/** The tense of a post that goes on; a finished thing stays in the past. */
export const PRESENT_RULES: readonly Rule[] = gerundRules('base');
