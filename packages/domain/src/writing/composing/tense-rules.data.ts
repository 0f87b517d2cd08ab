import { inflect } from '@candor/english';
import {
  indexOf,
  isJoint,
  replaceToken,
  verbsWith,
  without,
  type Match,
  type Rule,
  type RuleEdit,
} from '@candor/english/rules';

/** What goes on is not done: "I am studying". */
const GOES_ON = new Set('go finish complete study train learn pursue want apply move'.split(' '));

/** One works and helps with something: such a gerund is the deed. */
const HELPS = /^(?:work|help|assist|deal|liaise|look) (?:with|closely|after|alongside)$/i;

/** The gerunds that lead a bullet, in another form; none where what stands behind them may be part of a thing, "Packaging mock-ups". */
function gerundsIn(match: Match, form: 'past' | 'base', isBehindFor = false): RuleEdit[] {
  const { tokens } = match.sentence;
  const verb = match.token('verb');
  const at = indexOf(match, verb);
  const verbs = GOES_ON.has(verb.lemma) ? null : verbsWith(match.sentence, at);
  // Behind a comma a gerund tells how; a list of them may be either.
  const isPlain = verbs?.every(
    (one) => one === verb || /^(?:and|&)$/i.test(tokens[indexOf(match, one) - 1]?.text ?? ''),
  );
  // "Picking and packing 120 orders": the object stands behind the last of them.
  const joined = tokens.slice(at).findIndex((one, index) => index % 2 === 1 && !isJoint(one));
  const next = tokens[joined < 0 ? at + 1 : at + joined];
  const isObject =
    /^(?:determiner|number|pronoun)$/.test(next?.pos ?? '') ||
    (isBehindFor && (next?.number === 'plural' || next?.pos === 'adjective'));
  return verbs && isPlain && (isObject || HELPS.test(`${verb.lemma} ${next?.text}`))
    ? verbs.map((one) => replaceToken(one, inflect(one.lemma, form)))
    : [];
}

function finiteForGerund(form: 'past' | 'base', [managed, planned]: readonly [string, string]): Rule {
  const led = `${managed} a team of five and ${planned} the rota`;
  return {
    id: `finite-for-gerund-${form}`,
    pattern: "^ 'was'? 'in'? lead/'responsible|charge'? for/'for|of'? verb/~verb:gerund",
    // "Buying them in had been quoted": there it is what something is said of.
    where: ({ all, sentence }) =>
      all('lead').length === all('for').length &&
      !sentence.tokens.slice(1).some(({ pos }) => pos === 'auxiliary'),
    edit: (match) => {
      const [first] = match.tokens;
      const edits = gerundsIn(match, form, match.all('lead').length > 0);
      const verb = match.token('verb');
      return first && first !== verb && edits.length > 0 ? [without(match, first, verb), ...edits] : edits;
    },
    examples: [
      ['Managing a team of five and planning the rota', led],
      ['In charge of managing a team of five', `${managed.toLowerCase()} a team of five`],
    ],
    leaves: [
      'Packaging mock-ups',
      'Washing, dressing and feeding',
      'Responsible for planning, budget and safety',
    ],
  };
}

/** By the tense of a post: one that is over, and one that goes on; a finished thing stays in the past. */
export const TENSE_RULES = {
  past: finiteForGerund('past', ['Managed', 'planned']),
  present: finiteForGerund('base', ['Manage', 'plan']),
};
