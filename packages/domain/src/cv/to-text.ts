import type { Span } from '../text/index.ts';
import { isContactLine } from './contact-line.ts';
import type { CvDocument, CvDocumentInput, Skill } from './document.ts';
import type { SingleDate } from './duration.ts';
import type { EntryLine } from './entry-line.ts';
import { headingAt, sectionOf } from './heading.ts';
import { sectionHeadings, type SectionName } from './headings.data.ts';
import { normaliseDocument } from './normalise.ts';
import { exactForm, type TextForm } from './text-form.ts';
import type { LineKind } from './text-lines.ts';
import { isListLine, isProse } from './text-line-rules.ts';

/** Where a field's value stands in the text form, by its path in the document: `experience.0.bullets.2`. */
export interface Place {
  path: string;
  span: Span;
}

/** A line as it was written, without the mark of a bullet. */
export interface WrittenLine {
  kind: LineKind;
  text: string;
}

export interface TextWithPlaces {
  text: string;
  places: Place[];
  lines: WrittenLine[];
}

/** Collects lines and remembers where fields stand in them. */
class TextBuilder {
  text = '';
  readonly places: Place[] = [];
  readonly lines: WrittenLine[] = [];
  #isAfterBlank = true;
  #isFirstInSection = false;
  readonly form: TextForm;

  constructor(form: TextForm) {
    this.form = form;
  }

  get linePlace() {
    return { isAfterBlank: this.#isAfterBlank, isFirstInSection: this.#isFirstInSection };
  }

  line(
    text: string,
    fields: readonly { path: string; text: string }[] = [],
    kind: LineKind = text === '' ? 'blank' : 'text',
  ): void {
    this.lines.push({ kind, text: kind === 'bullet' ? text.slice(2) : text });
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

  section(name: SectionName): void {
    this.heading(this.form.heading(name), name);
  }

  heading(text: string, path: string): void {
    this.blank();
    this.line(text, [{ path, text: text.replace(/^#=? /, '') }], 'heading');
    this.line('');
    this.#isFirstInSection = true;
  }

  /** A line that must not be read as anything but text: a leading backslash says so where it would be. */
  guarded(
    text: string,
    fields: readonly { path: string; text: string }[],
    isMisread: (text: string) => boolean,
    kind?: LineKind,
  ): void {
    const isGuarded = this.form.isReadBack && (headingAt(text, this.linePlace) !== null || isMisread(text));
    this.line(isGuarded ? `\\${text}` : text, fields, kind);
  }
}

function startsEscaped(text: string): boolean {
  return text.startsWith('\\');
}

function header(out: TextBuilder, document: CvDocument): void {
  const { basics } = document;
  const parts = out.form.contactParts(basics);
  const isEmpty = basics.name === '' && basics.headline === '' && parts.length === 0;
  const beginsWithOwnHeading =
    document.summary !== '' || Object.keys(sectionHeadings).some((name) => lengthOf(document, name) > 0);
  if (isEmpty && (beginsWithOwnHeading || document.custom.length === 0)) return;
  nameLine(out, basics.name);
  if (basics.headline !== '') {
    const fields = [{ path: 'basics.headline', text: basics.headline }];
    out.guarded(basics.headline, fields, (line) => startsEscaped(line) || isContactLine(line));
  }
  if (parts.length > 0) {
    const text = parts.map((part) => part.text).join(' | ');
    out.guarded(text, parts, () => false);
  }
}

function nameLine(out: TextBuilder, typed: string): void {
  const fields = typed === '' ? [] : [{ path: 'basics.name', text: typed }];
  if (!out.form.isReadBack) {
    if (typed !== '') out.line(typed, fields, 'name');
    return;
  }
  const name = typed === '' ? '-' : typed;
  const isMisread = sectionOf(name) !== undefined || /^(?:#|\\)/.test(name) || typed === '-';
  out.line(isMisread ? `\\${name}` : name, fields, 'name');
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
    const { text, fieldTexts } = out.form.entryLine(entry, singleIs);
    const fields = entry.names.map((name, index) => ({
      path: `${entry.path}.${name}`,
      text: entry.fields[index] === '' ? '' : (fieldTexts[index] ?? ''),
    }));
    out.guarded(text, fields, (line) => isListLine(line) || isProse(line), 'subheading');
    entry.bullets.forEach((bullet, index) =>
      out.line(`• ${bullet}`, [{ path: `${entry.path}.bullets.${index}`, text: bullet }], 'bullet'),
    );
  });
}

function skillLines(out: TextBuilder, skills: readonly Skill[]): void {
  for (let at = 0; at < skills.length;) {
    const group = skills[at]?.group ?? '';
    const from = at;
    while (at < skills.length && (skills[at]?.group ?? '') === group) at += 1;
    const run = skills.slice(from, at);
    const { text, itemTexts, groupText } = out.form.skillLine(
      group,
      run.map(({ name }) => name),
    );
    const fields = itemTexts.map((words, index) => ({ path: `skills.${from + index}`, text: words }));
    out.guarded(text, groupText === '' ? fields : [{ path: '', text: groupText }, ...fields], isListLine);
  }
}

/** The text form and where each field stands in it. The document is normalised first. */
export function toTextWithPlaces(parts: CvDocumentInput, form: TextForm = exactForm): TextWithPlaces {
  const document = normaliseDocument(parts);
  const out = new TextBuilder(form);
  header(out, document);
  if (document.summary !== '') {
    out.section('summary');
    const start = out.text.length + 1;
    for (const line of document.summary.split('\n')) out.guarded(line, [], startsEscaped);
    out.places.push({ path: 'summary', span: { start, end: out.text.length } });
  }
  if (document.experience.length > 0) {
    out.section('experience');
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
    out.section('education');
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
    out.section('skills');
    skillLines(out, document.skills);
  }
  if (document.projects.length > 0) {
    out.section('projects');
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
    out.section('languages');
    document.languages.forEach((language, at) => {
      const fields = [{ path: `languages.${at}`, text: form.languageName(language.name) }];
      out.guarded(form.languageLine(language), fields, isListLine);
    });
  }
  if (document.certifications.length > 0) {
    out.section('certifications');
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
    out.heading(form.customHeading(section.title), `custom.${at}.title`);
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
  return { text: out.text, places: out.places.filter((place) => place.path !== ''), lines: out.lines };
}

/** The text form of a CV: what the product stores as `generatedCv`. `fromText` reads it back without loss. */
export function toText(document: CvDocumentInput): string {
  return toTextWithPlaces(document).text;
}
