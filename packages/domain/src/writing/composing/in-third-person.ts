import { inflect, meaningsOf, readFragment, type Sentence, type Token } from '@candor/english';
import { isJoint, verbsWith } from '@candor/english/rules';
import { capitalised } from './write-statement.ts';

const PERSON =
  /(?<![\p{L}'’])(?:I|I['’]\w+|[Mm]e|[Mm]y|[Mm]yself|[Mm]ine|[Ww]e|[Oo]urs?|[Uu]s)(?![\p{L}'’]|\.\p{L})/u;

/** Whether words speak of whoever says them, by "I", "my", "we". */
export const isInPerson = (text: string) => PERSON.test(text);

const LIKE = "(?:i )?(?:(?:would|i['’]d) (?:now |also )?(?:like|love)|(?:now )?want)";
/** How somebody says what they want, and what a summary says for it. */
const WISHES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(?:now )?(?:${LIKE}|(?:i )?(?:now )?(?:hope|wish|aim)) to\\b(?! be\\b)`, 'iu'), 'Looking to'],
  [new RegExp(`^(?:now )?${LIKE}(?= (?!it\\b|them\\b|that\\b|be\\b|to\\b)\\p{L})`, 'iu'), 'Looking for'],
  [/^i(?: am|['’]m) (?:now |currently )?(?=(?:looking|searching|seeking)\b)/iu, ''],
];

const FULL: Readonly<Record<string, string>> = { m: 'am', ve: 'have', d: 'would', ll: 'will' };
const THIRD: Readonly<Record<string, string>> = { am: 'is', have: 'has', do: 'does' };
const MODAL = /^(?:can|could|will|would)$/;
const isI = (token: Token | undefined) => /^i$/i.test(token?.text ?? '');
/** "I come here 2014": a year without a preposition tells that it is over. */
const isDated = ({ text }: Token, at: number, tokens: readonly Token[]) =>
  /^(?:19|20)\d\d$/.test(text) && tokens[at - 1]?.pos !== 'preposition';

/** A verb as it is said of somebody; null where its form does not tell its time, "I put up fences". */
function third({ text, lemma, pos, form }: Token): string | null {
  const short = text.replace(/^['’]/, '').toLowerCase();
  const word = FULL[short] ?? short;
  if (pos === 'auxiliary') return MODAL.test(word) ? word : (THIRD[word] ?? null);
  const isEither = (['base', 'past'] as const).every((one) =>
    meaningsOf(text).some((read) => read.form === one),
  );
  if (isEither) return null;
  return form === 'base' ? inflect(lemma, 'present3') : form === 'past' ? word : null;
}

/** The words of one clause that "I" leads, without it; null where it has no sure form. */
function clauseOf(
  read: Sentence,
  sentence: string,
  { isFirst, isOnly }: { isFirst: boolean; isOnly: boolean },
): string | null {
  const { tokens } = read;
  const at = tokens.findIndex(({ pos }, from) => from > 0 && pos !== 'adverb');
  const [verb, next] = [tokens[at], tokens[at + 1]];
  const put = verb && third(verb);
  const [start, end] = [tokens[1]?.span.start ?? 0, tokens.at(-1)?.span.end];
  if (!verb || !put || !next || next.text === 'be') return null;
  if (tokens.slice(1).some(({ text }) => isInPerson(text)) || (verb.form === 'base' && tokens.some(isDated)))
    return null;
  if (MODAL.test(put))
    return sentence.slice(start, verb.span.start) + put + sentence.slice(verb.span.end, end);
  const verbs = verbsWith(read, at);
  const joint = tokens.filter(({ pos }, index) => pos === 'auxiliary' && isJoint(tokens[index - 1]));
  if (!verbs || joint.some(({ text }) => !MODAL.test(text))) return null;
  // "I am a roofer": only who somebody is has no verb.
  if (put === 'is' && isFirst) {
    const isPlain = isOnly && at === 1 && verbs.length === 1 && joint.length === 0;
    return isPlain ? sentence.slice(next.span.start, end).replace(/^an? /, '') : null;
  }
  let said = '';
  let from = start;
  for (const one of verbs) {
    const form = third(one);
    if (form === null) return null;
    said += sentence.slice(from, one.span.start) + form;
    from = one.span.end;
  }
  return said + sentence.slice(from, end);
}

/**
 * A sentence of a summary as one about its person, without a subject: "I train farmers and I keep the plots" as "Trains
 * farmers and keeps the plots". Null where a form of it is not sure: what speaks of "my" or "we", or of "I" within a clause.
 */
export function inThirdPerson(typed: string): string | null {
  const [wish, instead = ''] = WISHES.find(([one]) => one.test(typed)) ?? [];
  const sentence = wish ? capitalised(typed.replace(wish, instead)) : typed;
  if (!isInPerson(sentence)) return sentence;
  const read = readFragment(sentence);
  if (!read || read.isQuestion || !isI(read.tokens[0])) return null;
  const opens = read.tokens.flatMap((one, at) => (isI(one) ? [at] : []));
  const clauses = opens.map((at, index) => {
    const before = read.tokens[at - 1];
    const isListed = before?.text === ',' && opens.length > 2;
    if (index > 0 && !isListed && !/^(?:and|but)$/.test(before?.text ?? '')) return null;
    const then = opens[index + 1];
    const tokens = read.tokens.slice(at, then && then - 1);
    const said = clauseOf({ ...read, tokens }, sentence, {
      isFirst: index === 0,
      isOnly: opens.length === 1,
    });
    return said === null ? null : (before ? ` ${before.text} ` : '') + said;
  });
  if (clauses.includes(null)) return null;
  return capitalised(clauses.join('').replaceAll(' ,', ','));
}
