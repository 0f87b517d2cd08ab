import { scaleLinear } from '@visx/scale';

/** How values are spread: a tenth lies below `p10`, a quarter below `p25`, half below the median; null where it is not known. */
export interface Spread {
  p10: number | null;
  p25: number;
  median: number;
  p75: number;
  p90: number | null;
}

export type ValueScale = ReturnType<typeof scaleLinear<number>>;

const MARGIN = 0.05;

/** A scale of that width in pixels on which all these fit, with some room at both ends. */
export function scaleOver(
  width: number,
  spreads: readonly Spread[],
  values: readonly number[] = [],
): ValueScale {
  const ends = [...spreads.flatMap(({ p10, p25, p75, p90 }) => [p10 ?? p25, p90 ?? p75]), ...values];
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const room = Math.max(1, most - least) * MARGIN;
  return scaleLinear<number>({ domain: [least - room, most + room], range: [0, width] });
}
