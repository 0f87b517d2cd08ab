import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';

interface CountBarsProps {
  label: string;
  /** What stands beside the label: a total, or the newest. */
  figure: string;
  /** The chart in a sentence, behind the label. */
  says: string;
  /** In order of time; `failed` is the part of a count that went wrong. */
  bars: readonly { at: string; count: number; failed?: number }[];
  /** When the first and the last bar are. */
  ends: readonly [string, string];
}

const HEIGHT = 90;

/** A count over time, as small bars over their first and last moment. */
export function CountBars({ label, figure, says, bars, ends }: CountBarsProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 50 });
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const padding = bars.length > width / 5 ? 0 : 0.2;
  const x = scaleBand({ domain: bars.map(({ at }) => at), range: [0, Math.max(1, width)], padding });
  const y = scaleLinear<number>({ domain: [0, most], range: [0, HEIGHT] });
  return (
    <figure className="grid gap-2">
      <figcaption className="flex justify-between gap-3 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-soft tabular-nums">{figure}</span>
      </figcaption>
      <div ref={parentRef} role="img" aria-label={`${label}: ${says}`} style={{ height: HEIGHT }}>
        {width > 0 && (
          <svg width={width} height={HEIGHT} aria-hidden="true" className="rtl:-scale-x-100">
            {bars.map(({ at, count, failed = 0 }) => {
              const height = Math.max(1, y(count));
              const failedHeight = failed > 0 ? Math.max(2, y(failed)) : 0;
              return (
                <g key={at} transform={`translate(${x(at) ?? 0})`}>
                  <rect
                    width={x.bandwidth()}
                    y={HEIGHT - height}
                    height={height}
                    className={count > 0 ? 'fill-accent' : 'fill-line'}
                  />
                  {failedHeight > 0 && (
                    <rect
                      width={x.bandwidth()}
                      y={HEIGHT - failedHeight}
                      height={failedHeight}
                      className="fill-danger"
                    />
                  )}
                </g>
              );
            })}
          </svg>
        )}
      </div>
      <p className="flex justify-between text-xs text-soft" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </figure>
  );
}
