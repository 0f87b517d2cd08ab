import type { Sentence, Token } from '../english-text.ts';
import { meaningsOf } from '../inflect.ts';
import { replaceSpan, type Match, type RuleEdit } from './rule.ts';

/** Verbs that a bare infinitive may follow: "Help residents wash and dress" has one verb of the writer's. */
const LETS = new Set('help let make have watch see hear'.split(' '));
const isVerb = ({ pos }: Token) => pos === 'verb';
export const isJoint = (token: Token | undefined) => /^(?:,|and|or|then|&)$/i.test(token?.text ?? '');
const isSettled = (token: Token | undefined) => token !== undefined && (token.isCertain || token.isName);

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

export const indexOf = ({ sentence }: Match, token: Token) => sentence.tokens.indexOf(token);

/** Takes away what stands from one token up to another; what comes then keeps its place at the start. */
export function without(match: Match, first: Token, next: Token): RuleEdit {
  return replaceSpan(match.text, { start: first.span.start, end: next.span.start }, '');
}
