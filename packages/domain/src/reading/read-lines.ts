import { normaliseDocument, withinLimits, type CvDocument } from '../cv/index.ts';
import { confidenceOf } from './confidence.ts';
import { detectLanguage } from '../text/language/index.ts';
import { detectType } from './detect-type.ts';
import { findContact, findEmail, findPhone, isContactLine, profileLinks } from './find-contact.ts';
import { findName } from './find-name.ts';
import { findSections, type Section } from './find-sections.ts';
import { findUnplaced } from './find-unplaced.ts';
import { listUnplaced } from './list-unplaced.ts';
import { locateFields, type LocatedField } from './locate-fields.ts';
import type { PositionedLine } from './positioned-line.ts';
import { prepare, type Line } from './prepared-line.ts';
import type { ReadCv, ReadingOptions } from './read-cv.ts';
import { readEducation, readExperience, type ReadEntry } from './read-entries.ts';
import { readCertifications, readCustom, readProjects, readSummary } from './read-other-sections.ts';
import { areSpoken, readLanguages, spokenIn } from './read-languages.ts';
import { readSkills } from './read-skills.ts';
import { withColumnsApart } from './skill-lists.ts';
import { peelPlace } from './peel-place.ts';

/** More lines than a file of 60 full pages has. */
const MAX_LINES = 8_000;
/**
 * The small line that Candor prints under the CVs of free plans, with the number of the page, or that number alone. A
 * word processor has yet to fill in the figures of a file that it never opened.
 */
const OWN_MARK = /^(?:Made with Candor(?:\s+\d{0,3} ?\/ ?\d{0,3})?|\d{1,3} \/ \d{1,3}|\/)$/;
/** Place and day above a signature, as German CVs end. */
const SIGNED = /^\p{Lu}[\p{L} ()-]{2,30},\s(?:den\s)?\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{4}$/u;

/** Whether a line says something: no ornament, and nothing that every page of ours or every signed CV says. */
function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !OWN_MARK.test(text) && !SIGNED.test(text);
}

/** Reads the lines of a document, given in reading order, as a CV. Never throws; linear in the number of lines. */
export function readLines(source: readonly PositionedLine[], options: ReadingOptions = {}): ReadCv {
  const { fields, ...read } = readWithMargins(source, options);
  return { ...read, fields: fields.map(({ field }) => field) };
}

/** The same with what the certainty of each field was worked out from. */
export function readWithMargins(
  source: readonly PositionedLine[],
  options: ReadingOptions = {},
): Omit<ReadCv, 'fields'> & { fields: LocatedField[] } {
  const { sections, lines } = findSections(
    prepare(source.slice(0, MAX_LINES).filter(({ text }) => saysSomething(text))),
  );
  const text = lines.map((line) => line.source.text).join('\n');
  const language = detectLanguage(text);
  const { document: placed, margins } = placeSections(sections, lines, language, options);
  const document = withPersonal(placed, sections, lines);
  const detectedType = detectType(text, sections, document);
  const headings = sections.map(({ title }) => title);
  // A letter has no fields that its words could find.
  const unplaced = detectedType === 'cover-letter' ? [] : findUnplaced(lines, document, headings);
  const share = unplaced.reduce((sum, words) => sum + words.length, 0) / Math.max(1, text.length);
  return {
    document,
    detectedType,
    confidence: confidenceOf(detectedType, document, Math.min(1, share)),
    language,
    sections: headings.filter((title) => title !== ''),
    ...listUnplaced(unplaced),
    fields: locateFields(document, lines, margins, sections),
  };
}

/** Under a heading of their own, birth date and the like are kept as they stand: no field holds them. */
function withPersonal(
  document: CvDocument,
  sections: readonly Section[],
  lines: readonly Line[],
): CvDocument {
  const personal = sections.filter(({ kind }) => kind === 'personal');
  if (personal.length === 0) return document;
  const unplaced = new Set(findUnplaced(lines, document, []));
  const own = personal.flatMap(({ title, lines: all }) => {
    const words = all
      .map(({ text }) => text.replaceAll('\t', ' ').trim())
      .filter((text) => unplaced.has(text));
    const entries = words.map((line) => ({ title: line, subtitle: '', start: '', end: '', bullets: [] }));
    return entries.length > 0 ? [{ title, entries }] : [];
  });
  return normaliseDocument(withinLimits({ ...document, custom: [...document.custom, ...own] }));
}

