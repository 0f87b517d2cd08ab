export interface Labelled {
  x: number;
  y: number;
  label: string;
}

/** Where a label stands, and on which side of its point; null where there is no room for it. */
export interface Place {
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

interface Room {
  width: number;
  height: number;
  /** Pixels that a label takes. */
  widthOf: (label: string) => number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LINE = 15;
const GAP = 10;
const POINT = 7;
const SHIFTS = [0, -1, 1, -2, 2, -3, 3, -4, 4].map((step) => step * LINE);

const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Finds each label a place beside its point, as near as it can be: inside the chart, over no other label and no point. */
export function placeLabels(points: readonly Labelled[], { width, height, widthOf }: Room): (Place | null)[] {
  const taken: Box[] = points.map(({ x, y }) => ({
    left: x - POINT,
    right: x + POINT,
    top: y - POINT,
    bottom: y + POINT,
  }));
  return points.map(({ x, y, label }) => {
    const wide = widthOf(label);
    for (const shift of SHIFTS)
      for (const anchor of ['start', 'end'] as const) {
        const left = anchor === 'start' ? x + GAP : x - GAP - wide;
        const box = {
          left,
          right: left + wide,
          top: y + shift - LINE / 2,
          bottom: y + shift + LINE / 2,
        };
        const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
        if (!isInside || taken.some((other) => meets(box, other))) continue;
        taken.push(box);
        return { x: anchor === 'start' ? box.left : box.right, y: y + shift, anchor };
      }
    return null;
  });
}
