import { diffIndices } from 'node-diff3';

/** Items of the base that one hand replaced by others; none of the base where it only added some. */
interface Hunk<Item> {
  start: number;
  end: number;
  items: readonly Item[];
}

/** The same text for the same value, in whichever order its fields come. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function hunksOf<Item>(base: readonly Item[], changed: readonly Item[]): Hunk<Item>[] {
  return diffIndices(base.map(textOf), changed.map(textOf)).map(({ buffer1, buffer2 }) => {
    const [start, length] = buffer1;
    const [from, count] = buffer2;
    return { start, end: start + length, items: changed.slice(from, from + count) };
  });
}

const isSameHunk = <Item>(one: Hunk<Item>, other: Hunk<Item>) =>
  one.start === other.start && one.end === other.end && textOf(one.items) === textOf(other.items);

/** Hunks that replace items of the same stretch, as one: over it as each hand has it. */
function stretched<Item>(
  base: readonly Item[],
  hunks: readonly Hunk<Item>[],
  start: number,
  end: number,
): Item[] {
  const items: Item[] = [];
  let at = start;
  for (const hunk of hunks) {
    items.push(...base.slice(at, hunk.start), ...hunk.items);
    at = hunk.end;
  }
  return [...items, ...base.slice(at, end)];
}

/**
 * A list that two hands changed, with what both did; null where both changed the same items in another way. What both added at
 * one place stands there, theirs first.
 * @param mergeItem what becomes of an item that both changed; null where that cannot be both
 */
export function mergeLists<Item>(
  base: readonly Item[],
  ours: readonly Item[],
  theirs: readonly Item[],
  mergeItem: (base: Item, ours: Item, theirs: Item) => { value: Item } | null,
): Item[] | null {
  const hands = [hunksOf(base, theirs), hunksOf(base, ours)] as const;
  const merged: Item[] = [];
  let at = 0;
  for (;;) {
    const firsts = hands.flatMap(([first]) => first ?? []);
    const start = Math.min(...firsts.map((hunk) => hunk.start));
    merged.push(...base.slice(at, start));
    if (firsts.length === 0) return merged;
    at = start;
    const [one, other] = firsts;
    if (one && other && isSameHunk(one, other)) hands[1].shift();
    // What was added before a stretch that the other replaced does not touch it.
    const adding = hands.find(([first]) => first?.start === start && first.end === start);
    if (adding) {
      merged.push(...(adding.shift()?.items ?? []));
      continue;
    }
    const [left, right] = [[], []] as [Hunk<Item>[], Hunk<Item>[]];
    let end = start + 1;
    for (let before = 0; before < end;) {
      before = end;
      for (const [nth, taken] of [left, right].entries())
        for (const hunks = hands[nth] ?? []; hunks[0] && hunks[0].start < end;) {
          end = Math.max(end, hunks[0].end);
          taken.push(...hunks.splice(0, 1));
        }
    }
    const [their, our] = [left, right].map((hunks) => stretched(base, hunks, start, end));
    if (right.length === 0) merged.push(...(their ?? []));
    else if (left.length === 0) merged.push(...(our ?? []));
    else {
      const both = itemByItem(base.slice(start, end), our ?? [], their ?? [], mergeItem);
      if (!both) return null;
      merged.push(...both);
    }
    at = end;
  }
}

/** Items that both hands replaced by as many, each with what both did to it; null where that is not told. */
function itemByItem<Item>(
  base: readonly Item[],
  ours: readonly Item[],
  theirs: readonly Item[],
  mergeItem: (base: Item, ours: Item, theirs: Item) => { value: Item } | null,
): Item[] | null {
  if (ours.length !== base.length || theirs.length !== base.length) return null;
  const merged: Item[] = [];
  for (const [at, item] of base.entries()) {
    const [our, their] = [ours[at], theirs[at]];
    const both = our === undefined || their === undefined ? null : mergeItem(item, our, their);
    if (!both) return null;
    merged.push(both.value);
  }
  return merged;
}
