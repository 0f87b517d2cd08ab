import { z } from 'zod';
import { cvDocumentSchema, type CvDocument } from './document.ts';
import { normaliseDocument, normalised } from './normalise.ts';
import { isReadableDate, PRESENT } from './partial-date.ts';
import { withinLimits } from './within-limits.ts';

// JSON Resume 1.0.0 (jsonresume.org/schema). What it has no place for stands under `candor` of an entry or of `meta`.

/** A CV in the exchange form of JSON Resume 1.0.0. */
export interface JsonResume {
  $schema: string;
  basics: object;
  work: object[];
  education: object[];
  skills: object[];
  projects: object[];
  languages: object[];
  certificates: object[];
  meta: { version: string; candor: object };
}

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Dates as ISO 8601; the person's own words, and "present", which the form says by leaving the end out, go beside. */
function dates(start: string, end: string): object {
  const isIso = (date: string) => isReadableDate(date) && date !== PRESENT;
  const isPlain = (isIso(start) || start === '') && (isIso(end) || (end === PRESENT && start !== ''));
  return {
    ...(isIso(start) ? { startDate: start } : {}),
    ...(isIso(end) ? { endDate: end } : {}),
    ...(isPlain || (start === '' && end === '') ? {} : { candor: { start, end } }),
  };
}

/** A document as JSON Resume; {@link fromJsonResume} gives the normalised document back. */
export function toJsonResume(whole: CvDocument): JsonResume {
  const document = normalised(whole);
  const { name, headline, email, phone, location, links } = document.basics;
  return {
    $schema: SCHEMA,
    basics: {
      name,
      label: headline,
      email,
      phone,
      summary: document.summary,
      ...(location === '' ? {} : { location: { address: location } }),
      profiles: links.map((link) => ({ network: link.label, url: link.url })),
    },
    work: document.experience.map((job) => ({
      name: job.company,
      position: job.position,
      location: job.location,
      highlights: job.bullets,
      ...dates(job.start, job.end),
    })),
    education: document.education.map((school) => ({
      institution: school.institution,
      studyType: school.degree,
      location: school.location,
      courses: school.bullets,
      ...dates(school.start, school.end),
    })),
    skills: document.skills.map(({ name: skill, group }) =>
      group === '' ? { name: skill } : { name: group, keywords: [skill] },
    ),
    projects: document.projects.map((project) => ({
      name: project.name,
      url: project.url,
      highlights: project.bullets,
      ...dates(project.start, project.end),
    })),
    languages: document.languages.map((language) => ({ language: language.name, fluency: language.level })),
    certificates: document.certifications.map(({ name: title, issuer, date, url }) => ({
      name: title,
      issuer,
      date,
      url,
    })),
    meta: { version: 'v1.0.0', candor: { custom: document.custom } },
  };
}

// Strangers' files: a number stands for its digits, one value for a list of one; another type is left out.
const text = z.union([z.string(), z.number().transform(String)]).catch('');
const isValue = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const texts = z
  .unknown()
  .transform((value) =>
    typeof value === 'string'
      ? value.split('\n')
      : (Array.isArray(value) ? value : [value]).filter(isValue).map(String),
  );
const anObject = z.record(z.string(), z.unknown()).catch({});
const objects = z
  .unknown()
  .transform((value) => (Array.isArray(value) ? value : [value]).map((one) => anObject.parse(one)));
type Loose = Record<string, unknown>;

function range(entry: Loose): { start: string; end: string } {
  const own = anObject.parse(entry['candor']);
  if (typeof own['start'] === 'string' && typeof own['end'] === 'string')
    return { start: own['start'], end: own['end'] };
  const start = text.parse(entry['startDate']);
  const end = text.parse(entry['endDate']);
  return { start, end: end === '' && start !== '' ? PRESENT : end };
}

/** A place in one line: the address where it is given, else city, region and country. */
function place(location: unknown): string {
  if (typeof location === 'string') return location;
  const { address, postalCode, city, region, countryCode } = anObject.parse(location);
  const town = [postalCode, city].map((part) => text.parse(part)).filter((part) => part !== '');
  const parts = [address, town.join(' '), region, countryCode]
    .map((part) => text.parse(part))
    .filter((part) => part !== '');
  return parts.join(', ');
}

function bulletsOf(entry: Loose): string[] {
  return [text.parse(entry['summary'] ?? entry['description']), ...texts.parse(entry['highlights'])].filter(
    (line) => line !== '',
  );
}

