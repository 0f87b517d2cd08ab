/** A run of text or a small shape, drawn at any height alike. Lengths in points from the upper edge of the page. */
export interface Item {
  /** The line that it stands on. */
  y: number;
  /** How far it reaches at most. */
  top: number;
  bottom: number;
  /** Its SVG before and behind its own y. */
  svg: readonly [before: string, behind: string];
}

/** Lines that stand together. */
export interface Lines {
  top: number;
  height: number;
  /** Their SVG, from their upper edge. */
  svg: string;
}

/** What is further below than a line, in lines, begins another part; and what is further above: another column, or a footer. */
const DOWN = 1.08;
const UP = 0.7;
/** A part that is higher ends with its line. */
const HIGH_PT = 120;

/**
 * Parts what is drawn one after the other where lines stand apart. Each part comes of its own lines alone: it stays the same
 * when those above it push it down or onto the next page.
 * @param lineDistance from baseline to baseline within a paragraph, in points
 */
export function linesOf(items: readonly Item[], lineDistance: number): Lines[] {
  const parts: Item[][] = [];
  let part: Item[] = [];
  for (const item of items) {
    const [first] = part;
    const before = part.at(-1);
    if (first && before && belongs(item, { first, before, lineDistance })) part.push(item);
    else {
      part = [item];
      parts.push(part);
    }
  }
  return parts.map(together);
}

function belongs(
  { y }: Item,
  { first, before, lineDistance }: { first: Item; before: Item; lineDistance: number },
): boolean {
  const down = tenths(y - before.y);
  if (down > DOWN * lineDistance || down < -UP * lineDistance) return false;
  const isSameLine = down < lineDistance / 2;
  return isSameLine || tenths(y - first.y) < HIGH_PT;
}

function together(part: readonly Item[]): Lines {
  const firstY = part[0]?.y ?? 0;
  const above = Math.ceil(Math.max(...part.map(({ top }) => tenths(firstY - top))));
  const below = Math.ceil(Math.max(...part.map(({ bottom }) => tenths(bottom - firstY))));
  return {
    top: Math.round((firstY - above) * 100) / 100,
    height: above + below,
    svg: part.map(({ y, svg: [before, behind] }) => before + tenths(y - firstY + above) + behind).join(''),
  };
}

/**
 * Tenths of a point, an eighth of a pixel at the width of a screen. The compiler rounds places to thousandths on the page, so
 * that distances differ by one wherever lines stand: of tenths, few do.
 */
function tenths(points: number): number {
  return Math.round(Math.round(points * 1_000) / 100) / 10;
}
