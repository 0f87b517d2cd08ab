import { isYear, TIME, type Figure } from './figures.ts';
import type { Reading } from './reading.ts';

/** "1 year in Lyon and 2 in Nice" is three years, "twelve men and eight women" twenty: two figures that "and" joins. */
export function sumsIn({ text, figures }: Reading): Pick<Figure, 'value' | 'unit'>[] {
  return figures.flatMap((one, at) => {
    const next = figures[at + 1];
    if (!next || isYear(one) || isYear(next) || one.per !== next.per) return [];
    const between = text.slice(one.start + one.words.length, next.start);
    const isJoined = /^\s?[^.,;:\d]{0,40}(?:\b(?:and|plus)|&|\+)(?: (?:then|another|a further))?\s$/u.test(
      between,
    );
    const isPlain = [one, next].every((figure) => figure.form === 'number' && figure.unit !== 'percent');
    // "2 in Nice", behind "1 year in Lyon": of the same unit.
    const count = Number.parseFloat(one.words);
    const isElliptic =
      count > 0 &&
      next.unit === '' &&
      TIME.has(one.unit) &&
      /^\s(?:in|at|for|with|on|as)\b/.test(text.slice(next.start + next.words.length));
    const isApposed = one.unit === 'month' && next.unit === 'month' && /^\s?\p{L}+\.?,?\s$/u.test(between);
    if (!isPlain || !(isJoined || isApposed) || (one.unit !== next.unit && !isElliptic)) return [];
    const factor = isElliptic ? one.value / count : 1;
    return [{ value: one.value + next.value * factor, unit: one.unit }];
  });
}