interface Placed {
  document: CvDocument;
  /** By path of a field. */
  margins: Map<string, number>;
}

function linesOf(sections: readonly Section[], ...kinds: Section['kind'][]): Line[] {
  return sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
}

function placeSections(
  sections: readonly Section[],
  lines: readonly Line[],
  language: string,
  options: ReadingOptions,
): Placed {
  const header = linesOf(sections, 'header');
  const stray = linesOf(sections, 'summary').filter(isContactLine);
  const reach = [...linesOf(sections, 'header', 'contact', 'personal', 'links'), ...stray];
  const mail =
    findEmail(reach.map((line) => line.text).join('\n')) ||
    findEmail(lines.map((line) => line.text).join('\n'));
  const named = findName(header, lines, mail);
  const used = new Set(named.used);
  const isLoose = (line: Line) => !used.has(line);
  const contact = findContact([...reach.filter(isLoose), ...named.beside], language);
  const headline = peelPlace(named.headline);
  const own = sections.map(({ lines: all, ...section }) => {
    const left = all.filter(isLoose);
    return { ...section, lines: section.kind === 'skills' ? withColumnsApart(left) : left };
  });
  const summary = readSummary(linesOf(own, 'summary').filter((line) => !stray.includes(line)));
  const spoken = linesOf(own, 'skills').flatMap(spokenIn);
  const skillLines = (lines: readonly Line[]) => lines.filter((line) => spokenIn(line).length === 0);
  const basics: CvDocument['basics'] = {
    name: named.name,
    headline: headline.rest || named.headline,
    email: contact.email || mail,
    phone:
      contact.phone || findPhone(lines.filter(({ source }) => source.page === 1).slice(0, 400), language),
    location: contact.location || headline.place,
    links: profileLinks(contact.links, lines),
  };
  const jobs = own.flatMap(({ kind, lines }) =>
    kind === 'experience' ? readExperience(lines, options) : [],
  );
  const schools = own.flatMap(({ kind, lines }) => (kind === 'education' ? readEducation(lines) : []));
  const document: CvDocument = {
    basics,
    summary,
    experience: jobs.map(({ entry }) => entry),
    education: schools.map(({ entry }) => entry),
    skills: own
      .flatMap(({ kind, lines }) => (isSkills(kind, lines) ? readSkills(skillLines(lines)) : []))
      .filter(({ name }) => !isContact(name, basics)),
    projects: own.flatMap(({ kind, lines }) => (kind === 'projects' ? readProjects(lines) : [])),
    languages: [
      ...own.flatMap(({ kind, lines }) =>
        kind === 'languages' && !isSkills(kind, lines) ? readLanguages(lines) : [],
      ),
      ...readLanguages(spoken),
    ],
    certifications: own.flatMap(({ kind, lines }) =>
      kind === 'certifications' ? readCertifications(lines) : [],
    ),
    custom: own.filter(isCustom).map(readCustom),
  };
  return {
    document: normaliseDocument(withinLimits(document)),
    margins: new Map([...marginsIn('experience', jobs), ...marginsIn('education', schools)]),
  };
}

function marginsIn<E>(section: string, entries: readonly ReadEntry<E>[]): [string, number][] {
  return entries.flatMap(({ margins }, at) =>
    Object.entries<number | undefined>(margins).flatMap(([field, margin]): [string, number][] =>
      margin === undefined ? [] : [[`${section}.${at}.${field}`, margin]],
    ),
  );
}

/** Whether some words only say how to reach the person; a footer may stand below a list of skills. */
function isContact(words: string, { email, phone, links }: CvDocument['basics']): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const known = [email, phone, ...links.map(({ url }) => url)].map(bare).filter((text) => text !== '');
  return known.includes(bare(words)) || findEmail(words) === words;
}

/** Programming languages stand under the same heading as spoken ones. */
function isSkills(kind: Section['kind'], lines: readonly Line[]): boolean {
  return kind === 'skills' || (kind === 'languages' && lines.length > 0 && !areSpoken(lines));
}

const customKinds = new Set<Section['kind']>([
  'publications',
  'awards',
  'volunteering',
  'interests',
  'references',
  'courses',
  'other',
]);

function isCustom({ kind, lines }: Section): boolean {
  return customKinds.has(kind) && lines.length > 0;
}
