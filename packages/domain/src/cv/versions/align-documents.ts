import { changeOf, interleaved, statementPairs, type Change, type Sides } from '../../versions/index.ts';
import type { CvDocument } from '../document.ts';
import {
  alignEntries,
  comparableSections,
  isSameEntry,
  listSections,
  type ComparableEntry,
  type ComparableSection,
  type SectionKind,
} from './comparable.ts';

export interface AlignedEntry extends Sides<ComparableEntry> {
  change: Change;
  /** Whether it stands behind an entry that it stood before. */
  isMoved: boolean;
  bullets: Sides<string>[];
}

export interface AlignedSection extends Sides<ComparableSection> {
  kind: SectionKind;
  change: Change;
  entries: AlignedEntry[];
}

/** The places that stand behind a place they stood before: all but those of one longest rising row. */
function movedPlaces(cameFrom: readonly (number | null)[]): Set<number> {
  const places = cameFrom.filter((place) => place !== null);
  // ends[n] is the row of n + 1 places whose last is least.
  const ends: { place: number; behind: number | null }[] = [];
  const behindOf = new Map<number, number | null>();
  for (const place of places) {
    let at = ends.findIndex((end) => end.place > place);
    if (at < 0) at = ends.length;
    const behind = ends[at - 1]?.place ?? null;
    ends[at] = { place, behind };
    behindOf.set(place, behind);
  }
  const inRow = new Set<number>();
  for (let place = ends.at(-1)?.place ?? null; place !== null; place = behindOf.get(place) ?? null)
    inRow.add(place);
  return new Set(places.filter((place) => !inRow.has(place)));
}

function entryPairs(
  kind: SectionKind,
  before: readonly ComparableEntry[],
  after: readonly ComparableEntry[],
): AlignedEntry[] {
  const isOne = kind === 'basics' || kind === 'summary';
  const cameFrom = isOne ? after.map((_, at) => (before[at] ? at : null)) : alignEntries(kind, before, after);
  const moved = movedPlaces(cameFrom);
  return interleaved(before, after, cameFrom).map((sides) => ({
    ...sides,
    change: changeOf(sides, isSameEntry),
    isMoved: sides.before !== null && sides.after !== null && moved.has(before.indexOf(sides.before)),
    bullets: statementPairs(sides.before?.bullets ?? [], sides.after?.bullets ?? []),
  }));
}

const sectionOrder: readonly SectionKind[] = ['basics', 'summary', ...listSections, 'custom'];

function sectionPairs(before: CvDocument, after: CvDocument): Sides<ComparableSection>[] {
  const [old, now] = [comparableSections(before), comparableSections(after)];
  const customs = (sections: ComparableSection[]) => sections.filter(({ kind }) => kind === 'custom');
  // A custom section is found again by its title and what stands in it.
  const asEntry = ({ title, entries }: ComparableSection): ComparableEntry => ({
    fields: { title },
    bullets: entries.flatMap(({ fields, bullets }) => [...Object.values(fields), ...bullets]),
  });
  const cameFrom = alignEntries('custom', customs(old).map(asEntry), customs(now).map(asEntry));
  const kinds = [...new Set([...old, ...now].map(({ kind }) => kind))].filter((kind) => kind !== 'custom');
  const plain = kinds.map((kind) => ({
    before: old.find((section) => section.kind === kind) ?? null,
    after: now.find((section) => section.kind === kind) ?? null,
  }));
  const rank = ({ before: one, after: other }: Sides<ComparableSection>) =>
    sectionOrder.indexOf(other?.kind ?? one?.kind ?? 'custom');
  return [
    ...plain.toSorted((a, b) => rank(a) - rank(b)),
    ...interleaved(customs(old), customs(now), cameFrom),
  ];
}

/** Two versions of a document laid side by side: sections, entries and statements found again in each other. */
export function alignDocuments(before: CvDocument, after: CvDocument): AlignedSection[] {
  return sectionPairs(before, after).map((sides) => {
    const kind = sides.after?.kind ?? sides.before?.kind ?? 'custom';
    const entries = entryPairs(kind, sides.before?.entries ?? [], sides.after?.entries ?? []);
    const isSame = (one: ComparableSection, other: ComparableSection) =>
      one.title === other.title && entries.every(({ change, isMoved }) => change === 'same' && !isMoved);
    return { ...sides, kind, change: changeOf(sides, isSame), entries };
  });
}
