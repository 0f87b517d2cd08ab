import { say } from '../say/index.ts';
import { dayReaders, mustAskDayOrder, plainHeader, unguardFormula } from '../tables/index.ts';
import { toPlainText } from '../text/index.ts';
import {
  connectionTypes,
  contactDetailSchema,
  contactFields,
  contactStatuses,
  emptyContact,
  mostDetails,
  mostTags,
  type ContactDetail,
  type ContactFields,
} from './contact.ts';

/** What a column of a table of contacts holds. */
export const contactColumns = [
  'name',
  'firstName',
  'lastName',
  'company',
  'position',
  'email',
  'phone',
  'linkedinUrl',
  'connectionType',
  'lastContact',
  'nextFollowUp',
  'status',
  'tags',
  'location',
  'industry',
  'notes',
] as const;
export type ContactColumn = (typeof contactColumns)[number];
/** `detail` stores a column under its own header; null leaves it out. */
export type ColumnUse = ContactColumn | 'detail' | null;

/** What columns are called on the screen, and, in English wherever it is made, in our own export. */
export const contactHeaders: Readonly<Record<ContactColumn, string>> = {
  name: say`Name`,
  firstName: say`First name`,
  lastName: say`Last name`,
  company: say`Company`,
  position: say`Position`,
  email: say`Email`,
  phone: say`Phone`,
  linkedinUrl: 'LinkedIn',
  connectionType: say`Connection`,
  lastContact: say`Last contact`,
  nextFollowUp: say`Next follow-up`,
  status: say`Status`,
  tags: say`Tags`,
  location: say`Location`,
  industry: say`Industry`,
  notes: say`Notes`,
};

/** What address books call their columns: our own, those of LinkedIn, Google and Outlook, and plain ones. */
const headers: Readonly<Record<ContactColumn, readonly string[]>> = {
  name: ['name', 'full name', 'display name', 'contact name', 'file as'],
  firstName: ['first name', 'given name', 'firstname'],
  lastName: ['last name', 'family name', 'surname', 'lastname'],
  company: ['company', 'company name', 'organization', 'organisation', 'organization name', 'employer'],
  position: ['position', 'job title', 'title', 'organization title', 'role'],
  email: ['email', 'email address', 'e-mail', 'e-mail address', 'e-mail 1 - value', 'email 1', 'mail'],
  phone: [
    'phone',
    'phone number',
    'mobile',
    'mobile phone',
    'phone 1 - value',
    'telephone',
    'business phone',
  ],
  linkedinUrl: ['linkedin', 'url', 'linkedin url', 'profile url', 'linkedin profile'],
  connectionType: ['connection', 'connection type'],
  lastContact: ['last contact', 'last contacted', 'last contact date'],
  nextFollowUp: ['next follow-up', 'next follow up', 'follow-up', 'follow up date'],
  status: ['status'],
  tags: ['tags', 'labels', 'groups', 'group membership', 'categories'],
  location: ['location', 'city', 'home city', 'business city', 'place'],
  industry: ['industry'],
  notes: ['notes', 'note', 'comments'],
};

/** The column that a header names; undefined where it names none. */
export const contactColumnOf = (header: string): ContactColumn | undefined =>
  contactColumns.find((one) => headers[one].includes(plainHeader(unguardFormula(header))));

/** What each column holds, by its header. An unknown one is stored as a detail; a field is read from one column. */
export function guessContactColumns(row: readonly string[]): ColumnUse[] {
  // Where the whole name is there, its parts are kept beside it.
  const hasName = row.some((header) => contactColumnOf(header) === 'name');
  const taken = new Set<ContactColumn>(hasName ? ['firstName', 'lastName'] : []);
  return row.map((header) => {
    const column = contactColumnOf(header);
    if (column === undefined || taken.has(column)) return plainHeader(header) === '' ? null : 'detail';
    taken.add(column);
    return column;
  });
}

/** The tags of a cell, parted by `;`. One that holds a sign that parts stands in quotes. */
export const tagsCell = (tags: readonly string[]): string =>
  tags.map((tag) => (/[;,"]/u.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join('; ');

export function tagsFrom(cell: string): string[] {
  const found = cell.matchAll(/"((?:[^"]|"")*)"|([^;,"]+)/gu);
  return [...found]
    .map(([, quoted, bare]) => (quoted?.replaceAll('""', '"') ?? bare ?? '').trim())
    .filter(Boolean);
}

const NUMBERED = /^(.*) \(\d+\)$/su;

/** Labels as headers, of which no two are the same: a number tells those apart that come again. */
export function numberedLabels(labels: readonly string[]): string[] {
  const taken = new Set<string>();
  return labels.map((label) => {
    let header = label;
    for (let count = 2; taken.has(header); count += 1) header = `${label} (${count})`;
    taken.add(header);
    return header;
  });
}

/** The labels that such headers were made of. */
function unnumberedLabels(headers: readonly string[]): string[] {
  return headers.map((header) => {
    const label = NUMBERED.exec(header)?.[1];
    return label !== undefined && headers.includes(label) ? label : header;
  });
}

interface Table {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}

interface Mapping {
  columns: readonly ColumnUse[];
  isDayFirst: boolean;
}

