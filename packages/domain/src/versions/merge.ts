import { align, alignableText, type Alignable } from './align.ts';
import type { Sides } from './sides.ts';

/** Three states of one thing: as it was last generated, as the person left it, and as it is generated now. */
export interface Three<T> {
  base: T;
  edited: T;
  next: T;
}

/** One thing that taking what was generated would change, for the person to take or leave. */
export interface MergeChange {
  /** The same for the same three documents. */
  id: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** The part of the document: `experience`; of a list in a part, that part. */
  section: string;
  /** What to call the entry it is in; empty where it is in none. */
  entry: string;
  /** The document's name of the line; empty for statements and whole entries. */
  field: string;
  /** What it says before and after; empty where only the order changes. */
  texts: Sides<string>[];
  /** Whether the person edited this: then theirs stays unless they say otherwise. */
  isEdited: boolean;
}

/** Where a merge stands in the document. */
export interface MergePlace {
  id: string;
  section: string;
  entry: string;
  field: string;
}

/** How the things of a list are found again and merged. */
export interface ListRules<T> {
  alignable: (item: T) => Alignable;
  merge: (merge: Merge, place: MergePlace, three: Three<T>) => T;
  nameOf: (item: T) => string;
  textsOf: (item: T) => string[];
}

interface Item<T> {
  id: string;
  base: T | null;
  edited: T | null;
  next: T | null;
  /** Where it stands in each list; -1 where it does not. */
  places: Three<number>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const inOrder = (numbers: readonly number[]) =>
  numbers.every((n, at) => at === 0 || n > (numbers[at - 1] ?? 0));

/**
 * Joins what was edited with what was generated again: whatever the person touched stays as they left it, the rest
 * follows. Each change it meets is noted; `takes` says whether it is taken.
 */
export class Merge {
  readonly changes: MergeChange[] = [];
  readonly #takes: (change: MergeChange) => boolean;
  readonly #joinsAlike: boolean;

  /** @param joinsAlike whether things that both sides added are one where they are alike; else where they are the same only */
  constructor(takes: (change: MergeChange) => boolean, joinsAlike = true) {
    this.#takes = takes;
    this.#joinsAlike = joinsAlike;
  }

  #isTaken(change: MergeChange): boolean {
    this.changes.push(change);
    return this.#takes(change);
  }

  /** One line or paragraph. */
  text(place: MergePlace, { base, edited, next }: Three<string>): string {
    if (edited === next || base === next) return edited;
    const texts = [{ before: edited || null, after: next || null }];
    const isEdited = edited !== base;
    return this.#isTaken({ ...place, kind: 'changed', texts, isEdited }) ? next : edited;
  }

  /** Statements, lines or links: each stays itself or goes. */
  texts(place: MergePlace, three: Three<readonly string[]>): string[] {
    return this.list(place, three, statements);
  }

