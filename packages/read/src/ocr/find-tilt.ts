import type { GreyPage } from './grey-page.ts';

/** How a page lies: its lines run up the page where it is turned by a quarter; they lean by a few degrees. */
export interface Tilt {
  isQuarter: boolean;
  /** Degrees by which lines fall to the right, -12 to 12. */
  degrees: number;
}

/** Longer side of the small copy on which the tilt is looked for. */
const SIDE = 800;
const STEEPEST = 12;
/** Difference of two neighbours at the edge of a letter. */
const EDGE = 48;
/** Lines that run the other way must show themselves more clearly by this factor: headings in side bars do too. */
const QUARTER_FACTOR = 1.5;
const FEWEST_EDGES = 200;

interface Points {
  xs: Float32Array;
  ys: Float32Array;
}

/** The edges of letters on a small copy of the page. */
function edgesOf({ width, height, pixels }: GreyPage): Points {
  const step = Math.max(1, Math.max(width, height) / SIDE);
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const small = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      small[row * columns + column] =
        pixels[Math.floor(row * step) * width + Math.floor(column * step)] ?? 255;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let row = 1; row < rows - 1; row += 1)
    for (let column = 1; column < columns - 1; column += 1) {
      const index = row * columns + column;
      const here = small[index] ?? 0;
      const [across, down] = [(small[index + 1] ?? 0) - here, (small[index + columns] ?? 0) - here];
      // Long rules have edges in one direction only.
      if (Math.abs(across) < EDGE || Math.abs(down) < EDGE / 4) continue;
      xs.push(column);
      ys.push(row);
    }
  return { xs: Float32Array.from(xs), ys: Float32Array.from(ys) };
}

/** How sharply points fall into rows when these lean by an angle: rows of text part from the space between them. */
function sharpness(along: Float32Array, across: Float32Array, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const counts = new Uint32Array(3 * SIDE);
  for (let at = 0; at < across.length; at += 1) {
    const row = Math.round((across[at] ?? 0) - (along[at] ?? 0) * slope) + SIDE;
    counts[row] = (counts[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < counts.length; row += 1) sum += ((counts[row] ?? 0) - (counts[row - 1] ?? 0)) ** 2;
  return sum;
}

function bestAngle(along: Float32Array, across: Float32Array): { degrees: number; score: number } {
  let best = { degrees: 0, score: sharpness(along, across, 0) };
  const look = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to; degrees += step) {
      const score = sharpness(along, across, degrees);
      if (score > best.score) best = { degrees, score };
    }
  };
  look(-STEEPEST, STEEPEST, 0.5);
  look(best.degrees - 0.4, best.degrees + 0.4, 0.1);
  return best;
}

/** Finds how the lines of text on a page lie; upright where it shows too little of them. */
export function findTilt(page: GreyPage): Tilt {
  const { xs, ys } = edgesOf(page);
  if (xs.length < FEWEST_EDGES) return { isQuarter: false, degrees: 0 };
  const level = bestAngle(xs, ys);
  const upright = bestAngle(ys, xs);
  const isQuarter = upright.score > QUARTER_FACTOR * level.score;
  // Seen along the page's height, lines lean the other way.
  return { isQuarter, degrees: isQuarter ? -upright.degrees : level.degrees };
}
