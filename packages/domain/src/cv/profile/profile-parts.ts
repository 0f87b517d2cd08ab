import { say } from '../../say/index.ts';
import type { CvDocument } from '../document.ts';
import {
  comparableCustom,
  comparableEntry,
  listSections,
  type ComparableEntry,
  type ListSection,
} from '../versions/comparable.ts';
import { entryName } from '../versions/entry-name.ts';

/** The lists of a document whose entries are followed one by one; a custom section is followed as a whole. */
export const keyedLists = [...listSections, 'custom'] as const;
export type KeyedList = ListSection | 'custom';

/** The lines of a CV that are followed one by one, under the names people know them by. */
export const singleParts = {
  get name() {
    return say`Name`;
  },
  get headline() {
    return say`Job title`;
  },
  get email() {
    return say`Email`;
  },
  get phone() {
    return say`Phone`;
  },
  get location() {
    return say`Location`;
  },
  get links() {
    return say`Links`;
  },
  get summary() {
    return say`Summary`;
  },
};
export type SinglePart = keyof typeof singleParts;
export const singlePartNames = Object.keys(singleParts) as SinglePart[];

/**
 * Which entry of the profile is which, beside the document and never in it: the id of each entry by its place. `next`
 * is the number of the next id, so that no id is ever given twice.
 */
export interface ProfileKeys {
  next: number;
  lists: Record<KeyedList, string[]>;
}

/** The one profile that a person's CVs may follow. */
export interface KeyedProfile {
  document: CvDocument;
  keys: ProfileKeys;
}

/** The value of a line of the document. */
export function singleValue({ basics, summary }: CvDocument, part: SinglePart): unknown {
  return part === 'summary' ? summary : basics[part];
}

/** The entries of a list as they are compared. */
export function comparableList(document: CvDocument, list: KeyedList): ComparableEntry[] {
  return list === 'custom' ? document.custom.map(comparableCustom) : document[list].map(comparableEntry);
}

/** What to call an entry of a list. */
export function partName(document: CvDocument, list: KeyedList, at: number): string {
  if (list === 'custom') return document.custom[at]?.title ?? '';
  const entry = comparableList(document, list)[at];
  return entry ? entryName(list, entry) : '';
}

/** Whether two values of plain JSON are the same, whatever the order of their keys. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const theirs = new Map(Object.entries(other));
  const mine = Object.entries(one);
  return (
    mine.length === theirs.size &&
    mine.every(([key, value]) => theirs.has(key) && isSameValue(value, theirs.get(key)))
  );
}
