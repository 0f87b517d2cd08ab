import type { Span } from '../text/index.ts';
import type { AdvertItem } from './advert.ts';
import type { AdvertLine } from './advert-lines.ts';

const LONGEST = 120;

/** Some words of a line as an item; null where the line has not these words. */
export function itemIn({ text, span }: AdvertLine, words: string): AdvertItem | null {
  const name = words.trim().replace(/[\s.,;:]+$/u, '');
  const at = text.indexOf(name);
  if (name === '' || at < 0 || name.length > LONGEST) return null;
  return { name, span: { start: span.start + at, end: span.start + at + name.length } };
}

/** A range of a line as an item. */
export const itemAt = ({ span }: AdvertLine, name: string, at: number, length: number): AdvertItem => ({
  name,
  span: { start: span.start + at, end: span.start + at + length },
});

/** What stands behind a label: "Location: Leeds". */
export function labelled(lines: readonly AdvertLine[], label: RegExp): AdvertItem | null {
  for (const line of lines) {
    const found = label.exec(line.text)?.[1];
    const item = found === undefined ? null : itemIn(line, found);
    if (item) return item;
  }
  return null;
}

/** A candidate for a field and what speaks for it. */
export interface Candidate {
  item: AdvertItem;
  points: number;
}

/** The candidate that most speaks for, the first of equals; null where nothing does. */
export function best(candidates: readonly Candidate[], least: number): AdvertItem | null {
  let found: Candidate | null = null;
  for (const one of candidates) if (one.points >= least && one.points > (found?.points ?? 0)) found = one;
  return found?.item ?? null;
}

const PARTS = /\s+[|–—·•>/]\s+|\s+-\s+|\s*\|\s*|\t+/u;
const HEADER_LINES = 7;
const LONGEST_HEADER = 120;

/** The parts of the lines at the head of an advert: "Baker | Oakline Foods | Leeds". */
export function headerParts(lines: readonly AdvertLine[]): { line: AdvertLine; part: string; at: number }[] {
  return lines
    .slice(0, HEADER_LINES)
    .filter(
      ({ text, isItem }) =>
        !isItem && text.length <= LONGEST_HEADER && !/(?<!(?:^|\s)[SJ]r)[.!?]$/u.test(text),
    )
    .flatMap((line, at) =>
      line.text
        .split(PARTS)
        .filter((part) => part.trim() !== '')
        .map((part) => ({ line, part: part.trim(), at })),
    );
}

export const isWithin = ({ span }: { span: Span }, line: { span: Span }): boolean =>
  span.start >= line.span.start && span.end <= line.span.end;

export const meets = (a: { span: Span }, b: { span: Span }): boolean =>
  a.span.start < b.span.end && b.span.start < a.span.end;
