import { inflect, meaningsOf, type Sentence, type Token } from '@candor/language';
import { wordSet } from '../../text/index.ts';

/** Something done, as a gerund, infinitive or verb names it: the verb, and where what it was done to begins. */
interface Action {
  verb: string;
  /** Whether the verb stands there in the past already. */
  isPast: boolean;
  object: number;
}

/** What is done to somebody or something that stands behind "to": "training to 35 drivers". */
const TO_OBJECT = wordSet(
  'train assist instruct support help guide supervise advise improve change adjust repair',
);
const SKIPPED = /^(?:the|a|an|also|i|all|then)$/i;
const SEPARATOR = /^(?:,|;|\/|and|&)$/;
const lower = (token: Token | undefined) => token?.text.toLowerCase() ?? '';

/** What a word in -ing is made from, whether it is read as a noun or as a verb. */
function verbOfGerund(token: Token): string | null {
  const isOf = inflect(token.lemma, 'gerund') === token.text.toLowerCase();
  if (/^(?:verb|auxiliary)$/.test(token.pos) && token.form === 'gerund' && isOf) return token.lemma;
  const made = meaningsOf(token.text).find(({ form }) => form === 'gerund');
  return made && inflect(made.lemma, 'gerund') === token.text.toLowerCase() ? made.lemma : null;
}

/** Whether a preposition stands before what was done to, and goes with the noun: "the ordering of", "training to". */
const governs = (verb: string, preposition: Token | undefined): boolean =>
  lower(preposition) === 'of' || (lower(preposition) === 'to' && TO_OBJECT.has(verb));

function actionAt(tokens: readonly Token[], start: number, isFinite = false): Action | null {
  let at = start;
  let hasSubject = isFinite;
  while (SKIPPED.test(lower(tokens[at]))) {
    hasSubject ||= lower(tokens[at]) === 'i';
    at += 1;
  }
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return null;
  // "Had to do with the lighting": nothing that was done is named.
  if (next?.lemma === 'do' && lower(tokens[at + 2]) === 'with') return null;
  if (lower(token) === 'to' && next?.pos === 'verb' && next.form === 'base')
    return { verb: next.lemma, isPast: false, object: at + 2 };
  const ofGerund = verbOfGerund(token);
  // "The pouring": what was poured is not said.
  if (ofGerund && lower(tokens[at - 1]) === 'the' && lower(next) !== 'with' && !governs(ofGerund, next))
    return null;
  if (ofGerund) return { verb: ofGerund, isPast: false, object: governs(ofGerund, next) ? at + 2 : at + 1 };
  const isVerb = token.pos === 'verb' && token.isCertain;
  if (isVerb && hasSubject && token.form === 'past')
    return { verb: token.lemma, isPast: true, object: at + 1 };
  if (isVerb && token.form === 'base' && at === start)
    return { verb: token.lemma, isPast: false, object: at + 1 };
  return null;
}

/** Whether an action may begin behind a separator: "prep and plating" goes on, "prep and training of staff" begins anew. */
function beginsAnew(
  tokens: readonly Token[],
  separator: number,
  action: Action,
  last: number,
  end: number,
): boolean {
  const object = tokens[action.object];
  const hasObject =
    action.object < end && object !== undefined && !/^(?:punctuation|conjunction)$/.test(object.pos);
  if (lower(tokens[separator]) !== 'and' || hasObject) return true;
  return !tokens.slice(last, separator).some(({ pos }) => pos === 'preposition');
}

/**
 * What is named from a token on to the end of its sentence, said in verbs: "ordering of reagents and the calibration of
 * pipettes" -> "ordered reagents and calibrated pipettes". Null where it is not certain that something done is named;
 * `isFinite` says that its subject stands before it, "it was me who ordered".
 */
export function actionsFrom(
  sentence: Sentence,
  text: string,
  from: number,
  { form, isFinite }: { form: 'past' | 'base'; isFinite: boolean },
): string | null {
  const { tokens } = sentence;
  let end = tokens.length;
  while (/^[.!]$/.test(tokens[end - 1]?.text ?? '')) end -= 1;
  const first = actionAt(tokens, from, isFinite);
  if (!first) return null;
  const found = [{ at: from, action: first, join: '' }];
  for (let at = from + 1; at < end - 1; at += 1) {
    if (!SEPARATOR.test(lower(tokens[at])) || SEPARATOR.test(lower(tokens[at + 1]))) continue;
    const action = actionAt(tokens, at + 1);
    const last = found.at(-1)?.action.object ?? from;
    // "The making of tea, the greeting of guests and the diary": nothing done is named last.
    if (!action && [from, at + 1].every((one) => lower(tokens[one]) === 'the')) return null;
    if (!action || action.object > end || !beginsAnew(tokens, at, action, last, end)) continue;
    const isAfterComma = lower(tokens[at - 1]) === ',';
    const join = /^[,;]$/.test(lower(tokens[at])) ? ', ' : isAfterComma ? ', and ' : ' and ';
    found.push({ at: isAfterComma ? at - 1 : at, action, join });
  }
  // "Cooking, hedges" lists nouns.
  if (lower(tokens[first.object]) === ',' && found[1]?.at !== first.object) return null;
  const actions = found.map(({ action, join }, index) => {
    const object = tokens.slice(action.object, found[index + 1]?.at ?? end);
    const words = text.slice(object[0]?.span.start ?? 0, object.at(-1)?.span.end ?? 0);
    const verb = form === 'past' || action.isPast ? inflect(action.verb, 'past') : action.verb;
    return `${join}${verb}${words === '' ? '' : ` ${words}`}`;
  });
  const whole = actions.join('');
  // A list of two without "and" reads as unfinished.
  return actions.length > 1 && !/ and /.test(whole) ? whole.replace(/, (?=[^,]*$)/, ' and ') : whole;
}
