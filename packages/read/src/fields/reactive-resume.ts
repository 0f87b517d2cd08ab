import { normaliseDocument, PRESENT, withinLimits, type CvDocument, type Leaf } from '@candor/domain/cv';
import { findRange } from '@candor/domain/reading';
import { z } from 'zod';
import { linesOfBlocks } from '../structure/lines-of-blocks.ts';
import { blocksOfHtml } from '../html/blocks.ts';
import { MarkupBudget, parseMarkup } from '../markup/parse-markup.ts';

// The generations of the export of Reactive Resume: v3 (`sections.work`, dates in two fields), v4 (`sections.summary`,
// `date`), v5 and v6 (`summary` and `customSections` beside `sections`, `period`, `roles`). Whatever has another type is left out.
const text = z.string().catch('');
const record = z.record(z.string(), z.unknown()).catch({});
const records = z
  .array(z.unknown())
  .catch([])
  .transform((all) => all.map((one) => record.parse(one)));
type Loose = Record<string, unknown>;

/** Whether a value is an export of Reactive Resume. */
export function isReactiveResume(value: unknown): boolean {
  const root = record.parse(record.parse(value)['data'] ?? value);
  const sections = record.parse(root['sections']);
  return (
    'basics' in root &&
    Object.values(sections).some((section) => Array.isArray(record.parse(section)['items']))
  );
}

/** What the form itself says: names of sections, dots of a rating, and days, which a document holds in its own form. */
export function isOfTheForm({ path, text: words }: Leaf): boolean {
  return (
    /^(?:data )?(?:name|title)$|^(?:data )?(?:sections \S+|summary) (?:name|title)$/.test(path) ||
    (path.endsWith(' level') && /^\d+$/.test(words)) ||
    (/ (?:period|date)$/.test(path) && findRange(words)?.length === words.trim().length)
  );
}

