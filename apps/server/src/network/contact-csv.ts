import { stringify } from 'csv-stringify/sync';
import {
  contactColumns,
  contactHeaders,
  numberedLabels,
  tagsCell,
  type ContactColumn,
  type ContactFields,
} from '@candor/domain/network';
import { guardFormula } from '@candor/domain/tables';

/*
 * Contacts as lines of a CSV file, every detail in a column of its own. No cell begins a formula.
 */

type OwnColumn = Exclude<ContactColumn, 'firstName' | 'lastName'>;
const columns = contactColumns.filter(
  (column): column is OwnColumn => column !== 'firstName' && column !== 'lastName',
);

const cellOf = (contact: ContactFields, column: OwnColumn): string =>
  column === 'tags' ? tagsCell(contact.tags) : (contact[column] ?? '');

const line = (cells: readonly string[]) => stringify([cells.map(guardFormula)]);

/** The headers that the details of a contact stand under. */
export const detailHeaders = ({ details }: ContactFields): string[] =>
  numberedLabels(details.map(({ label }) => label));

/** @param headers those of the details of all contacts */
export const headLine = (headers: readonly string[]): string =>
  `\uFEFF${line([...columns.map((column) => contactHeaders[column]), ...headers])}`;

export function contactLine(contact: ContactFields, headers: readonly string[]): string {
  const own = detailHeaders(contact);
  const cells = new Map(own.map((header, at) => [header, contact.details[at]?.value ?? '']));
  return line([
    ...columns.map((column) => cellOf(contact, column)),
    ...headers.map((header) => cells.get(header) ?? ''),
  ]);
}
