import { inflect, meaningsOf, type Sentence, type Token, type VerbForm } from '@candor/english';
import { replaceSpan, replaceToken, type Match, type RuleEdit } from '@candor/english/rules';

/** Verbs that a bare infinitive may follow: "Help residents wash and dress" has one verb of the writer's. */
const LETS = new Set('help let make have watch see hear'.split(' '));
const isVerb = ({ pos }: Token) => pos === 'verb';
export const isJoint = (token: Token | undefined) => /^(?:,|and|or|then|&)$/i.test(token?.text ?? '');
const isSettled = (token: Token | undefined) => token !== undefined && (token.isCertain || token.isName);

/** Index of the word that a bullet's verb stands at: past adverbs. */
export function leadOf({ tokens }: Sentence): number {
  return tokens.findIndex(({ pos }) => pos !== 'adverb' && pos !== 'punctuation');
}

/**
 * The verbs that share the subject of the one at `from`, all in its form: "Pick, pack and load". Null where one of them
 * is in doubt, so that none may be changed.
 */
export function verbsWith({ tokens }: Sentence, from: number): Token[] | null {
  const lead = tokens[from];
  if (!lead?.form) return null;
  const verbs = [lead];
  for (const [at, token] of tokens.entries()) {
    if (at <= from) continue;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isOpening = isJoint(before) || (before?.pos === 'adverb' && isJoint(tokens[at - 2]));
    if (isVerb(token) && token.form === lead.form) {
      if (before?.text.toLowerCase() === 'to' || before?.pos === 'auxiliary') continue;
      if (!isOpening) {
        if (LETS.has(lead.lemma)) return [lead];
        // "letters that explain the bill": the verb of a clause of its own.
        if (
          tokens
            .slice(from, at)
            .some(({ text }) => /^(?:that|which|who|where|when|what|how|if|because|so|while|as)$/i.test(text))
        )
          continue;
        return null;
      }
      if (!isSettled(token)) return null;
      verbs.push(token);
    } else if (isOpening && token.pos === 'noun' && lead.form !== 'past') {
      // "Draft contracts and research notes": a second verb, or a second thing.
      const opensObject =
        next !== undefined && /^(?:determiner|number|noun|adjective|pronoun)$/.test(next.pos);
      const isEverVerb = meaningsOf(token.text).some(({ pos, form }) => pos === 'verb' && form === lead.form);
      if (opensObject && isEverVerb) return null;
    }
  }
  return verbs;
}

/** Every verb that shares the subject of the one at `from`, in another form; none where one is in doubt. */
export function inForm(match: Match, from: number, form: VerbForm): RuleEdit[] {
  const verbs = verbsWith(match.sentence, from);
  return (verbs ?? []).map((verb) => replaceToken(verb, inflect(verb.lemma, form)));
}

export const indexOf = ({ sentence }: Match, token: Token) => sentence.tokens.indexOf(token);

/** Takes away what stands from one token up to another; what comes then keeps its place at the start. */
export function without(match: Match, first: Token, next: Token): RuleEdit {
  return replaceSpan(match.text, { start: first.span.start, end: next.span.start }, '');
}

/** Whether a verb that leads has something behind it that only a verb can have, and no second verb tells its own time. */
export function isPlainDeed({ sentence }: Match, from: number): boolean {
  const { tokens } = sentence;
  const verbs = verbsWith(sentence, from);
  const [next, then] = [tokens[from + 1], tokens[from + 2]];
  const isFinite = ({ pos, form }: Token) =>
    (pos === 'auxiliary' || pos === 'verb') && form !== 'gerund' && form !== 'pastParticiple';
  const isOther = (token: Token, at: number) =>
    isFinite(token) &&
    !verbs?.includes(token) &&
    tokens[at - 1]?.text.toLowerCase() !== 'to' &&
    !LETS.has(tokens[from]?.lemma ?? '');
  if (!verbs || !next || !then || tokens.some(isOther)) return false;
  // "Register and self checkout" are two things.
  if (isJoint(next) && verbs.length === 1) return false;
  // "Top 5% for quality": before a figure, what may be an adjective is one.
  const isEither = meaningsOf(verbs[0]?.text ?? '').some(({ pos }) => pos === 'adjective');
  if (next.pos === 'number' && isEither) return false;
  // "Limit 3 %, ours 1.7 %": a bare figure is no object.
  const object = sentence.phrases.find(({ kind, from: at }) => kind === 'noun' && at === from + 1);
  const head = object && tokens[object.head];
  if (next.pos === 'number' && head?.pos === 'noun') return head.number === 'plural';
  return next.pos === 'number'
    ? /^(?:adjective|preposition|number|name)$/.test(then.pos)
    : next.pos !== 'punctuation' || isJoint(next);
}
