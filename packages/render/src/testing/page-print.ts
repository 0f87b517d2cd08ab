import { wholePage, type PagePicture } from '@candor/domain/cv';

/**
 * Where everything on a page picture stands and how large and in what colour it is, in whole points: enough to see that
 * a layout has moved, small enough to keep. Letter shapes are left out: another release of a font is not another layout.
 */
export function pagePrint(page: PagePicture): string {
  const svg = wholePage(page);
  const runs = [
    ...svg.matchAll(/<path fill="([^"]*)" transform="matrix\(([\d.]+) 0 0 [-\d.]+ ([-\d.]+) ([-\d.]+)\)"/gu),
  ];
  const marks = runs.map(
    ([, fill = '', scale, x, y]) => [Number(x), Number(y), Number(scale) * 8_000, fill] as const,
  );
  const shapes = [
    ...svg.matchAll(/<path transform="translate\(([-\d.]+) ([-\d.]+)\)"[^>]*(?:stroke|fill)="(#[^"]*)"/gu),
  ];
  const grounds = shapes.map(([, x, y, fill = '']) => [Number(x), Number(y), 0, fill] as const);
  return [...marks, ...grounds]
    .map(([x, y, size, fill]) => `${Math.round(x)},${Math.round(y)},${size.toFixed(0)}${fill}`)
    .join(' ');
}

/** Where the lines of a page begin: what is kept of the pages after the first. */
export function lineStarts(page: PagePicture): string {
  const starts = new Map<string, string>();
  for (const mark of pagePrint(page).split(' ')) {
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

function isAlike(kept: string, drawn: string): boolean {
  const [a, b] = [kept, drawn].map((mark) => /^(-?\d+),(-?\d+),(\d+)(.*)$/u.exec(mark));
  if (!a || !b || a[4] !== b[4]) return false;
  const isNear = (part: number, least: number) => Math.abs(Number(a[part]) - Number(b[part])) <= least;
  return isNear(1, tolerancePt) && isNear(2, tolerancePt) && isNear(3, 2);
}
