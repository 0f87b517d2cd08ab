import { isContactLine, readContactPart } from './contact-line.ts';
import type { CvDocument } from './document.ts';
import { cvLimits } from './limits.ts';
import { readRange, type SingleDate } from './duration.ts';
import { readEntryLine, type EntryLine } from './entry-line.ts';
import { splitAtMark, splitOutsideBrackets, unescapeMarks } from './escape.ts';
import { headingAt, sectionOf, type Heading } from './heading.ts';
import { normaliseDocument } from './normalise.ts';
import { CLOSING_MARK, isListLine, isProse, ITEM_MARKS, withoutMark } from './text-line-rules.ts';
import { withinLimits } from './within-limits.ts';
import { toPlainText } from '../text/index.ts';

interface Line {
  text: string;
  isAfterBlank: boolean;
}

interface Section {
  heading: Heading | { kind: 'header' };
  lines: Line[];
}

/** Parts a text at its headings. The first line is a name, unless it is one of our own headings. */
function sectionsOf(text: string): Section[] {
  const sections: Section[] = [{ heading: { kind: 'header' }, lines: [] }];
  let isAfterBlank = true;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const current = sections.at(-1);
    if (line !== '' && current) {
      const isName = sections.length === 1 && current.lines.length === 0;
      const isFirstInSection = sections.length > 1 && current.lines.length === 0;
      const heading =
        isName && !sectionOf(line) && !line.startsWith('#')
          ? null
          : headingAt(line, { isAfterBlank, isFirstInSection });
      if (heading) sections.push({ heading, lines: [] });
      else current.lines.push({ text: line, isAfterBlank });
    }
    isAfterBlank = line === '';
  }
  return sections;
}

function withoutGuard(line: string): string {
  return line.startsWith('\\') ? line.slice(1) : line;
}

function readHeader(lines: readonly Line[]): CvDocument['basics'] {
  const [first, ...rest] = lines.map((line) => line.text);
  const basics: CvDocument['basics'] = {
    name: first === undefined || first === '-' ? '' : withoutGuard(first),
    headline: '',
    email: '',
    phone: '',
    location: '',
    links: [],
  };
  const [second] = rest;
  if (second !== undefined && (second.startsWith('\\') || !isContactLine(second))) {
    basics.headline = withoutGuard(second);
    rest.shift();
  }
  for (const segment of rest.flatMap((line) => splitAtMark(line, '|'))) {
    const part = readContactPart(segment.trim());
    if (part.kind === 'link') basics.links.push({ label: part.label, url: part.url });
    else if (basics[part.kind] === '') basics[part.kind] = part.value;
    // What is over the limit is cut in the end: joining it all would take quadratic time.
    else if (basics.location.length <= cvLimits.line)
      basics.location = [basics.location, part.value].filter((words) => words !== '').join(', ');
  }
  return basics;
}

type ReadEntry = EntryLine & { bullets: string[] };

/** Entries of a section: a line after a blank one begins the next; lines right below it complete it. */
function readEntries(lines: readonly Line[], count: number, singleIs: SingleDate = 'start'): ReadEntry[] {
  const entries: ReadEntry[] = [];
  for (const { text, isAfterBlank } of lines) {
    // The rest would be cut in the end.
    if (entries.length > cvLimits.entries) break;
    const current = entries.at(-1);
    if (isListLine(text)) {
      if (current) current.bullets.push(withoutMark(text));
      else entries.push({ ...readEntryLine('-', count, singleIs), bullets: [withoutMark(text)] });
    } else if (!current || (isAfterBlank && !isProse(text))) {
      entries.push({ ...readEntryLine(text, count, singleIs), bullets: [] });
    } else {
      completeEntry(current, text, singleIs);
    }
  }
  return entries;
}

/** Text from elsewhere often spreads employer and dates over the lines below a title. */
function completeEntry(entry: ReadEntry, text: string, singleIs: SingleDate): void {
  const dates = readRange(text, singleIs);
  const free = entry.fields.indexOf('');
  const isStarting = entry.bullets.length === 0;
  if (isStarting && dates && entry.start === '' && entry.end === '') Object.assign(entry, dates);
  else if (isStarting && free > 0 && text.length <= 100 && !/[.!?]$/.test(text)) {
    const more = readEntryLine(text, entry.fields.length - free, singleIs);
    entry.fields.splice(free, more.fields.length, ...more.fields);
    if (entry.start === '' && entry.end === '') Object.assign(entry, { start: more.start, end: more.end });
  } else entry.bullets.push(withoutGuard(text));
}

