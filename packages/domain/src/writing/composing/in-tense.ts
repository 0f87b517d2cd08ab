import { inflect, isVerbLed, readFragment, type Sentence, type Token } from '@candor/english';
import { isJoint, verbsWith } from '@candor/english/rules';
import { isReadableDate, PRESENT } from '../../cv/index.ts';

/** The tense that a post is told in; null where nobody can tell whether it is over. */
export type PostTense = 'past' | 'present' | null;

export function postTense({ end }: { end: string }): PostTense {
  return end === PRESENT ? 'present' : isReadableDate(end) ? 'past' : null;
}

/** What goes on is not done: "studying", "training for a licence". */
const GOES_ON = /^(?:go|finish|complete|study|train|learn|pursue|want|apply|move)$/;
/** One works and helps with something: such a gerund is the deed. */
const HELPS = /^(?:work|help|assist|deal|liaise|look) (?:with|closely|after|alongside)$/i;
/** Behind a verb these leave no doubt that it is one: "Keep the log", not "Grade 5 piano". */
const OPENS_OBJECT = /^(?:determiner|pronoun)$/;
/** What a gerund is governed by that tells no more than it. */
const LED = /^(?:was )?(?:in charge of|responsible for) (?=\p{L}+ing )/iu;

/** The gerunds that lead a statement; none where what stands behind them may be part of a thing, or tells how. */
function gerundsOf(read: Sentence, isLed: boolean): Token[] | null {
  const [lead, second] = read.tokens;
  const verbs = !lead || GOES_ON.test(lead.lemma) ? null : verbsWith(read, 0);
  const isPlain = verbs?.every(
    (one) => one === lead || /^(?:and|&)$/i.test(read.tokens[read.tokens.indexOf(one) - 1]?.text ?? ''),
  );
  // "Picking and packing 120 orders": the object stands behind the last of them.
  const at = read.tokens.findIndex((one, index) => index % 2 === 1 && !isJoint(one));
  const object = read.tokens[at];
  const isNamed = isLed && (object?.number === 'plural' || object?.pos === 'adjective');
  const isDone =
    isNamed ||
    /^(?:determiner|number|pronoun)$/.test(object?.pos ?? '') ||
    HELPS.test(`${lead?.lemma} ${second?.text}`);
  // "Buying them in had been quoted": there it is what something is said of.
  const isSubject = read.tokens.slice(1).some(({ pos }) => pos === 'auxiliary');
  return verbs && isPlain && isDone && !isSubject ? verbs : null;
}

/** A statement with its verbs in another form, its first with a capital. */
function inForm(statement: string, verbs: readonly Token[], form: 'past' | 'base'): string {
  return verbs.reduceRight((text, { lemma, span }) => {
    const word = inflect(lemma, form);
    const first = span.start === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    return text.slice(0, span.start) + first + text.slice(span.end);
  }, statement);
}

/**
 * Statements of a post in its tense: the gerunds that lead them, all or none; and what a post that is over tells in the
 * present, "Handle lines", "Keep the log", where all of it is told so and one surely is a verb.
 */
export function inTense(statements: string[], tense: PostTense): string[] {
  const form = tense === 'past' ? 'past' : 'base';
  const told = statements.map((typed) => {
    const text = typed.replace(LED, '');
    const isLed = text !== typed;
    const read = readFragment(text);
    const lead = read?.tokens[0]?.form;
    const isOrder = read !== null && lead === 'base' && isVerbLed(read);
    const verbs = read && lead === 'gerund' ? gerundsOf(read, isLed) : isOrder ? verbsWith(read, 0) : null;
    if (isLed && !verbs) return { text: typed, lead: undefined, verbs, isSure: false };
    return { text, lead, verbs, isSure: OPENS_OBJECT.test(read?.tokens[1]?.pos ?? '') };
  });
  const isOrdered =
    told.every(({ lead, verbs }) => lead === 'base' && verbs) && told.some((one) => one.isSure);
  const turned = tense === 'past' && isOrdered ? 'base' : 'gerund';
  if (tense === null || told.some(({ lead, verbs }) => lead === 'gerund' && !verbs)) return statements;
  return told.map(({ text, lead, verbs }) => (verbs && lead === turned ? inForm(text, verbs, form) : text));
}
