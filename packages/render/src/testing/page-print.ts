import type { PagePicture } from '@candor/domain/cv';

/**
 * Where everything on a page picture stands and how large and in what colour it is, in whole points: enough to see that
 * a layout has moved, small enough to keep. Letter shapes are left out: another release of a font is not another layout.
 */
export function pagePrint(page: PagePicture): string {
  const found = (tag: RegExp) =>
    page.flatMap(({ svg, top }) => [...svg.matchAll(tag)].map((match) => ({ match, top })));
  const marks = found(
    /<path fill="([^"]*)" transform="matrix\(([\d.]+) 0 0 [-\d.]+ ([-\d.]+) ([-\d.]+)\)"/gu,
  ).map(
    ({ match: [, fill = '', scale, x, y], top }) =>
      [Number(x), top + Number(y), Number(scale) * 8_000, fill] as const,
  );
  const grounds = found(
    /<path transform="translate\(([-\d.]+) ([-\d.]+)\)"[^>]*(?:stroke|fill)="(#[^"]*)"/gu,
  ).map(({ match: [, x, y, fill = ''], top }) => [Number(x), top + Number(y), 0, fill] as const);
  return [...marks, ...grounds]
    .map(([x, y, size, fill]) => `${Math.round(x)},${Math.round(y)},${size.toFixed(0)}${fill}`)
    .join(' ');
}

/** Where the lines of a printed page begin: what is kept of the pages after the first. */
export function lineStarts(print: string): string {
  const starts = new Map<string, string>();
  for (const mark of print.split(' ')) {
    const [x = '', y = ''] = mark.split(',');
    const before = starts.get(y);
    if (before === undefined || Number(x) < Number(before.split(',')[0])) starts.set(y, mark);
  }
  return [...starts.values()].join(' ');
}

/** How many points something may stand elsewhere: rounding, not moving. */
const tolerancePt = 1;

/** The first thing that two pages set differently, in whatever order they draw it, or null where they look alike. */
export function firstDifference(kept: string, drawn: string): string | null {
  const now = drawn.split(' ');
  for (const mark of kept.split(' ')) {
    const at = now.findIndex((other) => isAlike(mark, other));
    if (at === -1) return `${mark} is gone`;
    now.splice(at, 1);
  }
  return now[0] === undefined ? null : `${now[0]} is new`;
}

/** The first line that begins elsewhere than in the starts that were kept, or null where none does. */
export function firstMovedLine(keptStarts: string, print: string): string | null {
  const [kept, now] = [keptStarts, print].map((marks) => marks.split(' ')) as [string[], string[]];
  const gone = kept.find((mark) => !now.some((other) => isAlike(mark, other)));
  if (gone !== undefined) return `${gone} is gone`;
  // What stands right of a start on its line begins none, though it may be rounded to another height.
  const isBehind = (mark: string, start: string) => {
    const [[x = 0, y = 0], [startX = 0, startY = 0]] = [mark, start].map((one) =>
      one.split(',').map(Number),
    ) as [number[], number[]];
    return Math.abs(y - startY) <= tolerancePt && x > startX;
  };
  const isKnown = (mark: string) => kept.some((start) => isAlike(mark, start) || isBehind(mark, start));
  const added = lineStarts(print)
    .split(' ')
    .find((mark) => !isKnown(mark));
  return added === undefined ? null : `${added} is new`;
}

function isAlike(kept: string, drawn: string): boolean {
  const [a, b] = [kept, drawn].map((mark) => /^(-?\d+),(-?\d+),(\d+)(.*)$/u.exec(mark));
  if (!a || !b || a[4] !== b[4]) return false;
  const isNear = (part: number, least: number) => Math.abs(Number(a[part]) - Number(b[part])) <= least;
  return isNear(1, tolerancePt) && isNear(2, tolerancePt) && isNear(3, 2);
}
