import { bodyStyleOf, contentCount, isHead } from './entry.ts';
import { isLabel, isProse, type Paragraph } from './paragraphs.ts';
import { isAddress } from './word-scores.ts';

/** Longest head of an entry in lines, above and below its date. */
export const MAX_ABOVE = 3;
const MAX_BELOW = 3;

/** Whether a sentence in a type of its own stands between a head and its date: what the employer is. */
function isAside(paragraphs: readonly Paragraph[], anchor: number, from: number): boolean {
  const [head, aside, dated] = [-2, -1, 0].map((by) => paragraphs[anchor + by]);
  if (!head || !aside || !dated || anchor - 2 < from || !isHead(head)) return false;
  const isLevel = Math.abs(aside.first.source.x0 - head.first.source.x0) < 1;
  return (
    isLevel &&
    isProse(aside) &&
    !aside.isBullet &&
    aside.text.length <= 110 &&
    aside.first.range === null &&
    dated.first.gap < 0.9 &&
    aside.first.gap < 0.9 &&
    aside.first.style !== head.first.style
  );
}

/** How many heads stand right above an anchor, at most `most`. */
export function headsAbove(
  paragraphs: readonly Paragraph[],
  anchor: number,
  from: number,
  most: number,
): number {
  let count = 0;
  if (isAside(paragraphs, anchor, from)) {
    const heads = headsAbove(paragraphs, anchor - 1, from, most);
    return heads === 0 ? 0 : heads + 1;
  }
  while (count < most && anchor - count - 1 >= from) {
    const above = paragraphs[anchor - count - 1];
    const below = paragraphs[anchor - count];
    if (!above || !below || !isHead(above) || above.first.isContinued) break;
    // A wide space between them parts two entries.
    if (count > 0 && below.first.gap > 0.9) break;
    if (count === 0 && below.first.gap > 1.4 && below.first.gap >= above.first.gap) break;
    count += 1;
  }
  return count;
}

/** Heads in other type than the statements count also where the first entry has fewer lines above its date. */
export function withStrongHeads(
  paragraphs: readonly Paragraph[],
  anchor: number,
  from: number,
  count: number,
  body: string,
): number {
  const most = headsAbove(paragraphs, anchor, from, MAX_ABOVE);
  let strong = count;
  while (strong < most) {
    const above = paragraphs[anchor - strong - 1];
    const beyond = paragraphs[anchor - strong - 2];
    // What stands right under the date of the entry before belongs to that one.
    const isFree = beyond !== undefined && (beyond.isBullet || beyond.isIndented || isProse(beyond));
    if (!above || above.first.style === body || !isFree) break;
    strong += 1;
  }
  return strong;
}

/** How many heads stand between an anchor that names nothing and the list of the entry before; 0 where it needs none. */
export function headsWanted(paragraphs: readonly Paragraph[], anchor: number, from: number): number {
  const [dated, below] = [paragraphs[anchor], paragraphs[anchor + 1]];
  if (!dated || contentCount([dated]) > 0 || (below && isHead(below))) return 0;
  const count = headsAbove(paragraphs, anchor, from, MAX_ABOVE);
  return paragraphs[anchor - count - 1]?.isBullet ? count : 0;
}

/** How many paragraphs right below an anchor still belong to the head. */
export function headsBelow(
  paragraphs: readonly Paragraph[],
  anchor: number,
  until: number,
  inHead: number,
): number {
  let count = 0;
  let addresses = 0;
  const style = bodyStyleOf(paragraphs);
  while (count < MAX_BELOW && anchor + count + 1 < until) {
    const next = paragraphs[anchor + count + 1];
    if (!next || next.isBullet || isLabel(next) || isProse(next) || next.text.length > 110) break;
    const isOwnStyle = next.first.style !== style;
    if (next.first.gap > (isOwnStyle && inHead + count - addresses < 2 ? 2.2 : 1.2)) break;
    const isEnough = inHead + count - addresses >= 2;
    if (next.isIndented && !(isOwnStyle && !isEnough)) break;
    if (isEnough && !(isOwnStyle && next.text.length < 70)) break;
    if (/^[\p{Ll}]/u.test(next.text) && next.text.length > 40) break;
    count += 1;
    if (isAddress(next.text)) addresses += 1;
  }
  return count;
}
