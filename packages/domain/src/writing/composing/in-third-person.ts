import { inflect, meaningsOf, readFragment, type Sentence, type Token } from '@candor/english';
import { isJoint, verbsWith } from '@candor/english/rules';
import { isAdverbial } from './subject-rules.data.ts';
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
  [/^i (?:now )?(?:look|search) for\b/iu, 'Looking for'],
  [/^looking for my first\b/iu, 'Looking for a first'],
];

const FULL: Readonly<Record<string, string>> = { m: 'am', ve: 'have', d: 'would', ll: 'will' };
const THIRD: Readonly<Record<string, string>> = {
  am: 'is',
  have: 'has',
  do: 'does',
  was: 'was',
  had: 'had',
  did: 'did',
};
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
function clauseOf(read: Sentence, sentence: string): string | null {
  const { tokens } = read;
  const at = tokens.findIndex(({ pos }, from) => from > 0 && pos !== 'adverb');
  const [verb, next] = [tokens[at], tokens[at + 1]];
  const put = verb && third(verb);
  const [start, end] = [tokens[1]?.span.start ?? 0, tokens.at(-1)?.span.end];
  if (!verb || !put || !next || next.text === 'be') return null;
  if (tokens.slice(1).some(({ text }) => isInPerson(text)) || (verb.form === 'base' && tokens.some(isDated)))
    return null;
  const isDenied = /^(?:not|n['’]t)$/.test(next.text);
  if (MODAL.test(put) || isDenied) {
    if (isDenied && jointVerbs(tokens).length > 0) return null;
    const rest = sentence.slice(verb.span.end, end).replace(/^n['’]t/, ' not');
    return sentence.slice(start, verb.span.start) + put + rest;
  }
  const verbs = verbsWith(read, at);
  const joint = jointVerbs(tokens).filter(({ pos }) => pos === 'auxiliary');
  if (!verbs || joint.some((one) => third(one) === null)) return null;
  let said = '';
  let from = start;
  for (const one of [...new Set([...verbs, ...joint])].toSorted((a, b) => a.span.start - b.span.start)) {
    const form = third(one);
    if (form === null) return null;
    said += sentence.slice(from, one.span.start) + form;
    from = one.span.end;
  }
  return said + sentence.slice(from, end);
}

/** The verbs behind "and" or a comma, but of what is to be done. */
function jointVerbs(tokens: readonly Token[]): Token[] {
  const to = tokens.findIndex(({ text }) => /^to$/i.test(text));
  return tokens.filter(
    ({ pos, form }, at) =>
      isJoint(tokens[at - 1]) &&
      (pos === 'auxiliary' || (pos === 'verb' && /^(?:base|past)$/.test(form ?? '') && (to < 0 || at < to))),
  );
}

/** What one is, "I am a roofer with two vans", and how the next clause is joined to it; null where more is told of it. */
function stateOf(tokens: readonly Token[], sentence: string): { said: string; join: string } | null {
  const [, am, next] = tokens;
  const isPlain =
    /^(?:am|['’]m)$/i.test(am?.text ?? '') && !tokens.slice(1).some(({ text }) => isInPerson(text));
  if (!isPlain || !next || jointVerbs(tokens).length > 0) return null;
  const said = sentence.slice(next.span.start, tokens.at(-1)?.span.end);
  const isThing = next.pos === 'determiner';
  // "I am precise man": behind it nobody would know who does what.
  const isOpen = next.form === 'gerund' || tokens[3]?.pos === 'noun';
  return { said: said.replace(/^an? /i, ''), join: isThing ? ' who ' : isOpen ? '' : ', and ' };
}

const OWN = /^(?:interest|language|step|aim|goal|focus|speciali?ty|specialism|strength|field|trade)s?$/i;

/** What stands before the first "I", as it leads a sentence without it: a time, "Before that, ", or "Main interest: cod; ". */
function leadOf(tokens: readonly Token[], sentence: string): string | null {
  const last = tokens.findLast(({ pos }) => !/^(?:punctuation|conjunction)$/.test(pos));
  if (!last) return '';
  const words = sentence.slice(0, last.span.end);
  const be = tokens.findIndex(({ text }) => /^(?:is|are)$/i.test(text));
  const then = tokens[be + 1];
  if (/^my$/i.test(tokens[0]?.text ?? '') && OWN.test(tokens[be - 1]?.text ?? '') && then) {
    const isOne = tokens
      .slice(be + 1)
      .every(({ pos, text }) => !/^(?:verb|auxiliary)$/.test(pos) && !isInPerson(text));
    const label = sentence.slice(tokens[1]?.span.start, tokens[be - 1]?.span.end);
    const isThing = /^(?:noun|name|determiner)$/.test(then.pos);
    return isOne && isThing ? `${capitalised(label)}: ${words.slice(then.span.start)}` : null;
  }
  if (!isAdverbial(tokens) || isInPerson(words)) return null;
  return tokens.length === 1 ? `${words} ` : `${words}, `;
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
  if (!read || read.isQuestion) return null;
  const opens = read.tokens.flatMap((one, at) => (isI(one) ? [at] : []));
  const [first = read.tokens.length] = opens;
  const lead = leadOf(read.tokens.slice(0, first), sentence);
  if (lead === null || (opens.length === 0 && lead === '')) return null;
  const isOwn = /: /.test(lead);
  let join = '';
  const clauses = opens.map((at, index) => {
    const jointOf = (own: number) =>
      /^(?:now|then|also)$/.test(read.tokens[own - 1]?.text ?? '') ? own - 2 : own - 1;
    const before = read.tokens[jointOf(at)];
    const isListed = before?.text === ',' && opens.length > 2;
    if (index > 0 && !isListed && !/^(?:and|but|so)$/.test(before?.text ?? '')) return null;
    const then = opens[index + 1];
    const tokens = read.tokens.slice(at, then && jointOf(then));
    const state = index === 0 && lead === '' ? stateOf(tokens, sentence) : null;
    if (state && (opens.length === 1 || (opens.length === 2 && state.join !== ''))) {
      join = state.join;
      return state.said;
    }
    const said = clauseOf({ ...read, tokens }, sentence);
    const joint = sentence.slice(before?.span.start, read.tokens[at - 1]?.span.end);
    const joined = index === 0 ? (isOwn ? '; ' : '') : join || ` ${joint} `;
    return said === null ? null : joined + said;
  });
  if (clauses.includes(null)) return null;
  const stop = opens.length === 0 ? (/[.!]$/.exec(sentence)?.[0] ?? '') : '';
  const said = capitalised(lead + clauses.join('').replaceAll(' ,', ',')) + stop;
  // "Has been a lift engineer for 16 years": who somebody is has no verb.
  return capitalised(said.replace(/^Has been an? (?=(?:[\p{Ll}-]+ ){1,4}(?:for|since) )/u, ''));
}
