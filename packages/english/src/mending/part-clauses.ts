import type { Sentence, Token } from '../english-text.ts';
import { readEnglish } from '../read-english.ts';
import { isFinite } from '../slips/closed-classes.ts';

const OPENS =
  /^(?:who|which|that|whose|what|whatever|whoever|how|why|once|so|such|than|as|when|where|if|while|since|because|although|though|before|after|until|unless|not|the more|no matter)$/i;
const REPORTS = /^(?:think|believe|know|hope|guess|suppose|feel|say|tell|add|trust|fear|mean|admit)$/;
const SUBJECT = /^(?:i|we|he|she|they|you|it|this|these|there|nobody|everybody|everyone|that)$/i;
const MODAL = /^(?:can|could|will|would|may|might|must|should)$/i;

/** How many words from a place on are the subject of a finite verb behind them; 0 where they are not beyond doubt. */
function subjectFrom(tokens: readonly Token[], at: number): number {
  const first = tokens[at];
  if (!first) return 0;
  const isPronoun = SUBJECT.test(first.text);
  const isLed = /^(?:the|my|our|your|his|her|their|its)$/i.test(first.text);
  if (!isPronoun && !isLed) return 0;
  let to = at + 1;
  if (isLed)
    while (to - at < 6 && /^(?:adjective|noun|name|number|particle)$/.test(tokens[to]?.pos ?? '')) to += 1;
  const head = tokens[to - 1];
  if (isLed && !/^(?:noun|name)$/.test(head?.pos ?? '')) return 0;
  const verb = tokens[tokens[to]?.pos === 'adverb' ? to + 1 : to];
  const isVerb = verb !== undefined && isFinite(verb) && (verb.pos === 'auxiliary' || verb.isCertain);
  const isThat = /^that$/i.test(first.text) && !/^(?:be|['’]s)$/.test(verb?.lemma ?? '');
  return isVerb && !isThat ? to - at : 0;
}

/** Whether what stands before a place is a main clause by itself, and nothing in it reaches over the comma. */
function isMainClause(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  const verb = tokens.findIndex(isFinite);
  const isLed =
    first !== undefined &&
    (/^(?:pronoun|determiner|name)$/.test(first.pos) ||
      first.isName ||
      (/^(?:noun|adjective)$/.test(first.pos) &&
        (first.number === 'plural' || tokens[verb]?.isCertain === true)));
  if (!isLed || verb < 1 || tokens.length < 4 || OPENS.test(first.text)) return false;
  if (/^the$/i.test(first.text) && /^(?:more|less|better|sooner|longer)$/i.test(second?.text ?? ''))
    return false;
  // "The day I started", "The one who trained me": the verb is of a clause within the noun.
  const before = tokens.slice(1, verb);
  if (
    before.some(
      ({ pos, text }) => pos === 'subordinator' || pos === 'pronoun' || OPENS.test(text) || text === ',',
    )
  )
    return false;
  const isNested = tokens.some(({ pos, text }, at) => {
    const left = tokens[at - 1];
    const opens = at > verb && (pos === 'subordinator' || /^(?:when|if|while|where)$/i.test(text));
    // "to ask if you have an opening": what is asked ends where it ends.
    if (/^if$/i.test(text) && /^(?:ask|wonder|know|see|check)$/.test(left?.lemma ?? '')) return false;
    return (
      opens &&
      (/^(?:conjunction|subordinator)$/.test(left?.pos ?? '') ||
        left?.pos === 'verb' ||
        OPENS.test(left?.text ?? ''))
    );
  });
  const isDegree = tokens.some(
    ({ text }, at) => /^(?:so|such)$/i.test(text) && /^(?:adjective|adverb)$/.test(tokens[at + 1]?.pos ?? ''),
  );
  // "; therefore, he leaves": the comma belongs to the word before it.
  const isLinked = /^(?:therefore|however)$/i.test(tokens.at(-1)?.text ?? '');
  return !isNested && !isDegree && !isLinked && !REPORTS.test(tokens.at(-1)?.lemma ?? '');
}

/** Commas that stand between two main clauses, each with its own subject. */
function splices({ tokens, isQuestion }: Sentence): Token[] {
  if (isQuestion) return [];
  const found = tokens.filter(({ text }, at) => {
    const left = tokens.slice(0, at);
    const isInside =
      left.filter((one) => one.text === '(').length > left.filter((one) => one.text === ')').length;
    return text === ',' && !isInside && subjectFrom(tokens, at + 1) > 0 && isMainClause(left);
  });
  const rest = (comma: Token) => tokens.slice(tokens.indexOf(comma) + 1);
  // "I came, I saw, I stayed", "it rained, he swore, and we left" are told in one breath; "I think" is an aside.
  const isListed = found.some((comma) =>
    rest(comma).some(
      ({ text }, at) =>
        text === ',' && rest(comma)[at + 1]?.pos === 'conjunction' && subjectFrom(rest(comma), at + 2) > 0,
    ),
  );
  const [only, second] = found;
  const said = only ? rest(only).filter(({ text }) => text !== '.') : [];
  // "…, the driver says": whose word it is.
  const isAside =
    REPORTS.test(said.at(-1)?.lemma ?? '') ||
    (REPORTS.test(said[1]?.lemma ?? '') && said.some(({ text }) => text === ','));
  return second || isListed || isAside ? [] : found;
}

/** "I finish on 11 December, can start any time after that": where a modal goes on without its subject. */
function modalsBehindComma({ tokens, isQuestion }: Sentence): Token[] {
  return tokens.filter(({ text }, at) => {
    const [left, next, then] = [tokens.slice(0, at), tokens[at + 1], tokens[at + 2]];
    return (
      !isQuestion &&
      text === ',' &&
      MODAL.test(next?.text ?? '') &&
      /^(?:verb|adverb|auxiliary)$/.test(then?.pos ?? '') &&
      /^(?:i|we|he|she|they)$/i.test(left[0]?.text ?? '') &&
      isMainClause(left)
    );
  });
}

/**
 * Two sentences that a comma joins as two, where that is beyond doubt: "My contract says four weeks, my last day is
 * Friday". Two sentences of them, or one with a semicolon. A second clause that leaves out its subject gets an "and".
 */
export function withClausesParted(text: string, mark: '.' | ';' = '.'): string {
  const edits = readEnglish(text).sentences.flatMap((sentence) => [
    ...splices(sentence).map(({ span: { end } }) => ({ end, isSplice: true })),
    // "I have an offer, must answer by Friday, would rather have yours": the last of a list.
    ...modalsBehindComma(sentence)
      .slice(-1)
      .map(({ span: { end } }) => ({ end, isSplice: false })),
  ]);
  return edits
    .toSorted((a, b) => b.end - a.end)
    .reduce((whole, { end, isSplice }) => {
      const [before, behind] = [whole.slice(0, end - 1), whole.slice(end).trimStart()];
      if (isSplice && mark === ';') return `${before}; ${behind}`;
      return isSplice
        ? `${before}. ${behind.charAt(0).toUpperCase()}${behind.slice(1)}`
        : `${before} and ${behind}`;
    }, text);
}
