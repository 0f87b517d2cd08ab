import clsx from 'clsx';
import type { Distribution } from '@candor/domain/salary';
import type { Scale } from './scale.ts';

interface PayStripProps {
  distribution: Distribution;
  scale: Scale;
  /** What the strip shows, read out in its place. */
  label: string;
  /** The range of a level, filled. */
  level?: { low: number; high: number };
  own?: number;
  isSmall?: boolean;
}

const span = (scale: Scale, from: number, to: number) => ({
  left: `${scale(from)}%`,
  width: `${Math.max(0.5, scale(to) - scale(from))}%`,
});

/** A distribution as one thin strip: tenths as a line, the middle half as a band, the median as a mark. */
export function PayStrip({ distribution, scale, label, level, own, isSmall = false }: PayStripProps) {
  const { p10, p25, median, p75, p90 } = distribution;
  const at = 'absolute top-1/2 -translate-y-1/2';
  return (
    <div role="img" aria-label={label} className={clsx('relative', isSmall ? 'h-4' : 'h-10')}>
      <div className={clsx(at, 'h-px bg-control')} style={span(scale, p10, p90)} />
      <div
        className={clsx(at, 'rounded-full border border-control bg-line', isSmall ? 'h-2' : 'h-4')}
        style={span(scale, p25, p75)}
      />
      {level && (
        <div
          className={clsx(at, 'h-4 rounded-full bg-accent opacity-60')}
          style={span(scale, level.low, level.high)}
        />
      )}
      <div
        className={clsx(at, 'w-0.5 bg-ink', isSmall ? 'h-4' : 'h-7')}
        style={{ left: `${scale(median)}%` }}
      />
      {own !== undefined && (
        <div
          className={clsx(at, 'size-3 -translate-x-1/2 rotate-45 border-2 border-surface bg-info')}
          style={{ left: `${scale(own)}%` }}
        />
      )}
    </div>
  );
}
