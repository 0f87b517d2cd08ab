import type { Phrase, Token } from './english-text.ts';

type Run = { from: number; to: number; head: number };

const isVerbal = ({ pos }: Token) => pos === 'verb' || pos === 'auxiliary';
export const isFinite = ({ pos, form }: Token) =>
  isVerbal({ pos } as Token) && form !== 'pastParticiple' && form !== 'gerund';

/** The noun phrase that begins at a token: determiner, modifiers, nouns, with what possesses it. */
function nounPhrase(tokens: Token[], from: number): Run | null {
  let at = from;
  if (tokens[at]?.pos === 'pronoun') return { from, to: from + 1, head: from };
  while (tokens[at]?.pos === 'determiner') at += 1;
  const modifiers = at;
  for (let token = tokens[at]; token; token = tokens[at]) {
    const next = tokens[at + 1];
    const isModifier =
      token.pos === 'adjective' ||
      token.pos === 'number' ||
      (token.pos === 'adverb' && (next?.pos === 'adjective' || next?.pos === 'number')) ||
      (token.form === 'pastParticiple' &&
        token.pos === 'verb' &&
        (next?.pos === 'noun' || next?.pos === 'adjective'));
    if (!isModifier) break;
    at += 1;
  }
  const nouns = at;
  while (
    tokens[at]?.pos === 'noun' ||
    tokens[at]?.pos === 'name' ||
    (at > nouns && tokens[at]?.pos === 'number')
  )
    at += 1;
  if (at === nouns)
    return at > modifiers && tokens[at - 1]?.pos === 'number' ? { from, to: at, head: at - 1 } : null;
  const next = tokens[at];
  if (next?.pos === 'particle' && /^['’]s?$/.test(next.text)) {
    const possession = nounPhrase(tokens, at + 1);
    if (possession) return { from, to: possession.to, head: possession.head };
  }
  return { from, to: at, head: at - 1 };
}

function verbPhrase(tokens: Token[], from: number): Run | null {
  let at = from;
  let head = -1;
  for (let token = tokens[at]; token; token = tokens[at]) {
    if (token.pos === 'verb') {
      head = at;
      at += 1;
      break;
    }
    if (token.pos === 'auxiliary') head = at;
    else if (token.pos !== 'adverb' || head < 0) break;
    at += 1;
  }
  if (head < 0) return null;
  while (tokens[at]?.pos === 'particle' && tokens[at]?.lemma !== 'to') at += 1;
  return { from, to: Math.max(at, head + 1), head };
}

/** What a gerund governs: its object and the prepositional phrases behind it. */
function gerundPhrase(tokens: Token[], from: number): Run {
  let at = from + 1;
  for (;;) {
    const object = nounPhrase(tokens, at) ?? prepositionalPhrase(tokens, at);
    if (object) at = object.to;
    else if (tokens[at]?.pos === 'adverb' || tokens[at]?.pos === 'particle') at += 1;
    else break;
  }
  return { from, to: at, head: from };
}

function prepositionalPhrase(tokens: Token[], from: number): Run | null {
  if (tokens[from]?.pos !== 'preposition') return null;
  const gerund = tokens[from + 1]?.form === 'gerund' && gerundPhrase(tokens, from + 1);
  const inner = gerund || nounPhrase(tokens, from + 1);
  return inner && { from, to: inner.to, head: from };
}

function clauseEnd(tokens: Token[], from: number): number {
  const end = tokens.findIndex(({ text }, index) => index > from && /^[,.;:!?()]$/.test(text));
  return end < 0 ? tokens.length : end;
}

/** The phrases of a tagged sentence in order of their start; they may lie within each other. */
export function phrasesOf(tokens: Token[]): Phrase[] {
  const phrases: Phrase[] = [];
  const add = (kind: Phrase['kind'], run: Run) => {
    const start = tokens[run.from]?.span.start ?? 0;
    const end = tokens[run.to - 1]?.span.end ?? start;
    phrases.push({ kind, span: { start, end }, ...run });
  };
  let nounEnd = 0;
  let verbEnd = 0;
  tokens.forEach((token, at) => {
    if (token.pos === 'subordinator' && at + 1 < tokens.length)
      add('clause', { from: at, to: clauseEnd(tokens, at), head: at });
    const prepositional = prepositionalPhrase(tokens, at);
    if (prepositional) add('prepositional', prepositional);
    if (token.pos === 'verb' && token.form === 'gerund' && tokens[at - 1]?.pos !== 'auxiliary')
      add('gerund', gerundPhrase(tokens, at));
    if (at >= verbEnd && isVerbal(token)) {
      const verb = verbPhrase(tokens, at);
      if (verb) {
        add('verb', verb);
        verbEnd = verb.to;
      }
    }
    const noun = at >= nounEnd && at >= verbEnd ? nounPhrase(tokens, at) : null;
    if (noun) {
      add('noun', noun);
      nounEnd = noun.to;
    }
  });
  return phrases;
}
