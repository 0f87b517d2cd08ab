import { cvDocument } from '../document.ts';
import { cvLimits } from '../limits.ts';
import { withSingle } from './follow-profile.ts';
import { profileValues, type LinkedCv } from './profile-link.ts';
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

/** How one part of the profile stands in a CV: it says the same, the CV says it differently, or leaves it out. */
export interface PartState {
  /** The id of the part; names of single lines, ids of entries. */
  part: string;
  section: KeyedList | 'basics' | 'summary';
  name: string;
  state: 'follows' | 'differs' | 'left-out';
}

/** How every part of the profile that says anything stands in a CV, in the profile's order. */
export function profileStates({ document, link }: LinkedCv, profile: KeyedProfile): PartState[] {
  const singles = singlePartNames.flatMap((part): PartState[] => {
    const theirs = singleValue(profile.document, part);
    if (theirs === '' || (Array.isArray(theirs) && theirs.length === 0)) return [];
    const isSame = isSameValue(singleValue(document, part), theirs);
    const section = part === 'summary' ? part : 'basics';
    return [{ part, section, name: singleParts[part], state: isSame ? 'follows' : 'differs' }];
  });
  const entries = keyedLists.flatMap((list) =>
    profile.keys.lists[list].map((part, at): PartState => {
      const place = link.lists[list].indexOf(part);
      const isSame = isSameValue(document[list][place], profile.document[list][at]);
      const name = partName(profile.document, list, at);
      const state = place < 0 ? 'left-out' : isSame ? 'follows' : 'differs';
      return { part, section: list, name, state };
    }),
  );
  return [...singles, ...entries];
}

function mostOf(list: KeyedList): number {
  if (list === 'custom') return cvLimits.sections;
  return list === 'skills' ? cvLimits.skills : cvLimits.entries;
}

/** Behind which place of the CV an entry of the profile comes: the nearest one before it that the CV has too. */
function placeFor(keys: readonly string[], ids: readonly (string | null)[], at: number): number {
  for (let before = at - 1; before >= 0; before -= 1) {
    const place = ids.indexOf(keys[before] ?? '');
    if (place >= 0) return place + 1;
  }
  return 0;
}

/**
 * A CV with parts taken over from the profile, whether they differed or were left out; from then on they follow. Ids
 * the profile does not have, and entries for which the CV has no room, are passed over.
 */
export function takeFromProfile(cv: LinkedCv, profile: KeyedProfile, parts: readonly string[]): LinkedCv {
  const wanted = new Set(parts);
  const values = profileValues(profile);
  const base = new Map(Object.entries(cv.link.base));
  let { document } = cv;
  for (const part of singlePartNames.filter((name) => wanted.has(name))) {
    document = withSingle(document, part, values.get(part));
    base.set(part, values.get(part));
  }
  const lists = keyedLists.map((list) => {
    const entries: unknown[] = [...document[list]];
    const ids = [...cv.link.lists[list]];
    profile.keys.lists[list].forEach((id, at) => {
      if (!wanted.has(id)) return;
      const place = ids.indexOf(id);
      if (place >= 0) entries[place] = values.get(id);
      else if (entries.length < mostOf(list)) {
        const to = placeFor(profile.keys.lists[list], ids, at);
        entries.splice(to, 0, values.get(id));
        ids.splice(to, 0, id);
      } else return;
      base.set(id, values.get(id));
    });
    return { list, entries, ids };
  });
  return {
    // Entries come from two documents of the schema, list by list: it parses them into the same types again.
    document: cvDocument({
      ...document,
      ...Object.fromEntries(lists.map(({ list, entries }) => [list, entries])),
    }),
    link: {
      lists: Object.fromEntries(lists.map(({ list, ids }) => [list, ids])) as LinkedCv['link']['lists'],
      base: Object.fromEntries(base),
    },
  };
}
