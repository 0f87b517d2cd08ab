import { normaliseDocument, withinLimits, type CustomSection, type CvDocument } from '../cv/index.ts';
import { confidenceOf } from './confidence.ts';
import { detectLanguage } from '../text/language/index.ts';
import { detectType } from './detect-type.ts';
import { documentOf, fieldsIn, type Fielded } from './field.ts';
import { findContact, findEmail, findPhone, firstSaid, isContactLine, isEmail } from './find-contact.ts';
import { findName } from './find-name.ts';
import { findSections, type Section } from './find-sections.ts';
import { listUnplaced } from './list-unplaced.ts';
import { fittedWeights } from './labelling/weights.ts';
import { splitOffPlace } from './split-off-place.ts';
import { placeFields, type PlacedField } from './place-fields.ts';
import type { PositionedLine } from './positioned-line.ts';
import { prepare, type Line } from './prepared-line.ts';
import type { ReadCv, ReadingOptions } from './read-cv.ts';
import { readEducation, readExperience } from './read-entries.ts';
import type { HeadReading } from './read-heads.ts';
import { areSpoken, readLanguages } from './read-languages.ts';
import { readCertifications, readCustom, readProjects, readSummary } from './read-other-sections.ts';
import { readSkills } from './read-skills.ts';
import { unplacedLines } from './unplaced-lines.ts';
import { Words } from './words.ts';

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
  { titleCertainty }: ReadingOptions = {},
): Omit<ReadCv, 'fields'> & { fields: PlacedField[] } {
  const weights = fittedWeights();
  const { sections, lines } = findSections(
    prepare(source.slice(0, MAX_LINES).filter(({ text }) => saysSomething(text))),
    weights.lines,
  );
  const text = lines.map((line) => line.text).join('\n');
  const language = detectLanguage(text);
  const read = readSections(sections, lines, language, { weights: weights.heads, titleCertainty });
  const contents = new Set(sections.flatMap((section) => section.lines));
  const left = unplacedLines(
    lines.filter((line) => contents.has(line)),
    fieldsIn(read, documentOf(read)).map(([, field]) => field),
  );
  read.custom = withPersonalLines(read.custom, sections, left);
  const document = normaliseDocument(withinLimits(documentOf(read)));
  const detectedType = detectType(text, sections, document);
  const personal = sections.flatMap((section) => (section.kind === 'personal' ? section.lines : []));
  // A letter has no fields that its words could find.
  const unplaced =
    detectedType === 'cover-letter'
      ? []
      : left.filter((line) => !personal.includes(line)).map((line) => inOneColumn(line).text);
  const share = unplaced.reduce((sum, words) => sum + words.length, 0) / Math.max(1, text.length);
  return {
    document,
    detectedType,
    confidence: confidenceOf(detectedType, document, Math.min(1, share)),
    language,
    sections: sections.map(({ title }) => title.text).filter((title) => title !== ''),
    ...listUnplaced([...new Set(unplaced)]),
    fields: placeFields(fieldsIn(read, document), lines),
  };
}

function inOneColumn({ words }: Line): Words {
  return words.without(/\t/gu, ' ').trimmed();
}

/** Under a heading of their own, birth date and the like are kept as they stand: no field holds them. */
function withPersonalLines(
  custom: readonly Fielded<CustomSection>[],
  sections: readonly Section[],
  left: readonly Line[],
): Fielded<CustomSection>[] {
  const none = { subtitle: Words.none, start: Words.none, end: Words.none, bullets: [] };
  const personal = sections.filter(isPersonalSection).values();
  return custom
    .map((section) => {
      if (section.entries.length > 0) return section;
      const own = (personal.next().value?.lines ?? []).filter((line) => left.includes(line));
      return { ...section, entries: own.map((line) => ({ title: inOneColumn(line), ...none })) };
    })
    .filter(({ entries }) => entries.length > 0);
}

function isPersonalSection({ kind, lines }: Section): boolean {
  return kind === 'personal' && lines.length > 0;
}

function linesOf(sections: readonly Section[], ...kinds: Section['kind'][]): Line[] {
  return sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
}

/** The fields of a document by its sections. */
function readSections(
  sections: readonly Section[],
  lines: readonly Line[],
  language: string,
  by: HeadReading,
): Fielded<CvDocument> {
  const stray = linesOf(sections, 'summary').filter(isContactLine);
  const reach = [...linesOf(sections, 'header', 'contact', 'personal', 'links'), ...stray];
  const mail = firstSaid(findEmail(reach), findEmail(lines));
  const named = findName(lines);
  const used = new Set(named.used);
  const own = sections.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => !used.has(line)),
  }));
  const each = <T>(kind: Section['kind'], read: (lines: readonly Line[], by: HeadReading) => T[]) =>
    own.flatMap((section) => (section.kind === kind ? read(section.lines, by) : []));
  const contact = findContact([...reach.filter((line) => !used.has(line)), ...named.beside], language);
  const { rest, place } = splitOffPlace(named.headline);
  const basics: Fielded<CvDocument['basics']> = {
    name: named.name,
    headline: firstSaid(rest, named.headline),
    email: firstSaid(contact.email, mail),
    phone: firstSaid(
      contact.phone,
      findPhone(lines.filter(({ source }) => source.page === 1).slice(0, 400), language),
    ),
    location: firstSaid(contact.location, place),
    links: contact.links,
  };
  // Programming languages stand under the same heading as spoken ones.
  const skills = own.filter(
    ({ kind, lines: all }) =>
      kind === 'skills' || (kind === 'languages' && all.length > 0 && !areSpoken(all)),
  );
  const listed = skills.map((section) => readSkills(section.lines));
  const spoken = own.filter((section) => section.kind === 'languages' && !skills.includes(section));
  return {
    basics,
    summary: readSummary(linesOf(own, 'summary').filter((line) => !stray.includes(line))),
    experience: each('experience', readExperience),
    education: each('education', readEducation),
    skills: listed.flatMap((lists) => lists.skills).filter(({ name }) => !isContact(name.text, basics)),
    projects: each('projects', readProjects),
    languages: [
      ...spoken.flatMap((section) => readLanguages(section.lines.map(({ words }) => words))),
      ...readLanguages(listed.flatMap((lists) => lists.spoken)),
    ],
    certifications: each('certifications', readCertifications),
    custom: own
      .filter((section) => isCustom(section) || isPersonalSection(section))
      .map((section) => readCustom(section, language)),
  };
}

/** Whether some words only say how to reach the person; a footer may stand below a list of skills. */
function isContact(words: string, { email, phone, links }: Fielded<CvDocument['basics']>): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const known = [email, phone, ...links.map(({ url }) => url)].map(({ text }) => bare(text));
  return isEmail(words) || (bare(words) !== '' && known.includes(bare(words)));
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
