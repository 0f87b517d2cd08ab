import { bodyStyleOf, contentCount, entryOf, isAnchor, type Entry } from './entry.ts';
import { headsAbove, headsBelow, headsWanted, MAX_ABOVE, withStrongHeads } from './head-lines.ts';
import type { Paragraph } from './paragraphs.ts';
import { areEntryAbove, splitUndated, undatedAbove, undatedEntries } from './undated-entries.ts';

/** The paragraphs that date an entry. List items only where nothing else does. */
function anchorsOf(paragraphs: readonly Paragraph[]): number[] {
  const dated = paragraphs.flatMap((paragraph, at) => (isAnchor(paragraph) ? [at] : []));
  const plain = dated.filter((at) => paragraphs[at]?.isBullet === false);
  const chosen = plain.length > 0 ? plain : dated;
  const ranges = chosen.filter((at) => paragraphs[at]?.first.range?.isSingle === false);
  if (ranges.length < 0.5 * chosen.length) return chosen;
  // Beside dates with two ends a single one counts where it stands as they do.
  const styles = new Set(ranges.map((at) => paragraphs[at]?.isIndented));
  return chosen.filter((at) => {
    const paragraph = paragraphs[at];
    return paragraph?.first.range?.isSingle === false || styles.has(paragraph?.isIndented);
  });
}

/** How many lines of a head stand above its date in this section, by the first. */
function usualAbove(paragraphs: readonly Paragraph[], anchor: number): number {
  const count = headsAbove(paragraphs, anchor, 0, MAX_ABOVE);
  const dated = paragraphs[anchor];
  const heads = paragraphs.slice(anchor - count, anchor);
  return dated && areEntryAbove(heads, dated, paragraphs[anchor + 1]) ? 0 : count;
}

/** Parts the paragraphs of a section into entries, each anchored on its date. */
export function findEntries(paragraphs: readonly Paragraph[]): Entry[] {
  const anchors = anchorsOf(paragraphs);
  const [first] = anchors;
  if (first === undefined) return undatedEntries(paragraphs);
  const usual = usualAbove(paragraphs, first);
  const starts = anchors.map((anchor, index) => {
    if (index === 0) return anchor - usual;
    const before = anchors[index - 1] ?? 0;
    const count = Math.max(
      headsAbove(paragraphs, anchor, before + 1, usual),
      headsWanted(paragraphs, anchor, before + 1),
    );
    return anchor - withStrongHeads(paragraphs, anchor, before + 1, count, bodyStyleOf(paragraphs));
  });
  const [firstStart = 0] = starts;
  const entries = undatedAbove(paragraphs.slice(0, firstStart), paragraphs[firstStart]);
  anchors.forEach((anchor, index) => {
    const start = starts[index] ?? anchor;
    const until = starts[index + 1] ?? paragraphs.length;
    const above = paragraphs.slice(start, anchor + 1);
    const below = headsBelow(paragraphs, anchor, until, contentCount(above));
    const head = paragraphs.slice(start, anchor + 1 + below);
    entries.push(entryOf(head, paragraphs.slice(anchor + 1 + below, until)));
  });
  return splitUndated(entries, paragraphs);
}
