import { knownHeadings, sectionNames, type SectionName } from './headings.data.ts';
import { isListLine } from './text-line-rules.ts';
import { capitalised } from '../text/index.ts';

const byText = new Map(
  sectionNames.flatMap((name) => knownHeadings[name].map((text): [string, SectionName] => [text, name])),
);
const SMALL_WORDS = new Set(['of', 'and', 'the', 'in', 'for', 'at', 'to', 'a', 'with']);
const MAX_LENGTH = 60;

/** The section that a line names as its heading, whatever its case; undefined for other words. */
export function sectionOf(line: string): SectionName | undefined {
  return byText.get(line.trim().replace(/:$/, '').toUpperCase());
}

/** Whether a line is written in capitals throughout, as headings of the text form are. */
export function isAllCaps(line: string): boolean {
  return line === line.toUpperCase() && line !== line.toLowerCase();
}

/** Whether a line can be the heading of a section the document has no place for; an item of a list is none. */
export function isCustomHeading(line: string): boolean {
  return (
    line.length <= MAX_LENGTH &&
    isAllCaps(line) &&
    !isListLine(line) &&
    !/[|•@,;#\\]/.test(line) &&
    !/^\W*\d/.test(line)
  );
}

/** "VOLUNTEER WORK" as a title: "Volunteer Work". */
export function titleCase(heading: string): string {
  return heading
    .toLowerCase()
    .split(' ')
    .map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : capitalised(word)))
    .join(' ');
}

/**
 * The line that stands above a custom section: capitals where the title can be read back from them, otherwise the
 * title behind a `#`, and behind `#=` where it would name one of our own sections.
 */
export function customHeading(title: string): string {
  const capitals = title.toUpperCase();
  if (sectionOf(title)) return `#= ${title}`;
  return titleCase(capitals) === title && isCustomHeading(capitals) ? capitals : `# ${title}`;
}

/** Where a line stands, which decides whether capitals make it a heading. */
export interface LinePlace {
  isAfterBlank: boolean;
  /** The first line with text below a heading is never a custom heading: no section is empty. */
  isFirstInSection: boolean;
}

export type Heading = { kind: 'section'; name: SectionName } | { kind: 'custom'; title: string };

/** The heading a line is, or null. Our own section names count in capitals anywhere, in other case after a blank line. */
export function headingAt(line: string, place: LinePlace): Heading | null {
  const marked = /^#+(=?)\s+(.+)$/.exec(line);
  const named = sectionOf(marked?.[2] ?? line);
  if (marked?.[1]) return { kind: 'custom', title: marked[2] ?? '' };
  if (named && (marked || place.isAfterBlank || isAllCaps(line))) return { kind: 'section', name: named };
  if (marked) return { kind: 'custom', title: marked[2] ?? '' };
  if (place.isAfterBlank && !place.isFirstInSection && isCustomHeading(line))
    return { kind: 'custom', title: titleCase(line) };
  return null;
}