const dayColumns = ['lastContact', 'nextFollowUp'] as const;

const cellsOf = ({ rows }: Table, at: number) => rows.map((row) => row[at] ?? '');
const dayCells = (table: Table, columns: readonly ColumnUse[]) =>
  dayColumns.map((column) => cellsOf(table, columns.indexOf(column)));

/** Whether the person has to say how dates of the file are read, such as 3/4/2026. */
export const mustAskContactDays = (table: Table, columns: readonly ColumnUse[]): boolean =>
  mustAskDayOrder(dayCells(table, columns));

const noDay = () => null;
const isProfile = (url: string) => contactFields.shape.linkedinUrl.safeParse(url).success;

/** The contacts of a table; a row that names nobody is left out. What does not fit its field becomes a detail. */
export function contactsOfTable(table: Table, { columns, isDayFirst }: Mapping): ContactFields[] {
  const { headers, rows } = table;
  const [lastContactOf = noDay, followUpOf = noDay] = dayReaders(
    dayCells(table, columns),
    isDayFirst ? 'day-first' : 'month-first',
  );
  const places = new Map(contactColumns.map((column) => [column, columns.indexOf(column)]));
  const labels = unnumberedLabels(headers.map(unguardFormula));
  const detailColumns = columns.flatMap((use, at) => (use === 'detail' ? [at] : []));
  return rows.flatMap((row) => {
    const cell = (column: ContactColumn) => unguardFormula(row[places.get(column) ?? -1] ?? '').trim();
    const details: ContactDetail[] = [];
    const keep = (label: string, value: string) => {
      if (value !== '') details.push({ label: label.slice(0, 100), value });
    };
    const parsed = <T>(column: ContactColumn, read: (text: string) => T | null): T | null => {
      const text = cell(column);
      const value = text === '' ? null : read(text);
      if (value === null) keep(contactHeaders[column], text);
      return value;
    };
    const oneOf =
      <T extends string>(values: readonly T[]) =>
      (text: string) =>
        values.find((value) => value === text.toLowerCase()) ?? null;
    const name =
      cell('name') || [cell('firstName'), cell('lastName')].filter(Boolean).join(' ') || cell('email');
    if (name === '') return [];
    const tags = tagsFrom(cell('tags'));
    const contact: ContactFields = {
      ...emptyContact,
      name,
      company: cell('company'),
      position: cell('position'),
      email: cell('email'),
      phone: cell('phone'),
      linkedinUrl: parsed('linkedinUrl', (text) => (isProfile(text) ? text : null)) ?? '',
      connectionType: parsed('connectionType', oneOf(connectionTypes)) ?? 'direct',
      status: parsed('status', oneOf(contactStatuses)) ?? 'active',
      lastContact: parsed('lastContact', lastContactOf),
      nextFollowUp: parsed('nextFollowUp', followUpOf),
      tags: tags.slice(0, mostTags),
      location: cell('location'),
      industry: cell('industry'),
      notes: cell('notes'),
    };
    for (const at of detailColumns) keep(labels[at] ?? '', unguardFormula(row[at] ?? '').trim());
    return [fitted(contact, details)];
  });
}

/** How much a field holds; more of it becomes a detail. */
const most: Readonly<Partial<Record<keyof ContactFields, number>>> = {
  name: 200,
  company: 200,
  position: 200,
  email: 254,
  phone: 60,
  linkedinUrl: 2_000,
  location: 200,
  industry: 200,
  notes: 20_000,
};
const fieldNames = contactColumns.filter((column) => column !== 'firstName' && column !== 'lastName');
const MOST_TAG = 50;
const MOST_VALUE = 5_000;

/** The contact with no field longer than it may be: what is too long stands whole in a detail, as far as that holds it. */
export function fitted(contact: ContactFields, details: readonly ContactDetail[]): ContactFields {
  const more: ContactDetail[] = [];
  const fits = { ...contact };
  for (const field of fieldNames) {
    const value = contact[field];
    const longest = most[field];
    if (typeof value !== 'string' || longest === undefined || value.length <= longest) continue;
    more.push({ label: contactHeaders[field], value });
    Object.assign(fits, { [field]: field === 'linkedinUrl' ? '' : value.slice(0, longest).trimEnd() });
  }
  fits.tags = contact.tags.filter((tag) => tag.length <= MOST_TAG && toPlainText(tag).trim() !== '');
  for (const tag of contact.tags.filter(({ length }) => length > MOST_TAG))
    more.push({ label: 'Tag', value: tag });
  fits.details = [...more, ...details]
    .flatMap(({ label, value }) => {
      const cut = { label: label.slice(0, 100), value: value.slice(0, MOST_VALUE) };
      return contactDetailSchema.safeParse(cut).data ?? [];
    })
    .slice(0, mostDetails);
  return fits;
}

/** The contacts as they are stored, cleaned; one whose name says nothing is left out. */
export function acceptable(contacts: readonly ContactFields[]): ContactFields[] {
  return contacts.flatMap((contact) => {
    const { data } = contactFields.safeParse(contact);
    return data && data.name !== '' ? data : [];
  });
}
