import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { useParentSize } from '@visx/responsive';
import { scaleLinear } from '@visx/scale';

interface HistogramChartProps {
  /** What the chart shows, read out in its place. */
  label: string;
  /** How many there are from a value on, up to the next; rising. */
  bins: readonly { from: number; count: number }[];
  tick: (value: number) => string;
}

const HEIGHT = 150;
const TOP = 20;
const AXIS = 28;

/** How many there are of each size, the number over each bar. */
export function HistogramChart({ label, bins, tick }: HistogramChartProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 50 });
  const first = bins[0]?.from ?? 0;
  const last = bins.at(-1)?.from ?? 0;
  // The last bin has no end: it is drawn as wide as the one before it.
  const wide = Math.max(1, last - (bins.at(-2)?.from ?? 0));
  const bottom = HEIGHT - AXIS;
  const x = scaleLinear<number>({ domain: [first, last + wide], range: [0, Math.max(1, width)] });
  const y = scaleLinear<number>({
    domain: [0, Math.max(1, ...bins.map(({ count }) => count))],
    range: [bottom, TOP],
  });
  return (
    <div ref={parentRef} role="img" aria-label={label} style={{ height: HEIGHT }}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden="true" className="overflow-visible">
          {bins.map(({ from, count }, index) => {
            const left = x(from);
            const right = x(bins[index + 1]?.from ?? last + wide);
            return (
              <Group key={from}>
                <rect
                  x={left + 1}
                  width={Math.max(1, right - left - 2)}
                  y={y(count)}
                  height={bottom - y(count)}
                  className="fill-line"
                />
                <text
                  x={(left + right) / 2}
                  y={y(count) - 6}
                  textAnchor="middle"
                  className="fill-soft text-xs tabular-nums"
                >
                  {count}
                </text>
              </Group>
            );
          })}
          <AxisBottom
            scale={x}
            top={bottom}
            tickValues={bins.map(({ from }) => from)}
            tickFormat={(value) => tick(Number(value))}
            axisLineClassName="stroke-line"
            tickLineProps={{ className: 'stroke-line' }}
            tickLabelProps={{
              className: 'fill-soft text-xs tabular-nums',
              textAnchor: 'middle',
              dy: '0.2em',
            }}
          />
        </svg>
      )}
    </div>
  );
}
