import type { AdvertItem } from './advert.ts';
import { itemAt } from './advert-item.ts';
import { collectFeatures } from './odds/features.ts';
import type { FieldCandidate } from './odds/candidate.ts';
import type { JudgedLine } from './odds/judge-lines.ts';

const PARTS = /\s+[|–—·•>/@]\s+|\s+-\s+|\s*\|\s*|\t+|\s{3,}/gu;
const HEAD_LINES = 10;
const LONGEST = 130;

/** A part of a line at the head of an advert: "Baker | Oakline Foods | Leeds". */
export interface HeadPart {
  line: JudgedLine;
  text: string;
  at: number;
  /** The number of its line. */
  row: number;
  /** Its number in its line. */
  column: number;
  /** How many parts its line has. */
  columns: number;
}

function cut(text: string, by: RegExp): { text: string; at: number }[] {
  const found: { text: string; at: number }[] = [];
  let from = 0;
  const add = (to: number) => {
    const piece = text.slice(from, to);
    if (piece.trim() !== '')
      found.push({ text: piece.trim(), at: from + piece.length - piece.trimStart().length });
  };
  for (const match of text.matchAll(by)) {
    add(match.index);
    from = match.index + match[0].length;
  }
  add(text.length);
  return found;
}

/** The parts of the lines at the head of an advert; a list is of the head only where the advert opens with it. */
export function headParts(lines: readonly JudgedLine[]): HeadPart[] {
  const first = lines.findIndex(({ isItem }) => !isItem);
  const opening = first < 0 ? lines.length : first;
  return lines
    .slice(0, HEAD_LINES)
    .flatMap((line, row) =>
      line.text.length > LONGEST || (line.isItem && row >= opening) || line.isHeading ? [] : [{ line, row }],
    )
    .flatMap(({ line, row }) => {
      const parts = cut(line.text, PARTS);
      return parts.map(({ text, at }, column) => ({ line, text, at, row, column, columns: parts.length }));
    });
}

/** "Location: Leeds": what a label stands before is what the label says. */
export const hasLabel = ({ text }: HeadPart): boolean => /^[\p{L}][^:,]{1,30}:\s/u.test(text);

/** The pieces of a part between its commas. */
export const commaPieces = ({ text, at }: HeadPart): { text: string; at: number }[] =>
  cut(text, /,\s|\s\(|\)|:\s/gu).map((piece) => ({ text: piece.text, at: at + piece.at }));

/** Gathers candidates for one field: the same words in several places are one, with all that speaks for it. */
export function gatherCandidates(): {
  /** Notes words of a line; the place that is noted first is the one that is shown. Returns what adds features to it. */
  note: (line: JudgedLine, words: string, at: number) => (name: string, value?: boolean | number) => void;
  all: () => FieldCandidate[];
} {
  const found = new Map<string, { item: AdvertItem; collected: ReturnType<typeof collectFeatures> }>();
  return {
    note: (line, words, at) => {
      const key = words.toLowerCase();
      const known = found.get(key) ?? {
        item: itemAt(line, words, at, words.length),
        collected: collectFeatures(),
      };
      found.set(key, known);
      return known.collected.add;
    },
    all: () => [...found.values()].map(({ item, collected }) => ({ item, features: collected.features })),
  };
}

/** Where a part stands: its row and column, as features. */
export function addPlace(
  add: (name: string, value?: boolean | number) => void,
  { line, row, column, columns }: HeadPart,
): void {
  add('head');
  add(`row ${row}`);
  add(`column ${Math.min(column, 3)}`);
  add(`place ${Math.min(row, 3)} ${Math.min(column, 3)}`);
  add('one of several', columns > 1);
  add('sentence', /[.!?]$/u.test(line.text) && !/\b[SJ]r\.$/u.test(line.text));
}
