import { comparable } from '../writing/index.ts';
import type { Finding } from './finding.ts';
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
      return [
        {
          check: 'doubled-word',
          span,
          words: text.slice(span.start, span.end),
          message: `“${token.text}” stands here twice.`,
          replacements: [before.text],
        },
      ];
    }),
  );
}

/** A longer word used again and again within a few lines. Names are left alone. */
export function checkRepetition({ tokens, sentences }: PreparedText, kind: TextKind): Finding[] {
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
    return token
      ? [
          {
            check: 'repetition',
            span: token.span,
            words: token.text,
            message: `“${token.text}” stands here ${uses} times in a few lines. Another word, or none, reads better.`,
            replacements: [],
          },
        ]
      : [];
  });
}

/** Three sentences of a paragraph, or three statements, in a row that begin with the same word. */
export function checkOpenings({ paragraphs, sentences: all }: PreparedText, kind: TextKind): Finding[] {
  const runs = kind === 'statements' ? [all] : paragraphs.map(({ sentences }) => sentences);
  const name = kind === 'statements' ? 'statements' : 'sentences';
  return runs.flatMap((sentences) =>
    sentences.flatMap(({ tokens }, at): Finding[] => {
      const row = sentences.slice(at - OPENINGS + 1, at + 1).map((sentence) => sentence.tokens[0]?.lower);
      const first = tokens[0];
      const isRow = at >= OPENINGS - 1 && first && row.every((word) => word === first.lower);
      const isFirstRow = sentences[at - OPENINGS]?.tokens[0]?.lower !== first?.lower;
      return isRow && isFirstRow
        ? [
            {
              check: 'same-opening',
              span: first.span,
              words: first.text,
              message: `${OPENINGS} ${name} in a row begin with “${first.text}”. Begin one of them another way.`,
              replacements: [],
            },
          ]
        : [];
    }),
  );
}

/** "Tools: Go, Kafka, Terraform, ...": a list is read word by word, whatever its length. */
function isList({ text, tokens }: Sentence): boolean {
  return (text.match(/[,;|/]/g) ?? []).length * 3 >= tokens.length;
}

/** Sentences too long to follow. */
export function checkLongSentences({ sentences }: PreparedText, kind: TextKind): Finding[] {
  return sentences.flatMap((sentence): Finding[] => {
    const { tokens, span, text } = sentence;
    return tokens.length > longSentenceWords && !(kind === 'statements' && isList(sentence))
      ? [
          {
            check: 'long-sentence',
            span,
            words: text,
            message: `${tokens.length} words in one ${kind === 'statements' ? 'statement' : 'sentence'}. Make two of it.`,
            replacements: [],
          },
        ]
      : [];
  });
}
