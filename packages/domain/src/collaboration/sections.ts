import type { Span } from '../text/index.ts';

interface Section extends Span {
  heading: string;
}

const isHeading = (line: string) =>
  /\p{L}{2}/u.test(line) && line === line.toUpperCase() && line !== line.toLowerCase() && line.length <= 60;

/** The sections of a text form: what stands under a heading, a line of capitals between empty lines. */
export function sectionsOf(text: string): Section[] {
  const headings = [...text.matchAll(/(?<=\n\n)([^\n]+)(?=\n\n)/gu)].flatMap(({ 0: line, index }) =>
    isHeading(line) ? [{ heading: line, start: index }] : [],
  );
  return headings.map(({ heading, start }, at) => ({
    heading,
    start,
    end: text.slice(start, headings[at + 1]?.start ?? text.length).trimEnd().length + start,
  }));
}
