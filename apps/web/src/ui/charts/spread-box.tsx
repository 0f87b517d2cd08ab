import { BoxPlot } from '@visx/stats';
import type { Spread, ValueScale } from './spread.ts';

interface SpreadBoxProps {
  spread: Spread;
  scale: ValueScale;
  top: number;
  height: number;
}

/** A spread as one strip: the tenths as a line where they are known, the middle half as a band, the median as a mark. */
export function SpreadBox({ spread: { p10, p25, median, p75, p90 }, scale, top, height }: SpreadBoxProps) {
  return (
    <BoxPlot
      horizontal
      valueScale={scale}
      // The lines from the band to the ends take no class.
      stroke="var(--color-control)"
      min={p10 ?? p25}
      firstQuartile={p25}
      median={median}
      thirdQuartile={p75}
      max={p90 ?? p75}
      top={top}
      boxWidth={height}
      boxProps={{ className: 'fill-line', rx: height / 2, ry: height / 2 }}
      medianProps={{
        className: 'stroke-ink',
        strokeWidth: 2,
        y1: top - height / 4,
        y2: top + (height * 5) / 4,
      }}
    />
  );
}
