import { evidenceSource, judge } from '../evidence/index.ts';
import type { Mark } from '../marks/index.ts';
import { say } from '../say/index.ts';
import { doubtMark } from '../writing/index.ts';
import type { DocumentRules } from './document-rules.ts';

/** One line put otherwise: `was` is what stands there, `lines` what should; none takes it out, several part it. */
export interface LineEdit {
  path: string;
  was: string;
  lines: readonly string[];
}

/** Why one of several edits is not made, by its place among them. */
export interface RefusedEdit {
  at: number;
  why: string;
}

const folded = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

const byPlace = new Intl.Collator('en', { numeric: true });

/** Edits of one document, the last place first: what one takes out moves no line of another. */
function fromTheEnd(edits: readonly LineEdit[]): LineEdit[] {
  return edits.toSorted((one, other) => byPlace.compare(other.path, one.path));
}

/** The edits that name no line, or a line that says something else by now, or one that another names too. */
function misplaced(edits: readonly LineEdit[], lines: ReadonlyMap<string, string>): RefusedEdit[] {
  const named = new Set<string>();
  return edits.flatMap(({ path, was }, at) => {
    const words = lines.get(path);
    const isTwice = named.has(path);
    named.add(path);
    if (words === undefined) return [{ at, why: say`There is no line at this path.` }];
    if (isTwice) return [{ at, why: say`Another edit is of the same line.` }];
    const held = folded(words);
    return held === folded(was) ? [] : [{ at, why: say`This line says “${held}”.` }];
  });
}

/**
 * A document with lines put otherwise: all of them or, where one cannot be, none. What is no line, such as the address behind a link,
 * no edit reaches.
 */
export function withLineEdits<Document>(
  rules: Pick<DocumentRules<Document, never, never>, 'lines' | 'withLines'>,
  document: Document,
  edits: readonly LineEdit[],
): { document: Document } | { refused: RefusedEdit[] } {
  const refused = misplaced(edits, rules.lines(document));
  if (refused.length > 0) return { refused };
  return {
    document: fromTheEnd(edits).reduce(
      (made, { path, lines }) => rules.withLines(made, path, lines),
      document,
    ),
  };
}

/** A line or an entry put at another place of its list, counted from 0. */
export interface LineMove {
  path: string;
  to: number;
}

/** A document with moves made in turn, each over what those before it gave: all of them or, where one cannot be, none. */
export function withLineMoves<Document>(
  { withMoved }: Pick<DocumentRules<Document, never, never>, 'withMoved'>,
  document: Document,
  moves: readonly LineMove[],
): { document: Document } | { refused: RefusedEdit[] } {
  let moved = document;
  for (const [at, { path, to }] of moves.entries()) {
    const next = withMoved(moved, path, to);
    if (next === null)
      return {
        refused: [{ at, why: say`There is nothing to move at this path, or no such place in its list.` }],
      };
    moved = next;
  }
  return { document: moved };
}

const entryOf = (path: string) => /^(.*\.\d+)\.[^.]+/.exec(path)?.[1] ?? '';

/** What edits are judged by: what was said for lines of the document, by their paths, and what else its person has said. */
export interface EditEvidence {
  lines: readonly (readonly [path: string, words: string])[];
  said: readonly string[];
  isLetter: boolean;
}

export interface JudgedEdits {
  /** Those with a hard fact that nothing of the person's gives. */
  refused: RefusedEdit[];
  /** What may say more than they did, for the person to see. */
  doubts: Mark[];
}

/** Judges new words by what a person has said, as words of a model are. A figure of one entry is none of another. Pure. */
export function judgeLineEdits(
  edits: readonly LineEdit[],
  { lines, said, isLetter }: EditEvidence,
): JudgedEdits {
  const sourceFor = (entry: string) =>
    evidenceSource([
      ...lines.map(([path, text]) => {
        const own = entryOf(path);
        return { id: path, text, isFigured: entry === '' || own === '' || own === entry };
      }),
      ...said.map((text, at) => ({ id: `said:${at}`, text })),
    ]);
  const sources = new Map(
    [...new Set(edits.map(({ path }) => entryOf(path)))].map((entry) => [entry, sourceFor(entry)]),
  );
  const judged = edits.flatMap(({ path, was, lines: words }, at) => {
    const source = sources.get(entryOf(path)) ?? sourceFor('');
    return words.map((text) => ({ at, path, was, text, found: judge(text, source, { isLetter }) }));
  });
  return {
    refused: judged.flatMap(({ at, found: { invented } }) =>
      invented.slice(0, 1).map(({ words }) => ({
        at,
        why: say`Nothing that the person said gives “${words}”.`,
      })),
    ),
    doubts: judged.flatMap(({ path, was, text, found }) => doubtMark(path, text, found, [was])),
  };
}
