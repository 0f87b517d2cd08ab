import { normaliseDocument, PRESENT, withinLimits, type CvDocument } from '@candor/domain/cv';
import { findRange } from '@candor/domain/reading';
import { parse } from 'csv-parse/sync';
import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';
import { decodeText } from '../sniff.ts';
import { unzip } from '../zip/unzip.ts';

/** The files of a LinkedIn data export that hold a CV. */
const FILES =
  /(?:^|\/)(?:Profile|Positions|Education|Skills|Languages|Certifications|Projects|Email Addresses|PhoneNumbers|Phone Numbers|Honors|Publications|Volunteering)\.csv$/i;
/** Rows of one file that are read. */
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
    to: MAX_ROWS,
  });
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row ?? {}).map(([key, value]) => [key.toLowerCase(), String(value ?? '')]),
    ),
  );
}

function field(row: Row | undefined, ...names: string[]): string {
  return names.map((name) => row?.[name.toLowerCase()] ?? '').find((value) => value !== '') ?? '';
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

/** Reads a LinkedIn data export by its fields. Throws a {@link Refusal} where the archive cannot be unpacked, or holds more than a CV. */
export function readLinkedIn(bytes: Uint8Array): CvDocument {
  const parts = unzip(bytes, (path) => FILES.test(path));
  const rows = (name: string) =>
    rowsOf([...parts].find(([path]) => path.toLowerCase().endsWith(`${name.toLowerCase()}.csv`))?.[1]);
  const [profile] = rows('Profile');
  const mails = rows('Email Addresses');
  const mail = mails.find((row) => /^yes$/i.test(field(row, 'Primary'))) ?? mails[0];
  return normaliseDocument(
    withinLimits({
      basics: {
        name: [field(profile, 'First Name'), field(profile, 'Last Name')]
          .filter((part) => part !== '')
          .join(' '),
        headline: field(profile, 'Headline'),
        email: field(mail, 'Email Address'),
        phone: field(rows('PhoneNumbers')[0] ?? rows('Phone Numbers')[0], 'Number'),
        location: field(profile, 'Geo Location', 'Address'),
        links: websites(field(profile, 'Websites')),
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
      custom: [],
    }),
  );
}
