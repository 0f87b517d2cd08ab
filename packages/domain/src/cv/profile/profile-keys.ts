import type { CvDocument } from '../document.ts';
import { alignEntries } from '../versions/comparable.ts';
import {
  comparableList,
  keyedLists,
  type KeyedList,
  type KeyedProfile,
  type ProfileKeys,
} from './profile-parts.ts';

/** Lists of bare names, where one name in the place of another is the same thing put better. */
const renamedInPlace: ReadonlySet<KeyedList> = new Set(['skills', 'languages', 'certifications']);

/** Pairs what remains in order where as many names were removed as added. */
function pairRenamed(cameFrom: (number | null)[], count: number): (number | null)[] {
  const taken = new Set(cameFrom);
  const left = Array.from({ length: count }, (_, at) => at).filter((at) => !taken.has(at));
  const isEven = cameFrom.filter((from) => from === null).length === left.length;
  return isEven ? cameFrom.map((from) => from ?? left.shift() ?? null) : cameFrom;
}

/** The ids of a profile's entries after a change: an edited or moved entry has the same id. */
export function profileKeys(document: CvDocument, before?: KeyedProfile): ProfileKeys {
  let next = before?.keys.next ?? 1;
  const keysOf = (list: KeyedList): [KeyedList, string[]] => {
    const now = comparableList(document, list);
    const old = before ? comparableList(before.document, list) : [];
    const aligned = alignEntries(list, old, now);
    const cameFrom = renamedInPlace.has(list) ? pairRenamed(aligned, old.length) : aligned;
    const keys = cameFrom.map((from) => {
      const kept = from === null ? undefined : before?.keys.lists[list][from];
      if (kept !== undefined) return kept;
      next += 1;
      return `e${next - 1}`;
    });
    return [list, keys];
  };
  // Every list is named in keyedLists, so the record is whole.
  const lists = Object.fromEntries(keyedLists.map(keysOf)) as Record<KeyedList, string[]>;
  return { next, lists };
}
