import type { Distribution } from '@candor/domain/salary';

/** Places an amount on a strip, in percent of its width. */
export type Scale = (amount: number) => number;

const MARGIN = 0.05;

/** A scale on which all these fit, with some room at both ends. */
export function scaleOver(distributions: readonly Distribution[], amounts: readonly number[] = []): Scale {
  const ends = [...distributions.flatMap(({ p10, p90 }) => [p10, p90]), ...amounts];
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const room = Math.max(1, most - least) * MARGIN;
  return (amount) => (100 * (amount - least + room)) / (most - least + 2 * room);
}
