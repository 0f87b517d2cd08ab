import {
  leftOfJson,
  normaliseDocument,
  PRESENT,
  withinLimits,
  type CvDocument,
  type Leaf,
} from '@candor/domain/cv';
import { findRange } from '@candor/domain/reading';
import { parse } from 'csv-parse/sync';
import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';
import { decodeText } from '../sniff.ts';
import { unzip } from '../zip/unzip.ts';

/** The files of a LinkedIn data export that hold a CV. */
const FILES =
  /(?:^|\/)(?:Profile|Positions|Education|Skills|Languages|Certifications|Projects|Email Addresses|PhoneNumbers|Phone Numbers|Honors|Publications|Volunteering)\.csv$/i;
/** Rows of one file; no CV has a tenth of them. */
const MAX_ROWS = 1_000;
const MAX_COLUMNS = 100;

type Row = Record<string, string>;

/** Whether the paths of an archive are those of a LinkedIn export. */
export function isLinkedIn(paths: readonly string[]): boolean {
  return paths.some((path) => /(?:^|\/)(?:Profile|Positions)\.csv$/i.test(path));
}

/** Column names that a header row of an export begins with: notes of changing length may stand above it. */
const HEADER =
  /^"?(?:First Name|Company Name|School Name|Name|Email Address|Title|Number|Extension)"?(?:,|\r?$)/m;

function rowsOf(bytes: Uint8Array | undefined): Row[] {
  if (!bytes) return [];
  if (bytes.length > readLimits.text) throw new Refusal('too_long');
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  const header = HEADER.exec(text);
  const rows: unknown[] = parse(header ? text.slice(header.index) : text, {
    columns: (names: string[]) => names.slice(0, MAX_COLUMNS),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    to: MAX_ROWS + 1,
  });
  if (rows.length > MAX_ROWS) throw new Refusal('too_long');
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row ?? {}).map(([key, value]) => [key.toLowerCase(), String(value ?? '')]),
    ),
  );
}

function field(row: Row | undefined, ...names: string[]): string {
  return names.map((name) => row?.[name.toLowerCase()] ?? '').find((value) => value !== '') ?? '';
}

function texts(row: Row, name: string): string[] {
  return [field(row, name)].filter((text) => text !== '');
}

function date(words: string): string {
  return findRange(words)?.start ?? words;
}

function range(row: Row, from: string, to: string): { start: string; end: string } {
  const [start, end] = [date(field(row, from)), date(field(row, to))];
  return { start, end: end === '' && start !== '' ? PRESENT : end };
}

function statements(text: string): string[] {
  return text
    .split(/\r?\n|\s(?=[•▪●]\s)/u)
    .map((line) => line.replace(/^\s*[-–•▪●*]\s*/u, '').trim())
    .filter((line) => line !== '');
}

/** "[PERSONAL:https://a.example,BLOG:https://b.example]" */
function websites(text: string): { label: string; url: string }[] {
  return [...text.matchAll(/https?:\/\/[^\s,\]]{3,300}/g)].map(([url]) => ({ label: '', url }));
}

/** Columns in which LinkedIn keeps its own accounts. */
const OF_THE_EXPORT = new Set(['confirmed', 'primary', 'updated on', 'type']);

/** A day that a document holds in its own form. */
function isDate({ path, text }: Leaf): boolean {
  return / (?:on|date)$/.test(path) && findRange(text)?.length === text.trim().length;
}

/** A section of entries that a CV has no fields for. */
function section(title: string, entries: CvDocument['custom'][number]['entries']): CvDocument['custom'] {
  return entries.length === 0 ? [] : [{ title, entries }];
}

/**
 * Reads a LinkedIn data export by its fields, and tells what no field holds. Throws a {@link Refusal} where the archive cannot
 * be unpacked, or holds more than a CV.
 */
export function readLinkedIn(bytes: Uint8Array): { document: CvDocument; unplaced: string[] } {
  const parts = unzip(bytes, (path) => FILES.test(path));
  const rows = (name: string) =>
    rowsOf([...parts].find(([path]) => path.toLowerCase().endsWith(`${name.toLowerCase()}.csv`))?.[1]);
  const [profile] = rows('Profile');
  const mails = rows('Email Addresses');
  const mail = mails.find((row) => /^yes$/i.test(field(row, 'Primary'))) ?? mails[0];
  const links = websites(field(profile, 'Websites'));
  const document = normaliseDocument(
    withinLimits({
      basics: {
        name: [field(profile, 'First Name'), field(profile, 'Last Name')]
          .filter((part) => part !== '')
          .join(' '),
        headline: field(profile, 'Headline'),
        email: field(mail, 'Email Address'),
        phone: field(rows('PhoneNumbers')[0] ?? rows('Phone Numbers')[0], 'Number'),
        location: field(profile, 'Geo Location', 'Address'),
        links,
      },
      summary: field(profile, 'Summary'),
      experience: rows('Positions').map((row) => ({
        company: field(row, 'Company Name'),
        position: field(row, 'Title'),
        location: field(row, 'Location'),
        ...range(row, 'Started On', 'Finished On'),
        bullets: statements(field(row, 'Description')),
      })),
      education: rows('Education').map((row) => ({
        institution: field(row, 'School Name'),
        degree: field(row, 'Degree Name'),
        location: '',
        ...range(row, 'Start Date', 'End Date'),
        bullets: [...statements(field(row, 'Notes')), ...statements(field(row, 'Activities'))],
      })),
      skills: rows('Skills').map((row) => ({ name: field(row, 'Name'), group: '' })),
      projects: rows('Projects').map((row) => ({
        name: field(row, 'Title'),
        url: field(row, 'Url'),
        ...range(row, 'Started On', 'Finished On'),
        bullets: statements(field(row, 'Description')),
      })),
      languages: rows('Languages').map((row) => ({
        name: field(row, 'Name'),
        level: field(row, 'Proficiency'),
      })),
      certifications: rows('Certifications').map((row) => ({
        name: field(row, 'Name'),
        issuer: field(row, 'Authority'),
        date: date(field(row, 'Started On')),
        url: field(row, 'Url'),
      })),
      custom: [
        ...section(
          'Volunteering',
          rows('Volunteering').map((row) => ({
            title: field(row, 'Role'),
            subtitle: field(row, 'Company Name'),
            ...range(row, 'Started On', 'Finished On'),
            bullets: [...texts(row, 'Cause'), ...statements(field(row, 'Description'))],
          })),
        ),
        ...section(
          'Honors',
          rows('Honors').map((row) => ({
            title: field(row, 'Title'),
            subtitle: '',
            start: date(field(row, 'Issued On')),
            end: '',
            bullets: statements(field(row, 'Description')),
          })),
        ),
        ...section(
          'Publications',
          rows('Publications').map((row) => ({
            title: field(row, 'Name'),
            subtitle: field(row, 'Publisher'),
            start: date(field(row, 'Published On')),
            end: '',
            bullets: [...texts(row, 'Url'), ...statements(field(row, 'Description'))],
          })),
        ),
      ],
    }),
  );
  const files = [...parts.keys()].map((path) => {
    const name =
      path
        .split('/')
        .at(-1)
        ?.replace(/\.csv$/i, '') ?? '';
    const all = rows(name);
    return [
      name,
      name === 'Profile' ? all.map((row) => ({ ...row, websites: links.map(({ url }) => url) })) : all,
    ];
  });
  return { document, unplaced: leftOfJson(Object.fromEntries(files), document, OF_THE_EXPORT, isDate) };
}
