import { plural, say } from '../say/index.ts';
import { comparable } from '../writing/index.ts';
import { findingAt, type Finding } from './finding.ts';
import type { PreparedText, Sentence, TextKind } from './prepared-text.ts';

/** Sentences of more words than this are flagged. */
export const longSentenceWords = 35;
const OPENINGS = 3;
// Statements of one job speak of the same people and things again and again: "patients", "pupils".
const USES: Readonly<Record<TextKind, number>> = { sentences: 4, statements: 7 };
const WITHIN = 60;
const LEAST_LETTERS = 6;
// Doubled on purpose or by grammar: "that that", "had had".
const MAY_DOUBLE = new Set(['that', 'had', 'is', 'do', 'so', 'bye', 'ha', 'no', 'very']);

/** The same word twice in a row. */
export function checkDoubledWords({ text, sentences }: PreparedText): Finding[] {
  return sentences.flatMap(({ tokens }) =>
    tokens.flatMap((token, at): Finding[] => {
      const before = tokens[at - 1];
      if (!before || before.lower !== token.lower || MAY_DOUBLE.has(token.lower) || /^\d/.test(token.lower))
        return [];
      if (text.slice(before.span.end, token.span.start).trim() !== '') return [];
      const span = { start: before.span.start, end: token.span.end };
      const word = token.text;
      return [findingAt('doubled-word', { text, span }, say`“${word}” stands here twice.`, before.text)];
    }),
  );
}

/** A longer word used again and again within a few lines. Names are left alone. */
export function checkRepetition({ text: whole, tokens, sentences }: PreparedText, kind: TextKind): Finding[] {
  const uses = USES[kind];
  const starts = new Set(sentences.map((sentence) => sentence.tokens[0]?.span.start));
  const places = new Map<string, number[]>();
  for (const [at, { text, lower, span }] of tokens.entries()) {
    if (lower.length < LEAST_LETTERS || (/^\p{Lu}/u.test(text) && !starts.has(span.start))) continue;
    const key = comparable(lower);
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  }
  return [...places.values()].flatMap((all): Finding[] => {
    const found = all.find(
      (_place, at) => at >= uses - 1 && (all[at] ?? 0) - (all[at - uses + 1] ?? 0) <= WITHIN,
    );
    const token = found === undefined ? undefined : tokens[found];
    if (!token) return [];
    const word = token.text;
    const message = say`“${word}” stands here ${plural(uses, { one: '# time', other: '# times' })} in a few lines. Another word, or none, reads better.`;
    return [findingAt('repetition', { text: whole, span: token.span }, message)];
  });
}

/** Three sentences of a paragraph, or three statements, in a row that begin with the same word. */
export function checkOpenings({ text, paragraphs, sentences: all }: PreparedText, kind: TextKind): Finding[] {
  const runs = kind === 'statements' ? [all] : paragraphs.map(({ sentences }) => sentences);
  return runs.flatMap((sentences) =>
    sentences.flatMap(({ tokens }, at): Finding[] => {
      const row = sentences.slice(at - OPENINGS + 1, at + 1).map((sentence) => sentence.tokens[0]?.lower);
      const first = tokens[0];
      const isRow = at >= OPENINGS - 1 && first && row.every((word) => word === first.lower);
      const isFirstRow = sentences[at - OPENINGS]?.tokens[0]?.lower !== first?.lower;
      if (!isRow || !isFirstRow) return [];
      const word = first.text;
      const message =
        kind === 'statements'
          ? say`${OPENINGS} statements in a row begin with “${word}”. Begin one of them another way.`
          : say`${OPENINGS} sentences in a row begin with “${word}”. Begin one of them another way.`;
      return [findingAt('same-opening', { text, span: first.span }, message)];
    }),
  );
}

/** "Tools: Go, Kafka, Terraform, ...": a list is read word by word, whatever its length. */
function isList({ text, tokens }: Sentence): boolean {
  return (text.match(/[,;|/]/g) ?? []).length * 3 >= tokens.length;
}

const tooLong = (count: number, kind: TextKind) =>
  kind === 'statements'
    ? say`${plural(count, { one: '# word', other: '# words' })} in one statement. Make two of it.`
    : say`${plural(count, { one: '# word', other: '# words' })} in one sentence. Make two of it.`;

/** Sentences too long to follow. */
export function checkLongSentences({ text, sentences }: PreparedText, kind: TextKind): Finding[] {
  return sentences
    .filter((one) => one.tokens.length > longSentenceWords && !(kind === 'statements' && isList(one)))
    .map(({ tokens, span }) => findingAt('long-sentence', { text, span }, tooLong(tokens.length, kind)));
}
