import type { Span } from '../text/index.ts';
import type { AdvertLine } from './advert-lines.ts';
import type { AdvertWords } from './languages/advert-words.ts';

/** Words of a demand that may name a skill. */
export interface AskedPhrase {
  text: string;
  span: Span;
  words: number;
  /** The small word or mark before it in the line; '' at its beginning. */
  before: string;
  /** Words of the demand before it that are no part of it: "experience of", "carry out". */
  lead: string;
  /** Its number in the line. */
  at: number;
}

const TOKEN = /[\p{L}\p{N}](?:[\p{L}\p{N}+#]|[.&'’/-](?=[\p{L}\p{N}]))*/gu;
const CONJUNCTIONS = new Set('and or und oder sowie bzw et ou y e o u en & as well plus'.split(' '));
const MOST_WORDS = 6;

interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
}

/** French words lose their article: "l'hydraulique". */
function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap((match): Token[] => {
    const elided = /^(?:[ldnsj]|qu)['’](?=\p{L})/iu.exec(match[0])?.[0] ?? '';
    const word = match[0].slice(elided.length);
    const start = match.index + elided.length;
    const pieces =
      /^\p{L}{3,}\/\p{L}{3,}$/u.test(word) && word !== word.toUpperCase() ? word.split('/') : [word];
    let at = start;
    return pieces.map((piece) => {
      const token = { text: piece, lower: piece.toLowerCase(), start: at, end: at + piece.length };
      at += piece.length + 1;
      return token;
    });
  });
}

/** The phrases of a line between its small words and marks, without what says how well or by whom. */
export function askedPhrases(line: AdvertLine, { splits, edges, ends, joins }: AdvertWords): AskedPhrase[] {
  const { text, span } = line;
  const tokens = tokensOf(text);
  const found: AskedPhrase[] = [];
  let run: Token[] = [];
  let before = '';
  const close = (next: string) => {
    let [from, to] = [0, run.length];
    while (from < to && isEdge(run[from])) from += 1;
    while (to > from && isEnd(run[to - 1])) to -= 1;
    const kept = run.slice(from, to);
    const [first, last] = [kept[0], kept.at(-1)];
    if (
      first &&
      last &&
      kept.length <= MOST_WORDS &&
      kept.some(({ text: word }) => /\p{L}{2}|^[A-Z]$/u.test(word))
    )
      found.push({
        text: text.slice(first.start, last.end),
        span: { start: span.start + first.start, end: span.start + last.end },
        words: kept.length,
        before,
        lead: run
          .slice(0, from)
          .map(({ lower }) => lower)
          .join(' '),
        at: found.length,
      });
    run = [];
    before = next;
  };
  const isEdge = (token: Token | undefined) =>
    token !== undefined &&
    (edges.has(token.lower) || splits.has(token.lower) || joins.has(token.lower)) &&
    !/^\p{Lu}{2}/u.test(token.text);
  const isEnd = (token: Token | undefined) =>
    token !== undefined &&
    (ends.has(token.lower) || splits.has(token.lower) || joins.has(token.lower)) &&
    !/^\p{Lu}{2}/u.test(token.text);
  for (const [at, token] of tokens.entries()) {
    const gap = text.slice(tokens[at - 1]?.end ?? 0, token.start);
    if (/[,;:()|–—"„“”»«•/]|\s-\s/u.test(gap) && run.length > 0) close(',');
    const isName = /^\p{Lu}/u.test(token.text) && at > 0;
    if (joins.has(token.lower) && run.length > 0) run.push(token);
    else if (CONJUNCTIONS.has(token.lower)) close('and');
    else if (splits.has(token.lower) && !(isName && token.text.length < 3)) close(token.lower);
    else run.push(token);
  }
  close('');
  return found;
}
