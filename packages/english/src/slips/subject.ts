import type { Sentence, Token } from '../english-text.ts';
import { eitherNumber, isFinite, pronounNumber, uncountable } from './closed-classes.ts';

export interface Subject {
  number: 'first' | 'singular' | 'plural';
  from: number;
}

const NOMINATIVE = /^(?:I|we|he|she|they)$/i;

/** Where a clause may begin. */
function opensClause({ tokens }: Sentence, at: number): boolean {
  const left = tokens[at - 1];
  if (!left) return true;
  return (
    (left.pos === 'punctuation' && /^[,;:–—(-]$/.test(left.text)) ||
    left.pos === 'subordinator' ||
    /^(?:but|so|because|while|where|when|if)$/i.test(left.text)
  );
}

function finiteWithin({ tokens }: Sentence, from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => isFinite(token) && token.pos !== 'other');
}

function clauseStart({ tokens }: Sentence, at: number): number {
  let from = at;
  while (
    from > 0 &&
    !/^[;:–—(]$/.test(tokens[from - 1]?.text ?? '') &&
    tokens[from - 1]?.pos !== 'subordinator'
  )
    from -= 1;
  return from;
}

function numberOfHead(head: Token, words: readonly Token[]): Subject['number'] | null {
  const lower = head.text.toLowerCase();
  const own = pronounNumber[lower];
  if (head.pos === 'pronoun' || head.pos === 'determiner') return own ?? null;
  const [first] = words;
  if (/^(?:each|every|either|neither)$/i.test(first?.text ?? '')) return 'singular';
  if (head.lemma === 'number' && /^the$/i.test(first?.text ?? '')) return 'singular';
  if (eitherNumber.has(head.lemma) || eitherNumber.has(lower) || head.isName || head.pos !== 'noun')
    return null;
  if (uncountable.has(head.lemma)) return 'singular';
  if (!head.isCertain) return null;
  // "Five years is a long time."
  if (words.some(({ pos }) => pos === 'number') && !/^(?:the|these|those|my|our)$/i.test(first?.text ?? ''))
    return null;
  return head.number;
}

/**
 * The subject of the finite verb at a place: what stands before it, past what hangs on it ("the list of transfers"),
 * with what it is joined to. Null where there is none, or where it is not certain which it is or how many.
 */
export function subjectBefore(sentence: Sentence, verbAt: number): Subject | null {
  const { tokens, phrases } = sentence;
  let end = verbAt;
  while (tokens[end - 1]?.pos === 'adverb' && tokens[end - 1]?.text.toLowerCase() !== 'there') end -= 1;
  const nounPhraseTo = (to: number) =>
    phrases.filter((one) => one.kind === 'noun' && one.to === to).toSorted((a, b) => a.from - b.from)[0];
  for (;;) {
    const phrase = nounPhraseTo(end);
    const quantity = tokens[end - 1];
    // "Each of the drivers", "both", "one of us"
    if (!phrase || (phrase.from === end - 1 && quantity?.pos === 'number')) {
      const lower = quantity?.text.toLowerCase() ?? '';
      const isOf = tokens[end]?.text.toLowerCase() === 'of';
      const number = lower === 'one' && isOf ? 'singular' : pronounNumber[lower];
      const isAlone = isOf || /^(?:both|each)$/.test(lower);
      return number && isAlone && opensOrJoins(sentence, end - 1) ? { number, from: end - 1 } : null;
    }
    const left = tokens[phrase.from - 1];
    if (left?.pos === 'preposition' && !NOMINATIVE.test(tokens[phrase.head]?.text ?? '')) {
      // "In my last post I": what opens a sentence hangs on nothing.
      if (phrase.from - 1 === 0) return null;
      end = phrase.from - 1;
      continue;
    }
    return settled(sentence, phrase.from, phrase.head, tokens.slice(phrase.from, phrase.to));
  }
}

function opensOrJoins(sentence: Sentence, at: number): boolean {
  return opensClause(sentence, at) || /^(?:and|but)$/i.test(sentence.tokens[at - 1]?.text ?? '');
}

function settled(sentence: Sentence, from: number, headAt: number, words: Token[]): Subject | null {
  const { tokens } = sentence;
  const [head, left] = [tokens[headAt], tokens[from - 1]];
  if (!head) return null;
  const number = numberOfHead(head, words);
  if (/^(?:and|or|nor|&)$/i.test(left?.text ?? '')) {
    const start = clauseStart(sentence, from);
    const isJoined = !finiteWithin(sentence, start, from - 1);
    const opens = tokens[start]?.pos;
    // "Toasters, lamps and radios"; behind a preposition ("between him and me") it is no subject.
    if (isJoined)
      return /^and$/i.test(left?.text ?? '') &&
        opens !== 'preposition' &&
        opens !== 'adverb' &&
        from - 1 > start
        ? { number: 'plural', from: start }
        : null;
    return NOMINATIVE.test(head.text) || tokens[from - 2]?.text === ',' ? number && { number, from } : null;
  }
  if (NOMINATIVE.test(head.text)) return number && { number, from };
  return number && opensClause(sentence, from) ? { number, from } : null;
}
