import { say } from '../../say/index.ts';
import { cvDocument, type CvDocument } from '../document.ts';
import { shortName, type Clause } from '../../versions/index.ts';
import { profileValues, type LinkedCv, type ProfileLink } from './profile-link.ts';
import {
  isSameValue,
  keyedLists,
  partName,
  singlePartNames,
  singleParts,
  singleValue,
  type KeyedList,
  type KeyedProfile,
} from './profile-parts.ts';

/** What three-way merging says of one part: `base` is what both said when they last agreed. */
type Verdict = 'follows' | 'agrees' | 'differs' | 'goes' | 'becomes-own';

interface Part {
  base: unknown;
  mine: unknown;
  theirs: unknown;
  isInProfile: boolean;
}

function verdictOf({ base, mine, theirs, isInProfile }: Part): Verdict {
  const isUntouched = isSameValue(mine, base);
  if (!isInProfile) return isUntouched ? 'goes' : 'becomes-own';
  if (isSameValue(mine, theirs)) return 'agrees';
  return isUntouched ? 'follows' : 'differs';
}

export interface Followed extends LinkedCv {
  /** Names of what has changed in the CV, in its order; empty where it stays as it is. */
  changed: string[];
}

/** A copy of a document with one line set. The value comes from a document's same line. */
export function withSingle(document: CvDocument, part: keyof typeof singleParts, value: unknown): CvDocument {
  return part === 'summary'
    ? cvDocument({ ...document, summary: value as CvDocument['summary'] })
    : cvDocument({ ...document, basics: { ...document.basics, [part]: value } });
}

interface Merge {
  link: ProfileLink;
  base: Map<string, unknown>;
  values: Map<string, unknown>;
  changed: string[];
}

const removedWords = (name: string) => say`${name} (removed)`;

/** The entries of one list after the merge, with their ids. */
function mergedList(list: KeyedList, document: CvDocument, profile: KeyedProfile, merge: Merge) {
  const entries: unknown[] = [];
  const ids: (string | null)[] = [];
  document[list].forEach((mine, at) => {
    const id = merge.link.lists[list][at] ?? null;
    const keep = (entry: unknown, key: string | null) => {
      entries.push(entry);
      ids.push(key);
    };
    if (id === null) return keep(mine, null);
    const [isInProfile, theirs] = [merge.values.has(id), merge.values.get(id)];
    const verdict = verdictOf({ base: merge.base.get(id), mine, theirs, isInProfile });
    switch (verdict) {
      case 'follows':
        merge.base.set(id, theirs);
        merge.changed.push(partName(profile.document, list, profile.keys.lists[list].indexOf(id)));
        return keep(theirs, id);
      case 'agrees':
        merge.base.set(id, theirs);
        return keep(mine, id);
      case 'differs':
        return keep(mine, id);
      case 'goes':
        merge.base.delete(id);
        merge.changed.push(removedWords(partName(document, list, at)));
        return undefined;
      case 'becomes-own':
        merge.base.delete(id);
        return keep(mine, null);
      default:
        return verdict satisfies never;
    }
  });
  return { entries, ids };
}

/**
 * A CV brought up to the profile: parts the person has not touched since the two last agreed become what the profile
 * says, or go where the profile has dropped them; parts that differ stay as they are, the order stays, and what is
 * new in the profile is not added. Doing it twice does nothing more.
 */
export function followProfile({ document, link }: LinkedCv, profile: KeyedProfile): Followed {
  const merge: Merge = {
    link,
    base: new Map(Object.entries(link.base)),
    values: profileValues(profile),
    changed: [],
  };
  let followed = document;
  for (const part of singlePartNames) {
    if (!merge.base.has(part)) continue;
    const theirs = merge.values.get(part);
    const mine = singleValue(document, part);
    const verdict = verdictOf({ base: merge.base.get(part), mine, theirs, isInProfile: true });
    if (verdict === 'differs') continue;
    merge.base.set(part, theirs);
    if (verdict !== 'follows') continue;
    followed = withSingle(followed, part, theirs);
    merge.changed.push(singleParts[part]);
  }
  const lists = keyedLists.map((list) => ({ list, ...mergedList(list, document, profile, merge) }));
  return {
    // Entries come from two documents of the schema, list by list: it parses them into the same types again.
    document: cvDocument({
      ...followed,
      ...Object.fromEntries(lists.map(({ list, entries }) => [list, entries])),
    }),
    link: {
      lists: Object.fromEntries(lists.map(({ list, ids }) => [list, ids])) as ProfileLink['lists'],
      base: Object.fromEntries(merge.base),
    },
    changed: merge.changed,
  };
}

const MOST_NAMED = 4;

function named(kind: Clause['kind'], parts: readonly string[]): Clause {
  const names = parts.slice(0, MOST_NAMED).map(shortName);
  return { kind, names, count: parts.length - names.length };
}

/** What a version that came from the profile says of itself: "Updated with your profile: Charge Nurse, Phone". */
export const describeFollowing = (changed: readonly string[]): Clause => named('profile-followed', changed);

/** The same of a version for which parts were taken from the profile. */
export const describeTaking = (taken: readonly string[]): Clause => named('profile-taken', taken);