function readSkills(lines: readonly Line[]): CvDocument['skills'] {
  return lines.flatMap(({ text }) => {
    const [head = '', ...tail] = splitOutsideBrackets(isListLine(text) ? withoutMark(text) : text, ':');
    const group = tail.length > 0 ? unescapeMarks(head.trim()) : '';
    const items = tail.length > 0 ? tail.join(':') : head;
    const closed = splitOutsideBrackets(items, CLOSING_MARK);
    const names = closed.length > 1 ? closed : splitOutsideBrackets(items, ITEM_MARKS);
    return names.map((name) => ({ name: unescapeMarks(name.trim()), group }));
  });
}

function readLanguages(lines: readonly Line[]): CvDocument['languages'] {
  return lines.flatMap(({ text }) => {
    const line = isListLine(text) ? withoutMark(text) : text;
    const [name = '', ...level] = splitOutsideBrackets(line, ':');
    if (level.length > 0)
      return [{ name: unescapeMarks(name.trim()), level: unescapeMarks(level.join(':').trim()) }];
    return splitAtMark(line, ITEM_MARKS).map((item) => {
      const [bare = '', inside = ''] = splitAtMark(item, '()');
      return { name: unescapeMarks(bare.trim()), level: unescapeMarks(inside.trim()) };
    });
  });
}

/**
 * Reads a CV's text form back into its document: without loss what `toText` made, sensibly what a person edited or
 * wrote elsewhere. Never throws; what passes the limits of a document is cut. Linear in the length of the text.
 */
export function fromText(text: string): CvDocument {
  const document: CvDocument = normaliseDocument({});
  for (const { heading, lines } of sectionsOf(toPlainText(text))) {
    switch (heading.kind) {
      case 'header':
        document.basics = readHeader(lines);
        break;
      case 'custom': {
        if (document.custom.length > cvLimits.sections) break;
        const entries = readEntries(lines, 2).map(
          ({ fields: [title = '', subtitle = ''], start, end, bullets }) => ({
            title,
            subtitle,
            start,
            end,
            bullets,
          }),
        );
        document.custom.push({ title: heading.title, entries });
        break;
      }
      case 'section':
        readSection(document, heading.name, lines);
        break;
      default:
        heading satisfies never;
    }
  }
  return normaliseDocument(withinLimits(document));
}

function readSection(
  document: CvDocument,
  name: Extract<Heading, { kind: 'section' }>['name'],
  lines: readonly Line[],
): void {
  switch (name) {
    case 'summary': {
      const paragraphs = lines.map(
        ({ text, isAfterBlank }, at) => (at > 0 && isAfterBlank ? '\n' : '') + withoutGuard(text),
      );
      document.summary = [document.summary, paragraphs.join('\n')].filter((part) => part !== '').join('\n\n');
      break;
    }
    case 'experience':
      if (document.experience.length > cvLimits.entries) break;
      document.experience = document.experience.concat(
        readEntries(lines, 3).map(
          ({ fields: [position = '', company = '', location = ''], start, end, bullets }) => ({
            company,
            position,
            location,
            start,
            end,
            bullets,
          }),
        ),
      );
      break;
    case 'education':
      if (document.education.length > cvLimits.entries) break;
      document.education = document.education.concat(
        readEntries(lines, 3, 'end').map(
          ({ fields: [degree = '', institution = '', location = ''], start, end, bullets }) => ({
            institution,
            degree,
            location,
            start,
            end,
            bullets,
          }),
        ),
      );
      break;
    case 'skills':
      if (document.skills.length > cvLimits.skills) break;
      document.skills = document.skills.concat(readSkills(lines));
      break;
    case 'projects':
      if (document.projects.length > cvLimits.entries) break;
      document.projects = document.projects.concat(
        readEntries(lines, 1).map(({ fields: [project = ''], url, start, end, bullets }) => ({
          name: project,
          url,
          start,
          end,
          bullets,
        })),
      );
      break;
    case 'languages':
      if (document.languages.length > cvLimits.entries) break;
      document.languages = document.languages.concat(readLanguages(lines));
      break;
    case 'certifications':
      if (document.certifications.length > cvLimits.entries) break;
      document.certifications = document.certifications.concat(
        readEntries(lines, 2).map(({ fields: [title = '', issuer = ''], start, end, url }) => ({
          name: title,
          issuer,
          date: start || end,
          url,
        })),
      );
      break;
    default:
      name satisfies never;
  }
}
