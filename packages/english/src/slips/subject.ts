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
  const isMeasure = /^(?:year|month|week|day|hour|minute|mile|kilometre|metre|pound|euro|dollar)$/.test(
    head.lemma,
  );
  if (
    (isMeasure || words.some(({ pos }) => pos === 'number')) &&
    !/^(?:the|these|those|my|our)$/i.test(first?.text ?? '')
  )
    return null;
  return head.number;
}

/** Quantities that are as many as what they are taken from: "most of the trees are", "most of the water is". */
const SHARES = /^(?:most|some|all|half|plenty|lots)$/i;
const RELATIVE = /^(?:who|which|that)$/i;
/** Behind these a clause may begin without a word that opens it: "who said the shop has closed". */
const TELLS =
  /^(?:say|think|know|believe|hope|feel|mean|find|show|see|hear|tell|claim|suggest|ensure|suppose|guess|wish|promise)$/;

/**
 * The subject of the finite verb at a place: what stands before it, past what hangs on it ("the list of transfers", "the
 * trees that I planted"), with what it is joined to. Null where there is none, or where it is not certain which it is or
 * how many.
 */
export function subjectBefore(sentence: Sentence, verbAt: number): Subject | null {
  const { tokens } = sentence;
  let end = verbAt;
  while (tokens[end - 1]?.pos === 'adverb' && tokens[end - 1]?.text.toLowerCase() !== 'there') end -= 1;
  if (RELATIVE.test(tokens[end - 1]?.text ?? '')) return antecedent(sentence, end - 1);
  return subjectTo(sentence, end) ?? subjectPastRelative(sentence, end);
}

/** The widest noun phrase that ends at a place. */
const nounPhraseTo = ({ phrases }: Sentence, to: number) =>
  phrases.filter((one) => one.kind === 'noun' && one.to === to).toSorted((a, b) => a.from - b.from)[0];

function subjectTo(sentence: Sentence, until: number): Subject | null {
  const { tokens } = sentence;
  let end = until;
  let inner: Subject['number'] | null = null;
  for (;;) {
    const phrase = nounPhraseTo(sentence, end);
    const quantity = tokens[end - 1];
    const isOf = tokens[end]?.text.toLowerCase() === 'of';
    if (isOf && inner && SHARES.test(quantity?.text ?? ''))
      return opensOrJoins(sentence, end - 1) ? { number: inner, from: end - 1 } : null;
    // "Each of the drivers", "both", "one of us"
    if (!phrase || (phrase.from === end - 1 && quantity?.pos === 'number')) {
      const lower = quantity?.text.toLowerCase() ?? '';
      const number = lower === 'one' && isOf ? 'singular' : pronounNumber[lower];
      const isAlone = isOf || /^(?:both|each)$/.test(lower);
      return number && isAlone && opensOrJoins(sentence, end - 1) ? { number, from: end - 1 } : null;
    }
    const left = tokens[phrase.from - 1];
    const [head, words] = [tokens[phrase.head], tokens.slice(phrase.from, phrase.to)];
    if (left?.pos === 'preposition' && !NOMINATIVE.test(head?.text ?? '')) {
      // "In my last post I": what opens a sentence hangs on nothing.
      if (phrase.from - 1 === 0) return null;
      end = phrase.from - 1;
      inner = left.text === 'of' && head ? numberOfHead(head, words) : null;
      continue;
    }
    return settled(sentence, phrase.from, phrase.head, words);
  }
}

/** The subject of a verb behind a relative clause: of "has" in "the trees that I planted has". */
function subjectPastRelative(sentence: Sentence, verbAt: number): Subject | null {
  const { tokens } = sentence;
  const relative = tokens.slice(0, verbAt).findLastIndex(({ text }) => RELATIVE.test(text));
  // "My aunt, who tunes pianos, says"
  if (tokens[verbAt - 1]?.text === ',') {
    const inner = tokens.slice(relative + 1, verbAt - 1);
    const isAside = tokens[relative - 1]?.text === ',' && !inner.some(({ pos }) => pos === 'punctuation');
    return relative > 1 && isAside && inner.some(isFinite) ? subjectTo(sentence, relative - 1) : null;
  }
  if (relative < 1 || !nounPhraseTo(sentence, relative)) return null;
  const between = tokens.slice(relative + 1, verbAt);
  const finite = between.filter(isFinite);
  const isWhole =
    finite.length === 1 &&
    finite.every(({ lemma, isCertain }) => isCertain && !TELLS.test(lemma)) &&
    !between.some(({ pos }) => /^(?:punctuation|conjunction|subordinator)$/.test(pos));
  return isWhole ? subjectTo(sentence, relative) : null;
}

/** What "who", "which" or "that" stands for: "one of the drivers who work". */
function antecedent(sentence: Sentence, relativeAt: number): Subject | null {
  const { tokens } = sentence;
  const isApart = tokens[relativeAt - 1]?.text === ',';
  const phrase = nounPhraseTo(sentence, isApart ? relativeAt - 1 : relativeAt);
  const head = phrase && tokens[phrase.head];
  if (!head || head.pos !== 'noun' || !head.isCertain) return null;
  // "Six cooks who work": a number before them makes no one thing of them here.
  const number = eitherNumber.has(head.lemma) || uncountable.has(head.lemma) ? null : head.number;
  const [left, before] = [tokens[phrase.from - 1], tokens[phrase.from - 2]];
  // ", which saves time": so may the whole clause before it.
  if (!number || (isApart && number !== 'singular') || left?.pos === 'conjunction') return null;
  const isOneOf =
    left?.text === 'of' &&
    /^one$/i.test(before?.text ?? '') &&
    !/^only$/i.test(tokens[phrase.from - 3]?.text ?? '');
  if (left?.text === 'of' && !isOneOf) return null;
  const hasOther =
    left?.pos === 'preposition' &&
    !isOneOf &&
    tokens.slice(0, phrase.from - 1).some((one) => one.pos === 'noun' && one.number !== head.number);
  return hasOther ? null : { number, from: phrase.from };
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
    // "The points were frozen and the driver calls": behind what is no noun another clause begins.
    const opensAnew =
      /^(?:verb|adjective|adverb|particle)$/.test(tokens[from - 2]?.pos ?? '') &&
      words[0]?.pos === 'determiner';
    return NOMINATIVE.test(head.text) || tokens[from - 2]?.text === ',' || opensAnew
      ? number && { number, from }
      : null;
  }
  if (NOMINATIVE.test(head.text)) return number && { number, from };
  return number && opensClause(sentence, from) ? { number, from } : null;
}
