import { z } from 'zod';
import {
  contactFields,
  mostDetails,
  mostTags,
  textFields,
  type ContactDetail,
  type ContactFields,
} from './contact.ts';

const LONGEST_NOTES = 20_000;

/** What a value is called where it comes along beside another of its field. */
const detailLabels: Readonly<Partial<Record<(typeof textFields)[number], string>>> = {
  name: 'Other name',
  company: 'Other company',
  position: 'Other position',
  email: 'Email',
  phone: 'Phone',
  linkedinUrl: 'Website',
  location: 'Other location',
  industry: 'Other industry',
};

function joinNotes(kept: string, other: string): string {
  const [first, second] = [kept.trim(), other.trim()];
  if (second === '' || first.includes(second)) return kept;
  return first === '' ? other : `${first}\n\n${second}`;
}

const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The details of both, each once. */
function joinDetails(kept: readonly ContactDetail[], more: readonly ContactDetail[]): ContactDetail[] {
  const all = [...kept];
  for (const detail of more)
    if (!all.some(({ label, value }) => label === detail.label && sameText(value, detail.value)))
      all.push(detail);
  return all;
}

const earlier = (a: string | null, b: string | null) => (a === null ? b : b === null ? a : a < b ? a : b);
const later = (a: string | null, b: string | null) => (a === null ? b : b === null ? a : a > b ? a : b);

/**
 * Two contacts that are one person. What the remaining one lacks comes from the other; what differs comes along as a detail.
 * Null where both together are more than a contact holds.
 */
export function mergeContacts(kept: ContactFields, other: ContactFields): ContactFields | null {
  const merged: ContactFields = {
    ...kept,
    tags: [...new Set([...kept.tags, ...other.tags])],
    lastContact: later(kept.lastContact, other.lastContact),
    nextFollowUp: earlier(kept.nextFollowUp, other.nextFollowUp),
    connectionType: kept.connectionType === 'direct' ? other.connectionType : kept.connectionType,
    status: kept.status === 'active' || other.status === 'active' ? 'active' : 'archived',
    notes: joinNotes(kept.notes, other.notes),
  };
  const differing: ContactDetail[] = [];
  for (const field of textFields) {
    const label = detailLabels[field];
    if (label === undefined || other[field] === '') continue;
    if (kept[field] === '') merged[field] = other[field];
    else if (!sameText(kept[field], other[field])) differing.push({ label, value: other[field] });
  }
  merged.details = joinDetails(kept.details, [...differing, ...other.details]);
  const fits =
    merged.details.length <= mostDetails &&
    merged.tags.length <= mostTags &&
    merged.notes.length <= LONGEST_NOTES;
  return fits ? merged : null;
}

/** Fields as they were before a change, and as it left them. */
export const fieldChangeSchema = z.strictObject({
  before: contactFields.partial(),
  after: contactFields.partial(),
});
export interface FieldChange {
  before: Partial<ContactFields>;
  after: Partial<ContactFields>;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const fieldNames = contactFields.keyof().options;
const pick = (
  fields: Partial<ContactFields>,
  names: readonly (keyof ContactFields)[],
): Partial<ContactFields> => Object.fromEntries(names.map((name) => [name, fields[name]]));

/** What differs between two states of a contact; null where nothing does. */
export function changeBetween(before: ContactFields, after: ContactFields): FieldChange | null {
  const names = fieldNames.filter((name) => !same(before[name], after[name]));
  return names.length === 0 ? null : { before: pick(before, names), after: pick(after, names) };
}

/** What takes a change back: its fields as they were before, without those that were changed since. */
export function undoOf(now: ContactFields, { before, after }: FieldChange): Partial<ContactFields> {
  const untouched = fieldNames.filter((name) => name in after && same(now[name], after[name]));
  return pick(before, untouched);
}

/**
 * What an import adds to a contact that is there already; null where it says nothing new. What the person decided (the
 * follow-up, how they know each other, whether it is archived) stays.
 */
export function fillsOf(known: ContactFields, incoming: ContactFields): FieldChange | null {
  const merged = mergeContacts(known, incoming);
  if (merged === null) return null;
  const { connectionType, status } = known;
  const nextFollowUp = known.nextFollowUp ?? merged.nextFollowUp;
  return changeBetween(known, { ...merged, connectionType, status, nextFollowUp });
}
