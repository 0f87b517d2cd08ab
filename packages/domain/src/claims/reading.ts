import { meaningsOf } from '@candor/english';
import { figuresIn, type Figure } from './figures.ts';
import { meaningsIn, type MeaningMatch } from './meanings.ts';
import { expandDates, expandNumbers } from './dates.ts';
import { stemOf } from './stem.ts';
import { functionWords } from './words.data.ts';

export interface Word {
  text: string;
  lower: string;
  stem: string;
  start: number;
  end: number;
  /** Index of its clause. */
  clause: number;
  /** Index of its sentence. */
  sentence: number;
  /** Whether it carries meaning: neither a function word nor a figure. */
  isContent: boolean;
}

/** An action or fact of a text: what stands between full stops, semicolons, and conjunctions that begin a new action. */
export interface Clause {
  text: string;
  words: Word[];
  sentence: number;
}

/** A text with its words, clauses and figures. */
export interface Reading {
  text: string;
  words: Word[];
  clauses: Clause[];
  figures: Figure[];
  /** What its words and phrases may mean, with the words that do. */
  meanings: MeaningMatch[];
  /** Of each word, what it and the phrases that it is part of may mean. */
  meaningsOf: ReadonlyMap<Word, readonly string[]>;
  /** The same of all, and what is a step wider. */
  meaningSet: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

const TOKEN = /[\p{L}\p{N}]+(?:[.,]\d+\p{L}*)*(?:['’&]\p{L}+)*[+#]*|[^\s\p{L}\p{N}]/gu;
const JOINS = /^(?:and|und|et|y|but|aber|mais|pero|while|whereas|although|though)$/;

function splitsHere(tokens: readonly RegExpMatchArray[], at: number): 'sentence' | 'clause' | undefined {
  const [token = ''] = tokens[at] ?? [];
  const next = tokens[at + 1]?.[0] ?? '';
  if (/^[.!?;•…]$/.test(token)) return /^[\p{Ll}]$/u.test(next) ? undefined : 'sentence';
  if (token === ':' || token === '/') return undefined;
  if (token === ',' || token === '–' || token === '—') return 'clause';
  if (/^(?:but|aber|mais|pero)$/i.test(token)) return 'clause';
  return JOINS.test(token.toLowerCase()) && !/^I$/.test(next) ? 'clause' : undefined;
}

const known = new Map<string, Reading>();
const MOST_KNOWN = 4_000;

const ordinals = new Map([
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
  ['5th', 'fifth'],
]);

function read(typed: string): Reading {
  const text = expandNumbers(expandDates(typed));
  const words: Word[] = [];
  const clauses: Clause[] = [];
  let sentence = 0;
  let clause: Word[] = [];
  let from = 0;
  const close = (end: number) => {
    if (clause.length > 0) clauses.push({ text: text.slice(from, end), words: clause, sentence });
    clause = [];
    from = end;
  };
  const tokens = [...text.matchAll(TOKEN)];
  tokens.forEach((match, at) => {
    const [token] = match;
    const split = text.slice(tokens[at - 1]?.index ?? 0, match.index).includes('\n')
      ? 'line'
      : splitsHere(tokens, at);
    if (split) close(match.index);
    if (split === 'sentence' || split === 'line') sentence += 1;
    if (!/[\p{L}\p{N}]/u.test(token)) return;
    const plain = token.normalize('NFKC').toLowerCase().replaceAll('’', "'");
    const lower = ordinals.get(plain) ?? plain;
    const word: Word = {
      text: token,
      lower,
      stem: stemOf(lower),
      start: match.index,
      end: match.index + token.length,
      clause: clauses.length,
      sentence,
      isContent:
        lower !== "won't" &&
        !functionWords.has(lower.replace(/'\p{L}+$/u, '')) &&
        !/^(?:\d|\p{Ll}$)/u.test(plain === token ? lower : `${lower}_`),
    };
    clause.push(word);
    words.push(word);
  });
  close(text.length);
  const { own, wider } = meaningsIn(words);
  return {
    text,
    words,
    clauses,
    figures: figuresIn(text),
    meanings: own,
    meaningsOf: byWord(words, own),
    meaningSet: new Set([...own.map(({ meaning }) => meaning), ...wider]),
    stems: new Set(words.map((word) => word.stem)),
  };
}

function byWord(words: readonly Word[], meanings: readonly MeaningMatch[]): Map<Word, string[]> {
  const found = new Map<Word, string[]>(words.map((word) => [word, []]));
  for (const { meaning, from, to } of meanings)
    for (const word of words.slice(from, to)) found.get(word)?.push(meaning);
  return found;
}

/** Reads a text; one that was read before costs nothing. */
export function readingOf(text: string): Reading {
  const before = known.get(text);
  if (before) return before;
  const found = read(text);
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '');
  known.set(text, found);
  return found;
}

const LOCAL =
  /[äöüßéèêàçñ¿¡]|\b(?:der|die|das|und|mit|von|für|le|la|les|des|et|avec|el|los|con|para|seit|du|ich|habe|kein|keine|un|une|mi|mis|su|al|je|pas)\b/iu;

/** Whether a text is English, as far as its small words tell. */
export function isEnglish(claim: Reading): boolean {
  const small = claim.words.filter(({ lower }) =>
    /^(?:the|and|of|to|for|with|a|an|on|at|by|from|i|my)$/.test(lower),
  ).length;
  if (small > 1) return true;
  // "Organised the fête": borrowed words make no other language, and "in" and "am" are of two.
  const content = claim.words.filter(
    ({ isContent, text }, at) => isContent && (at === 0 || !/^\p{Lu}/u.test(text)),
  );
  const known = content.filter(({ lower }) => meaningsOf(lower.replace(/'s?$/, '')).length > 0).length;
  return LOCAL.test(claim.text)
    ? known > content.length * 0.66
    : content.length === 0 || known >= content.length * 0.34;
}