  /** Entries found again in each other. */
  list<T>(place: MergePlace, three: Three<readonly T[]>, rules: ListRules<T>): T[] {
    const items = pairItems(place.id, three, rules, this.#joinsAlike);
    const merged = new Map<Item<T>, T>();
    for (const item of items) {
      const value = this.#itemOf(place, item, rules);
      if (value !== null) merged.set(item, value);
    }
    const rank = (of: keyof Three<T>) => (item: Item<T>) => item.places[of];
    const kept = items.filter((item) => merged.has(item));
    const both = kept.filter(({ edited, next }) => edited !== null && next !== null);
    const byNext = both.toSorted((a, b) => rank('next')(a) - rank('next')(b));
    let leads: 'edited' | 'next' = 'next';
    if (!inOrder(byNext.map(rank('edited')))) {
      const known = items.filter(({ base, edited }) => base !== null && edited !== null);
      const isMoved = !inOrder(
        known.toSorted((a, b) => rank('edited')(a) - rank('edited')(b)).map(rank('base')),
      );
      const order: MergeChange = {
        ...place,
        id: `${place.id}.order`,
        kind: 'moved',
        texts: [],
        isEdited: false,
      };
      if (isMoved || !this.#isTaken(order)) leads = 'edited';
    }
    return ordered(kept, rank(leads), rank(leads === 'next' ? 'edited' : 'next')).flatMap((item) => {
      const value = merged.get(item);
      return value === undefined ? [] : [value];
    });
  }

  /** What becomes of one item; null where it goes. */
  #itemOf<T>(place: MergePlace, { id, base, edited, next }: Item<T>, rules: ListRules<T>): T | null {
    const change = (sides: Sides<T>, kind: 'added' | 'removed'): MergeChange => {
      const item = sides.after ?? sides.before;
      const texts = (item ? rules.textsOf(item) : []).map((text) =>
        kind === 'added' ? { before: null, after: text } : { before: text, after: null },
      );
      const entry = place.entry || (item ? rules.nameOf(item) : '');
      return { ...place, id, kind, entry, texts, isEdited: false };
    };
    if (edited !== null && base !== null && next !== null) {
      const entry = place.entry || rules.nameOf(edited);
      return rules.merge(this, { ...place, id, entry }, { base, edited, next });
    }
    if (edited !== null)
      return base !== null &&
        isSame(base, edited) &&
        this.#isTaken(change({ before: edited, after: null }, 'removed'))
        ? null
        : edited;
    // What the person took out stays out.
    if (base !== null || next === null) return null;
    return this.#isTaken(change({ before: null, after: next }, 'added')) ? next : null;
  }
}

const statements: ListRules<string> = {
  alignable: alignableText,
  merge: (merge, place, three) => merge.text(place, three),
  nameOf: () => '',
  textsOf: (text) => [text],
};

/** The items of three lists: each edited one with those it came from and became, then those that only come or went. */
function pairItems<T>(
  id: string,
  { base, edited, next }: Three<readonly T[]>,
  rules: ListRules<T>,
  joinsAlike: boolean,
): Item<T>[] {
  const alignable = (items: readonly T[]) => items.map(rules.alignable);
  const [old, ours, now] = [alignable(base), alignable(edited), alignable(next)];
  const fromBase = { edited: align(old, ours), next: align(old, now) };
  const nextOf = new Map(fromBase.next.map((from, at) => [from, at] as const));
  const rest = next.flatMap((_, at) => (fromBase.next[at] === null ? [at] : []));
  const added = edited.flatMap((_, at) => (fromBase.edited[at] === null ? [at] : []));
  // What both the person and the writer added is one thing: the person's.
  const adds = (places: readonly number[], of: readonly Alignable[]) =>
    places.flatMap((at) => of[at] ?? []).map((item) => (joinsAlike ? item : onlyTheSame(item)));
  const met = align(adds(added, ours), adds(rest, now));
  const nextAdded = new Map(
    met.flatMap((from, at) => (from === null ? [] : [[added[from] ?? -1, rest[at] ?? -1] as const])),
  );
  const covered = new Set<number>();
  const items = edited.map((item, at): Item<T> => {
    const from = fromBase.edited[at] ?? null;
    const to = from === null ? nextAdded.get(at) : nextOf.get(from);
    if (to !== undefined) covered.add(to);
    return {
      id: `${id}.${at}`,
      base: from === null ? null : (base[from] ?? null),
      edited: item,
      next: to === undefined ? null : (next[to] ?? null),
      places: { base: from ?? -1, edited: at, next: to ?? -1 },
    };
  });
  const coming = next.flatMap((item, at): Item<T>[] => {
    if (covered.has(at)) return [];
    const from = fromBase.next[at] ?? null;
    const was = from === null ? null : (base[from] ?? null);
    const places = { base: from ?? -1, edited: -1, next: at };
    return [{ id: `${id}.+${at}`, base: was, edited: null, next: item, places }];
  });
  return [...items, ...coming];
}

const onlyTheSame = ({ identity }: Alignable): Alignable => ({ identity, likeness: () => 0 });

/** Items in the order of one list; what is not in it stands behind what it stood behind in the other. */
function ordered<I>(items: readonly I[], lead: (item: I) => number, other: (item: I) => number): I[] {
  const result = items.filter((item) => lead(item) >= 0).toSorted((a, b) => lead(a) - lead(b));
  const byOther = items.filter((item) => other(item) >= 0).toSorted((a, b) => other(a) - other(b));
  byOther.forEach((item, at) => {
    if (lead(item) >= 0) return;
    const before = byOther[at - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, item);
  });
  return result;
}
