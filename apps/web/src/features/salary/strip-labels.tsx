import type { Distribution } from '@candor/domain/salary';
import type { Scale } from './scale.ts';
import { percentileLabels, type Money } from './words.ts';

interface StripLabelsProps {
  distribution: Distribution;
  scale: Scale;
  money: Money;
}

/** The ends and the median of a strip, each under its mark. */
export function StripLabels({ distribution, scale, money }: StripLabelsProps) {
  const { p10, median, p90 } = distribution;
  return (
    <div className="relative h-10 text-sm text-soft tabular-nums">
      <p className="absolute left-0">
        {percentileLabels.p10}
        <br />
        {money(p10)}
      </p>
      <p
        className="absolute -translate-x-1/2 text-center text-ink"
        style={{ left: `clamp(32%, ${scale(median)}%, 68%)` }}
      >
        {percentileLabels.median}
        <br />
        {money(median)}
      </p>
      <p className="absolute right-0 text-right">
        {percentileLabels.p90}
        <br />
        {money(p90)}
      </p>
    </div>
  );
}
