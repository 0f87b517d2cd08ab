import type { SectionKind } from './heading-words.data.ts';
import { sectionKindOf } from './known-heading.ts';
import { isLabelText } from './paragraphs.ts';
import { labelLines, type LineWeights } from './labelling/label-lines.ts';
import type { LabelledSection, LineLabel } from './labelling/line-labels.ts';
import type { Line } from './prepared-line.ts';
import { Words } from './words.ts';

/** Lines under one heading. The lines above the first heading are a section of kind `header`. */
export interface Section {
  kind: SectionKind | 'header';
  title: Words;
  lines: Line[];
}

/** Kinds of section that the labeller takes for one, which their words tell apart. */
const finer: Partial<Record<LabelledSection, ReadonlySet<SectionKind>>> = {
  contact: new Set(['contact', 'personal', 'links']),
  other: new Set(['publications', 'awards', 'volunteering', 'interests', 'references', 'courses', 'other']),
};

function kindOf(section: LabelledSection, title: string): Section['kind'] {
  const kinds = finer[section];
  const known = kinds ? sectionKindOf(title) : null;
  return known !== null && kinds?.has(known) === true ? known : section;
}

function asLabelled(given: Line, { role, margin }: LineLabel & { margin?: number }): Line {
  const line = { ...given, role, ...(margin === undefined ? {} : { margin }) };
  if (role === 'bodyMore') return { ...line, isContinued: true };
  return role === 'head' || role === 'body' ? { ...line, isContinued: false } : line;
}

/** Lines that the labeller is asked about: none that only says what the next ones are, over and over ("Highlights"). */
export function linesToLabel(lines: readonly Line[]): Line[] {
  const often = new Map<string, number>();
  for (const { text } of lines) if (isLabelText(text)) often.set(text, (often.get(text) ?? 0) + 1);
  return lines.filter(({ text }) => (often.get(text) ?? 0) < 2);
}

/** A document by its sections. */
export interface Sections {
  sections: Section[];
  /** Its lines in their order, each with what it is in its section; the sections hold the same. */
  lines: Line[];
}

/** Parts the lines of a document into sections. */
export function findSections(given: readonly Line[], weights: LineWeights): Sections {
  const lines = linesToLabel(given);
  return sectionsOf(lines, labelLines(lines, weights));
}

/** The sections of lines whose labels are known. */
export function sectionsOf(bare: readonly Line[], labels: readonly LineLabel[]): Sections {
  const lines = bare.map((line, at) => asLabelled(line, labels[at] ?? { section: 'header', role: 'item' }));
  const header: Section = { kind: 'header', title: Words.none, lines: [] };
  const sections: Section[] = [header];
  let open = header;
  lines.forEach((line, at) => {
    const label = labels[at] ?? { section: 'header', role: 'item' };
    const before = labels[at - 1];
    // Nothing stands under words that no heading is known by: they are none.
    const isEmpty = labels[at + 1]?.role === 'heading';
    if (label.role === 'heading' && !(isEmpty && line.known === null)) {
      // "Curriculum vitae" parts nothing.
      if (line.known === 'title') return;
      const title = line.words.without(/\s*:$/u);
      open = { kind: kindOf(label.section, title.text), title, lines: [] };
      sections.push(open);
      return;
    }
    if (label.role === 'heading') open.lines.push(line);
    else if (before?.section !== label.section && label.section === 'header') open = header;
    else if (at > 0 && before?.section !== label.section) {
      open = { kind: kindOf(label.section, ''), title: Words.none, lines: [] };
      sections.push(open);
    }
    if (label.role !== 'heading') open.lines.push(line);
  });
  return { sections, lines };
}
