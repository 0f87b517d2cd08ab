import type { Span } from '../text/index.ts';
import { contactParts, isContactLine } from './contact-line.ts';
import type { CvDocument, CvDocumentInput, Language, Skill } from './document.ts';
import type { SingleDate } from './duration.ts';
import { composeEntryLine, type EntryLine } from './entry-line.ts';
import { escapeMarks, escapeOutsideBrackets, splitOutsideBrackets } from './escape.ts';
import { customHeading, headingAt, sectionOf } from './heading.ts';
import { sectionHeadings } from './headings.data.ts';
import { normaliseDocument } from './normalise.ts';
import { CLOSING_MARK, isListLine, isProse, ITEM_MARKS } from './text-line-rules.ts';

/** Where a field's value stands in the text form, by its path in the document: `experience.0.bullets.2`. */
export interface Place {
  path: string;
  span: Span;
}

export interface TextWithPlaces {
  text: string;
  places: Place[];
}

/** Collects lines and remembers where fields stand in them. */
class TextBuilder {
  text = '';
  readonly places: Place[] = [];
  #isAfterBlank = true;
  #isFirstInSection = false;

  get linePlace() {
    return { isAfterBlank: this.#isAfterBlank, isFirstInSection: this.#isFirstInSection };
  }

  line(text: string, fields: readonly { path: string; text: string }[] = []): void {
    if (this.text !== '') this.text += '\n';
    let from = 0;
    for (const field of fields) {
      const at = text.indexOf(field.text, from);
      if (at < 0 || field.text === '') continue;
      from = at + field.text.length;
      this.places.push({
        path: field.path,
        span: { start: this.text.length + at, end: this.text.length + from },
      });
    }
    this.text += text;
    this.#isAfterBlank = text === '';
    if (text !== '') this.#isFirstInSection = false;
  }

  blank(): void {
    if (this.text !== '') this.line('');
  }

  heading(text: string, path: string): void {
    this.blank();
    this.line(text, [{ path, text: text.replace(/^#=? /, '') }]);
    this.line('');
    this.#isFirstInSection = true;
  }

  /** A line that must not be read as anything but text: a leading backslash says so where it would be. */
  guarded(
    text: string,
    fields: readonly { path: string; text: string }[],
    isMisread: (text: string) => boolean,
  ): void {
    this.line(headingAt(text, this.linePlace) || isMisread(text) ? `\\${text}` : text, fields);
  }
}

function startsEscaped(text: string): boolean {
  return text.startsWith('\\');
}

function header(out: TextBuilder, document: CvDocument): void {
  const { basics } = document;
  const parts = contactParts(basics);
  const isEmpty = basics.name === '' && basics.headline === '' && parts.length === 0;
  const beginsWithOwnHeading =
    document.summary !== '' || Object.keys(sectionHeadings).some((name) => lengthOf(document, name) > 0);
  if (isEmpty && (beginsWithOwnHeading || document.custom.length === 0)) return;
  const name = basics.name === '' ? '-' : basics.name;
  const isMisreadName = sectionOf(name) || /^(?:#|\\)/.test(name) || basics.name === '-';
  out.line(
    isMisreadName ? `\\${name}` : name,
    basics.name === '' ? [] : [{ path: 'basics.name', text: basics.name }],
  );
  if (basics.headline !== '') {
    const fields = [{ path: 'basics.headline', text: basics.headline }];
    out.guarded(basics.headline, fields, (line) => startsEscaped(line) || isContactLine(line));
  }
  if (parts.length > 0) {
    const text = parts.map((part) => part.text).join(' | ');
    out.guarded(text, parts, () => false);
  }
}

function lengthOf(document: CvDocument, name: string): number {
  const section = Object.entries(document).find(([key]) => key === name)?.[1];
  return Array.isArray(section) ? section.length : 0;
}

interface Entry extends EntryLine {
  path: string;
  names: readonly string[];
  bullets: readonly string[];
}

function entries(out: TextBuilder, all: readonly Entry[], singleIs: SingleDate = 'start'): void {
  all.forEach((entry, at) => {
    if (at > 0) out.blank();
    const { text, fieldTexts } = composeEntryLine(entry, singleIs);
    const fields = entry.names.map((name, index) => ({
      path: `${entry.path}.${name}`,
      text: entry.fields[index] === '' ? '' : (fieldTexts[index] ?? ''),
    }));
    out.guarded(text, fields, (line) => isListLine(line) || isProse(line));
    entry.bullets.forEach((bullet, index) =>
      out.line(`• ${bullet}`, [{ path: `${entry.path}.bullets.${index}`, text: bullet }]),
    );
  });
}

function skillLines(out: TextBuilder, skills: readonly Skill[]): void {
  for (let at = 0; at < skills.length;) {
    const group = skills[at]?.group ?? '';
    const from = at;
    while (at < skills.length && (skills[at]?.group ?? '') === group) at += 1;
    const run = skills.slice(from, at);
    // One name with a comma in it, and the whole line is parted by semicolons.
    const isClosed = run.some(({ name }) => splitOutsideBrackets(name, ITEM_MARKS).length > 1);
    const marks = (isClosed ? CLOSING_MARK : ITEM_MARKS) + (group === '' ? ':' : '');
    const fields = run.map(({ name }, index) => ({
      path: `skills.${from + index}`,
      text: escapeOutsideBrackets(name, marks),
    }));
    const names = fields.map(({ text }) => text).join(isClosed ? `${CLOSING_MARK} ` : ', ');
    const prefix = group === '' ? '' : `${escapeOutsideBrackets(group, ':')}: `;
    const shown = prefix === '' ? fields : [{ path: '', text: prefix }, ...fields];
    out.guarded(prefix + names + (isClosed && run.length === 1 ? CLOSING_MARK : ''), shown, isListLine);
  }
}

const languageName = (name: string) => escapeOutsideBrackets(name, ':');

function languageLine({ name, level }: Language): string {
  if (level !== '') return `${languageName(name)}: ${escapeMarks(level, '')}`;
  // The colon says that all before it is the name: "Chinese (Mandarin)" without it would be a name and a level.
  return /[,;|•:()]/.test(name) ? `${languageName(name)}:` : languageName(name);
}

/** The text form and where each field stands in it. The document is normalised first. */
export function toTextWithPlaces(parts: CvDocumentInput): TextWithPlaces {
  const document = normaliseDocument(parts);
  const out = new TextBuilder();
  header(out, document);
  if (document.summary !== '') {
    out.heading(sectionHeadings.summary, 'summary');
    const start = out.text.length + 1;
    for (const line of document.summary.split('\n')) out.guarded(line, [], startsEscaped);
    out.places.push({ path: 'summary', span: { start, end: out.text.length } });
  }
  if (document.experience.length > 0) {
    out.heading(sectionHeadings.experience, 'experience');
    const jobs = document.experience.map((job, at) => ({
      ...job,
      path: `experience.${at}`,
      names: ['position', 'company', 'location'],
      fields: [job.position, job.company, job.location],
      url: '',
    }));
    entries(out, jobs);
  }
  if (document.education.length > 0) {
    out.heading(sectionHeadings.education, 'education');
    const schools = document.education.map((school, at) => ({
      ...school,
      path: `education.${at}`,
      names: ['degree', 'institution', 'location'],
      fields: [school.degree, school.institution, school.location],
      url: '',
    }));
    entries(out, schools, 'end');
  }
  if (document.skills.length > 0) {
    out.heading(sectionHeadings.skills, 'skills');
    skillLines(out, document.skills);
  }
  if (document.projects.length > 0) {
    out.heading(sectionHeadings.projects, 'projects');
    entries(
      out,
      document.projects.map((project, at) => ({
        ...project,
        path: `projects.${at}`,
        names: ['name'],
        fields: [project.name],
      })),
    );
  }
  if (document.languages.length > 0) {
    out.heading(sectionHeadings.languages, 'languages');
    document.languages.forEach((language, at) => {
      const fields = [{ path: `languages.${at}`, text: languageName(language.name) }];
      out.guarded(languageLine(language), fields, isListLine);
    });
  }
  if (document.certifications.length > 0) {
    out.heading(sectionHeadings.certifications, 'certifications');
    const all = document.certifications.map((certification, at) => ({
      path: `certifications.${at}`,
      names: ['name', 'issuer'],
      fields: [certification.name, certification.issuer],
      start: certification.date,
      end: '',
      url: certification.url,
      bullets: [],
    }));
    entries(out, all);
  }
  document.custom.forEach((section, at) => {
    out.heading(customHeading(section.title), `custom.${at}.title`);
    entries(
      out,
      section.entries.map((entry, index) => ({
        ...entry,
        path: `custom.${at}.entries.${index}`,
        names: ['title', 'subtitle'],
        fields: [entry.title, entry.subtitle],
        url: '',
      })),
    );
  });
  return { text: out.text, places: out.places.filter((place) => place.path !== '') };
}

/** The text form of a CV: what the product stores as `generatedCv`. `fromText` reads it back without loss. */
export function toText(document: CvDocumentInput): string {
  return toTextWithPlaces(document).text;
}
