/**
 * How many font units one unit of a picture's outline stands for. At 11 pt on a page of 850 pixels, 8 units
 * are an eighth of a pixel: coarser would be seen, finer only makes the picture larger.
 */
export const UNITS = 8;

const step = /([MLCQZHV])([^MLCQZHV]*)/gu;
const number = /-?\d*\.?\d+/gu;

/**
 * A glyph's outline in relative steps of {@link UNITS} font units, so that it can be drawn from any point without
 * touching its numbers. Takes absolute M, L, C, Q, H, V and Z. Rounded before the differences are taken: no drift.
 */
export function relativeOutline(absolute: string): string {
  let drawn = '';
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  for (const [, command = '', rest = ''] of absolute.matchAll(step)) {
    const at = (rest.match(number) ?? []).map((value) => Math.round(Number(value) / UNITS));
    if (command === 'Z') {
      drawn += 'z';
      x = startX;
      y = startY;
    } else if (command === 'H') {
      drawn += `h${(at[0] ?? 0) - x}`;
      x = at[0] ?? 0;
    } else if (command === 'V') {
      drawn += `v${(at[0] ?? 0) - y}`;
      y = at[0] ?? 0;
    } else {
      const fromX = x;
      const fromY = y;
      drawn +=
        command.toLowerCase() +
        at
          .map((value, index) => value - (index % 2 === 0 ? fromX : fromY))
          .join(' ')
          .replaceAll(' -', '-');
      x = at.at(-2) ?? x;
      y = at.at(-1) ?? y;
      if (command === 'M') {
        startX = x;
        startY = y;
      }
    }
  }
  return drawn;
}