/** Words without the signs of Markdown; the address of a link stays behind it. */
function withoutMarkdown(line: string): string {
  return line
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll(/\[([^\][]+)\]\(([^()\s]+)\)/g, '$1 ($2)')
    .replace(/^#{1,6}\s+/, '');
}

function first(item: Loose, ...keys: string[]): string {
  return keys.map((key) => text.parse(item[key]).trim()).find((value) => value !== '') ?? '';
}

function address(value: unknown): string {
  const given = record.parse(value);
  return typeof value === 'string' ? value : first(given, 'href', 'url');
}

function range(item: Loose): { start: string; end: string } {
  const { start, end } = record.parse(item['date']);
  if (typeof start === 'string' || typeof end === 'string')
    return {
      start: isoDay(text.parse(start)),
      end: isoDay(text.parse(end)) || (text.parse(start) === '' ? '' : PRESENT),
    };
  const words = first(item, 'period', 'date', 'releaseDate');
  const found = findRange(words);
  return found ? { start: found.start, end: found.end } : { start: words, end: '' };
}

/** v3 keeps days with a time of day behind them. */
function isoDay(value: string): string {
  return /^\d{4}(?:-\d{2}){0,2}/.exec(value)?.[0] ?? value;
}

/** The statements of a description, which is HTML in v4 and v5 and Markdown in v3. */
function statements(item: Loose, budget: MarkupBudget): string[] {
  const html = first(item, 'description', 'summary', 'content');
  if (html === '') return [];
  const lines = /<[a-z][^>]*>/i.test(html)
    ? linesOfBlocks(blocksOfHtml(parseMarkup(html, { budget }).children)).map((line) => line.text)
    : html.split('\n').map(withoutMarkdown);
  return lines
    .map((line) =>
      line
        .replace(/^\s*[-*•]\s+/, '')
        .replaceAll('\t', ' ')
        .trim(),
    )
    .filter((line) => line !== '');
}

function place(location: unknown): string {
  if (typeof location === 'string') return location;
  const { city, region, country, address: street } = record.parse(location);
  return [street, city, region, country]
    .map((part) => text.parse(part))
    .filter((part) => part !== '')
    .join(', ');
}

/** The items of a section that the person shows. */
function shown(section: Loose): Loose[] {
  return records
    .parse(section['items'])
    .filter((item) => item['visible'] !== false && item['hidden'] !== true);
}

function keywordsOf(item: Loose): string[] {
  const given = z.array(z.unknown()).catch([]).parse(item['keywords']);
  return given.filter((word) => typeof word === 'string');
}

/** An item of a section that a document has no place of its own for. */
function entryOf(item: Loose, budget: MarkupBudget) {
  const title = first(item, 'title', 'position', 'degree', 'name', 'language', 'recipient', 'organization');
  const subtitle = first(
    item,
    'awarder',
    'publisher',
    'organization',
    'company',
    'school',
    'issuer',
    'fluency',
  );
  return {
    title,
    subtitle: subtitle === title ? '' : subtitle,
    ...range(item),
    bullets: [...statements(item, budget), ...keywordsOf(item)],
  };
}

/** Reads an export of Reactive Resume as far as it can be read. Throws a Refusal where its texts hold more than a CV. */
export function fromReactiveResume(value: unknown): CvDocument {
  const budget = new MarkupBudget();
  const root = record.parse(record.parse(value)['data'] ?? value);
  const basics = record.parse(root['basics']);
  const sections = record.parse(root['sections']);
  const items = (...names: string[]): Loose[] => names.flatMap((name) => shown(record.parse(sections[name])));
  const profiles = [...items('profiles'), ...records.parse(basics['profiles'])];
  const site = address(basics['website'] ?? basics['url']);
  const links = [
    ...(site === '' ? [] : [{ label: first(record.parse(basics['website']), 'label'), url: site }]),
    ...profiles.map((profile) => ({
      label: first(profile, 'network'),
      url: address(profile['website'] ?? profile['url']) || first(profile, 'username'),
    })),
  ];
  const summary = [record.parse(root['summary']), record.parse(sections['summary'])]
    .flatMap((item) => statements(item, budget))
    .join('\n');
  const custom = (title: string, entries: Loose[]) =>
    entries.length === 0 ? [] : [{ title, entries: entries.map((item) => entryOf(item, budget)) }];
  const ownSections = records
    .parse(root['customSections'])
    .filter((section) => section['hidden'] !== true)
    .flatMap((section) => custom(first(section, 'title'), shown(section)));
  const parts = {
    basics: {
      name: text.parse(basics['name']),
      headline: text.parse(basics['headline']),
      email: text.parse(basics['email']),
      phone: text.parse(basics['phone']),
      location: place(basics['location']),
      links: links.filter((link) => link.url !== ''),
    },
    summary: summary || statements(basics, budget).join('\n'),
    experience: items('experience', 'work').flatMap((job) =>
      [job, ...records.parse(job['roles'])].map((role) => ({
        company: first(job, 'company', 'name'),
        position: first(role, 'position'),
        location: place(job['location']),
        ...range(role),
        bullets: statements(role, budget),
      })),
    ),
    education: items('education').map((school) => ({
      institution: first(school, 'school', 'institution'),
      degree: [first(school, 'studyType', 'degree'), first(school, 'area')]
        .filter((part) => part !== '')
        .join(' '),
      location: place(school['location']),
      ...range(school),
      bullets: statements(school, budget),
    })),
    skills: items('skills').flatMap((skill) => {
      const keywords = keywordsOf(skill);
      const name = first(skill, 'name');
      return keywords.length === 0
        ? [{ name, group: '' }]
        : keywords.map((keyword) => ({ name: keyword, group: name }));
    }),
    projects: items('projects').map((project) => ({
      name: first(project, 'name'),
      url: address(project['website'] ?? project['url']),
      ...range(project),
      bullets: statements(project, budget),
    })),
    languages: items('languages').map((language) => ({
      name: first(language, 'language', 'name'),
      level: first(language, 'fluency', 'description', 'level'),
    })),
    certifications: items('certifications').map((one) => ({
      name: first(one, 'title', 'name'),
      issuer: first(one, 'issuer'),
      date: range(one).start,
      url: address(one['website'] ?? one['url']),
    })),
    custom: [
      ...custom('Volunteering', items('volunteer')),
      ...custom('Awards', items('awards')),
      ...custom('Publications', items('publications')),
      ...custom('Interests', items('interests')),
      ...custom('References', items('references')),
      ...ownSections,
    ],
  };
  return normaliseDocument(withinLimits(parts));
}
