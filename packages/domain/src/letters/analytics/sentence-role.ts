import type { Sentence, Token } from '@candor/language';
import {
  applyingNouns,
  attitudeVerbs,
  beliefs,
  qualityNouns,
  stanceAdjectives,
  stateVerbs,
} from './sentence-roles.data.ts';

/**
 * What a sentence of a letter does for its reader. `told`: something done, with what it was done to. `stated`: another
 * fact. `claimed`: praise that nothing in the sentence bears out. `wish`: what the writer hopes, thinks or does by
 * writing. `stock`: words that would stand as well in any letter.
 */
export type SentenceRole = 'told' | 'stated' | 'claimed' | 'wish' | 'stock';

export interface JudgedSentence {
  role: SentenceRole;
  /** Words that belong to this work and no other: nouns, names and numbers. */
  concrete: number;
  /** Whether it has a figure or a name. */
  isAnchored: boolean;
}

const isVerb = ({ pos }: Token) => pos === 'verb';
const COMMON_NUMBER = /^(?:one|100%|110%)$/i;

function concreteIn(tokens: readonly Token[]): { concrete: number; isAnchored: boolean } {
  const numbers = tokens.filter(
    ({ pos, text }) => /^\D*\d/.test(text) || (pos === 'number' && !COMMON_NUMBER.test(text)),
  );
  const names = tokens.filter(({ isName }, at) => isName && at > 0);
  const nouns = tokens.filter(
    ({ pos, lemma, text, isName }) =>
      pos === 'noun' && !isName && !applyingNouns.has(lemma) && !applyingNouns.has(text.toLowerCase()),
  );
  return {
    concrete: numbers.length + names.length + nouns.length,
    isAnchored: numbers.length + names.length > 0,
  };
}

/** A verb that says something is or was done: not wished, not possible, not in an infinitive. */
function isDone(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || !isVerb(token) || stateVerbs.has(token.lemma)) return false;
  if (token.form === 'past') return true;
  let left = at - 1;
  while (tokens[left]?.pos === 'adverb' || tokens[left]?.pos === 'pronoun') left -= 1;
  const before = tokens[left];
  const isFree = before?.lemma !== 'to' && !(before?.pos === 'auxiliary' && before.form === null);
  if (token.form === 'pastParticiple') return before?.pos === 'auxiliary' && before.lemma !== 'be';
  if (token.form === 'gerund') return before?.lemma === 'be' && !attitudeVerbs.has(token.lemma);
  return isFree && !attitudeVerbs.has(token.lemma);
}

function mainVerb({ tokens, finiteVerb }: Sentence): Token | undefined {
  if (finiteVerb === null) return undefined;
  const rest = tokens.slice(finiteVerb);
  const main = rest.find(({ pos }) => pos !== 'auxiliary' && pos !== 'adverb' && pos !== 'pronoun');
  return main && isVerb(main) ? main : rest[0];
}

/** Whether a quality is said to be had or a person to be so, and how much nobody can tell. */
function isPraise(sentence: Sentence): boolean {
  const { tokens, finiteVerb, isNegated } = sentence;
  if (finiteVerb === null || isNegated || sentence.tense !== 'present' || isStance(sentence)) return false;
  return tokens
    .slice(finiteVerb + 1)
    .some(({ pos, lemma }) => pos === 'adjective' || qualityNouns.has(lemma));
}

/** "I am glad to", "I would be happy if" */
function isStance({ tokens, finiteVerb }: Sentence): boolean {
  if (finiteVerb === null) return false;
  const first = tokens.slice(finiteVerb).find(({ pos }) => pos !== 'auxiliary' && pos !== 'adverb');
  return first?.pos === 'adjective' && stanceAdjectives.has(first.lemma);
}

/** "I believe that I would be", "I am confident I can": what follows is said of oneself, and by nothing borne out. */
function isBelief({ tokens, finiteVerb }: Sentence, hasFigure: boolean): boolean {
  if (finiteVerb === null || hasFigure) return false;
  const at = tokens.findIndex(
    ({ lemma, pos }, index) => index >= finiteVerb && pos !== 'noun' && beliefs.has(lemma),
  );
  const behind = tokens.slice(at + 1);
  const own = behind.findIndex(({ text }) => /^(?:I|my)$/i.test(text));
  return at >= 0 && own >= 0 && own < 3 && !behind.some(({ text }) => text === '?');
}

/** Judges one English sentence by its parts of speech. */
export function judgeSentence(sentence: Sentence): JudgedSentence {
  const { tokens } = sentence;
  const { concrete, isAnchored } = concreteIn(tokens);
  const as = (role: SentenceRole): JudgedSentence => ({ role, concrete, isAnchored });
  const main = mainVerb(sentence);
  const lemma = main?.lemma ?? '';
  const isState = stateVerbs.has(lemma);
  const isWish = attitudeVerbs.has(lemma) && main?.form !== 'past';
  const hasQuality = tokens.some(({ lemma: word }) => qualityNouns.has(word));
  const hasFigure = tokens.some(({ text }) => /\d/.test(text));
  if (!hasFigure && isState && sentence.person !== 2 && isPraise(sentence) && (hasQuality || concrete === 0))
    return as('claimed');
  if (isBelief(sentence, hasFigure)) return as('claimed');
  const isDoing = tokens.some((_token, at) => isDone(tokens, at));
  if (isDoing && !isWish && concrete >= (isAnchored ? 1 : 2)) return as('told');
  if (concrete === 0) return as('stock');
  return as(isWish ? 'wish' : isDoing && concrete >= 2 ? 'told' : 'stated');
}