function custom(title: string, entries: Loose[], read: (entry: Loose) => object): object[] {
  return entries.length === 0
    ? []
    : [
        {
          title,
          entries: entries.map((entry) => ({
            ...range(entry),
            end: text.parse(entry['endDate']),
            bullets: bulletsOf(entry),
            ...read(entry),
          })),
        },
      ];
}

/** Words between commas for a list of them. */
const parted = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(/[,;\n]/).map((word) => word.trim()) : value;

/** Skills as the form says, as plain words, or as one text of words between commas. */
function skillsIn(value: unknown): { name: string; group: string }[] {
  const given = parted(value);
  const all: unknown[] = Array.isArray(given) ? given : [given];
  return all.flatMap((one) => {
    if (isValue(one)) return [{ name: String(one).trim(), group: '' }];
    const skill = anObject.parse(one);
    const name = text.parse(skill['name']);
    const keywords = texts.parse(parted(skill['keywords']));
    return keywords.length === 0
      ? [{ name, group: '' }]
      : keywords.map((keyword) => ({ name: keyword, group: name }));
  });
}

/** Cuts what a document has no room for, so that a long file is read as far as it goes. */
function parseLenient(given: object): CvDocument {
  const parts = withinLimits(given);
  const parsed = cvDocumentSchema.safeParse(parts);
  if (parsed.success) return normaliseDocument(parsed.data);
  const refused = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  return normaliseDocument(Object.fromEntries(Object.entries(parts).filter(([key]) => !refused.has(key))));
}

/** Reads a JSON Resume of ours without loss, a stranger's as far as it can be read. Never throws. */
export function fromJsonResume(value: unknown): CvDocument {
  const resume = anObject.parse(value);
  const basics = anObject.parse(resume['basics']);
  const sites = new Set([basics['url'], basics['website']].map((site) => text.parse(site)));
  sites.delete('');
  const own = anObject.parse(anObject.parse(resume['meta'])['candor'])['custom'];
  return parseLenient({
    basics: {
      name: text.parse(basics['name']),
      headline: text.parse(basics['label']),
      email: text.parse(basics['email']),
      phone: text.parse(basics['phone']),
      location: place(basics['location']),
      links: [
        ...[...sites].map((url) => ({ label: '', url })),
        ...objects
          .parse(basics['profiles'])
          .map((profile) => ({ label: text.parse(profile['network']), url: text.parse(profile['url']) })),
      ],
    },
    summary: text.parse(basics['summary']),
    experience: objects.parse(resume['work']).map((job) => ({
      company: text.parse(job['name'] ?? job['company']),
      position: text.parse(job['position']),
      location: place(job['location']),
      ...range(job),
      bullets: bulletsOf(job),
    })),
    education: objects.parse(resume['education']).map((school) => ({
      institution: text.parse(school['institution']),
      degree: [text.parse(school['studyType']), text.parse(school['area'])]
        .filter((part) => part !== '')
        .join(' '),
      location: place(school['location']),
      ...range(school),
      bullets: texts.parse(school['courses']),
    })),
    skills: skillsIn(resume['skills']),
    projects: objects.parse(resume['projects']).map((project) => ({
      name: text.parse(project['name']),
      url: text.parse(project['url'] ?? project['website']),
      ...range(project),
      bullets: bulletsOf(project),
    })),
    languages: objects.parse(resume['languages']).map((language) => ({
      name: text.parse(language['language'] ?? language['name']),
      level: text.parse(language['fluency'] ?? language['level']),
    })),
    certifications: objects.parse(resume['certificates']).map((certificate) => ({
      name: text.parse(certificate['name']),
      issuer: text.parse(certificate['issuer']),
      date: text.parse(certificate['date']),
      url: text.parse(certificate['url']),
    })),
    custom: Array.isArray(own)
      ? own
      : [
          ...custom('Volunteering', objects.parse(resume['volunteer']), (entry) => ({
            title: text.parse(entry['position']),
            subtitle: text.parse(entry['organization']),
          })),
          ...custom('Awards', objects.parse(resume['awards']), (entry) => ({
            title: text.parse(entry['title']),
            subtitle: text.parse(entry['awarder']),
            start: text.parse(entry['date']),
          })),
          ...custom('Publications', objects.parse(resume['publications']), (entry) => ({
            title: text.parse(entry['name']),
            subtitle: text.parse(entry['publisher']),
            start: text.parse(entry['releaseDate']),
          })),
          ...custom('Interests', objects.parse(resume['interests']), (entry) => ({
            title: text.parse(entry['name']),
            subtitle: texts.parse(entry['keywords']).join(', '),
          })),
          ...custom('References', objects.parse(resume['references']), (entry) => ({
            title: text.parse(entry['name']),
            bullets: [text.parse(entry['reference'])],
          })),
        ],
  });
}
