import type { CvDocument } from '../document.ts';
import { alignEntries } from '../versions/comparable.ts';
import {
  comparableList,
  keyedLists,
  singlePartNames,
  singleValue,
  type KeyedList,
  type KeyedProfile,
} from './profile-parts.ts';

/**
 * How a CV is linked to the profile, beside its document and never in it: for each entry by its place the id of the
 * profile's entry it came from (null: the CV's own), and for each id what the profile said when the two last agreed.
 */
export interface ProfileLink {
  lists: Record<KeyedList, (string | null)[]>;
  base: Record<string, unknown>;
}

export interface LinkedCv {
  document: CvDocument;
  link: ProfileLink;
}

function carried(list: KeyedList, before: LinkedCv, after: CvDocument): (string | null)[] {
  const old = comparableList(before.document, list);
  const cameFrom = alignEntries(list, old, comparableList(after, list));
  return cameFrom.map((from) => (from === null ? null : (before.link.lists[list][from] ?? null)));
}

/** Entries that hang on nothing yet, hung on the entries of the profile that they are like. */
function joined(list: KeyedList, ids: (string | null)[], document: CvDocument, profile: KeyedProfile) {
  const used = new Set(ids);
  const keys = profile.keys.lists[list];
  const free = keys.flatMap((id, at) => (used.has(id) ? [] : [at]));
  const loose = ids.flatMap((id, at) => (id === null ? [at] : []));
  const theirs = comparableList(profile.document, list);
  const mine = comparableList(document, list);
  const pick = <T>(all: readonly T[], places: readonly number[]) =>
    places.flatMap((place) => all.slice(place, place + 1));
  const cameFrom = alignEntries(list, pick(theirs, free), pick(mine, loose));
  const out = [...ids];
  loose.forEach((place, at) => {
    const from = free[cameFrom[at] ?? -1];
    out[place] = from === undefined ? null : (keys[from] ?? null);
  });
  return out;
}

/** What the profile says of each of its parts, by id. */
export function profileValues({ document, keys }: KeyedProfile): Map<string, unknown> {
  const values = new Map<string, unknown>(singlePartNames.map((part) => [part, singleValue(document, part)]));
  for (const list of keyedLists) keys.lists[list].forEach((id, at) => values.set(id, document[list][at]));
  return values;
}

/**
 * The link of a CV after its document has changed: entries that were edited or moved keep theirs, entries like one of
 * the profile's that the CV lacked take that one's. Without `before` the CV begins to follow.
 */
export function linkToProfile(document: CvDocument, profile: KeyedProfile, before?: LinkedCv): ProfileLink {
  const values = profileValues(profile);
  const listOf = (list: KeyedList): [KeyedList, (string | null)[]] => {
    const ids = before ? carried(list, before, document) : document[list].map(() => null);
    return [list, joined(list, ids, document, profile)];
  };
  // Every list is named in keyedLists, so the record is whole.
  const lists = Object.fromEntries(keyedLists.map(listOf)) as ProfileLink['lists'];
  const known = new Map(Object.entries(before?.link.base ?? {}));
  const ids = [...singlePartNames, ...Object.values(lists).flat()].filter((id) => id !== null);
  const base = Object.fromEntries(ids.map((id) => [id, known.has(id) ? known.get(id) : values.get(id)]));
  return { lists, base };
}
