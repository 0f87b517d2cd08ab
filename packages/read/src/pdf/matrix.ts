import type { Shape } from './list-marks.ts';

/** An affine transformation: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** `first` applied after `second`. */
export function times(first: Matrix, second: Matrix): Matrix {
  return [
    first[0] * second[0] + first[2] * second[1],
    first[1] * second[0] + first[3] * second[1],
    first[0] * second[2] + first[2] * second[3],
    first[1] * second[2] + first[3] * second[3],
    first[0] * second[4] + first[2] * second[5] + first[4],
    first[1] * second[4] + first[3] * second[5] + first[5],
  ];
}

/** A matrix as an operator of a page carries it; what is none changes nothing. */
export function matrixOf(values: unknown): Matrix {
  const list = values instanceof Float32Array || Array.isArray(values) ? Array.from(values, Number) : [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = list;
  return [a, b, c, d, e, f].every((value) => Number.isFinite(value)) ? [a, b, c, d, e, f] : IDENTITY;
}

/** The frame of a path on the page, of the least and greatest coordinates it was made with. */
export function shapeOf(ctm: Matrix, bounds: unknown): Shape | null {
  const list = bounds instanceof Float32Array || Array.isArray(bounds) ? Array.from(bounds, Number) : [];
  const [ax, ay, bx, by] = list;
  if (ax === undefined || ay === undefined || bx === undefined || by === undefined) return null;
  const [x, y] = [
    (px: number, py: number) => ctm[0] * px + ctm[2] * py + ctm[4],
    (px: number, py: number) => ctm[1] * px + ctm[3] * py + ctm[5],
  ];
  const [left, right, first, last] = [x(ax, ay), x(bx, by), y(ax, ay), y(bx, by)];
  return {
    x0: Math.min(left, right),
    x1: Math.max(left, right),
    top: Math.min(first, last),
    bottom: Math.max(first, last),
  };
}
