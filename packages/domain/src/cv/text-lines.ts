import type { Span } from '../text/index.ts';
import { headingAt, sectionOf, type Heading } from './heading.ts';
import { isListLine, withoutMark } from './text-line-rules.ts';

export type LineKind = 'name' | 'heading' | 'subheading' | 'bullet' | 'text' | 'blank';

/** A line of the text form as the text view shows it. `text` is without bullet mark, heading hash and escapes. */
export interface TextLine {
  kind: LineKind;
  text: string;
  span: Span;
}

const ENTRY_SECTIONS = new Set(['experience', 'education', 'projects', 'certifications', 'custom']);

function shown(line: string): string {
  return line.replaceAll(/\\(.)/gsu, '$1');
}

/** The lines of a CV's text with what each is: all-caps lines are headings, the first line of an entry a sub-heading. */
export function textLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let section = '';
  let isAfterBlank = true;
  let isFirstInSection = false;
  let start = 0;
  for (const raw of text.split('\n')) {
    const span = { start, end: start + raw.length };
    start += raw.length + 1;
    const line = raw.trim();
    if (line === '') {
      lines.push({ kind: 'blank', text: '', span });
      isAfterBlank = true;
      continue;
    }
    const isName = section === '' && lines.every((before) => before.kind === 'blank');
    const heading: Heading | null =
      isName && !sectionOf(line) && !line.startsWith('#')
        ? null
        : headingAt(line, { isAfterBlank, isFirstInSection });
    if (heading) {
      section = heading.kind === 'section' ? heading.name : 'custom';
      lines.push({ kind: 'heading', text: line.replace(/^#+=?\s+/, ''), span });
    } else if (isName) {
      lines.push({ kind: 'name', text: shown(line), span });
    } else if (isListLine(line)) {
      lines.push({ kind: 'bullet', text: withoutMark(line), span });
    } else {
      const isEntry = isAfterBlank && ENTRY_SECTIONS.has(section);
      lines.push({ kind: isEntry ? 'subheading' : 'text', text: shown(line), span });
    }
    isFirstInSection = heading !== null;
    isAfterBlank = false;
  }
  return lines;
}

/** A text without the marks that models and Markdown leave: code fences, bold and italic, heading hashes. */
export function stripMarkup(text: string): string {
  return text
    .replaceAll(/^```[^\n]*\n?/gm, '')
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .trim();
}
