import { AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { useParentSize } from '@visx/responsive';
import { scaleLinear, scalePoint } from '@visx/scale';

interface LineChartProps {
  /** What the chart shows, read out in its place. */
  label: string;
  /** In order; each name tells one from another. */
  points: readonly { name: string; value: number }[];
  /** The first and last value of the axis. */
  domain: readonly [number, number];
  /** What stands under the first and the last point. */
  ends: readonly [string, string];
}

const HEIGHT = 180;
const MARGIN = { left: 32, right: 24, top: 12, bottom: 24 };

/** A value over time, its last figure beside it. */
export function LineChart({ label, points, domain, ends }: LineChartProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 50 });
  const size = {
    width: Math.max(1, width - MARGIN.left - MARGIN.right),
    height: HEIGHT - MARGIN.top - MARGIN.bottom,
  };
  const x = scalePoint({ domain: points.map(({ name }) => name), range: [8, size.width - 8] });
  const y = scaleLinear<number>({ domain: [...domain], range: [size.height, 0] });
  const placed = points.map(({ name, value }) => ({ name, value, x: x(name) ?? 0, y: y(value) }));
  const last = placed.at(-1);
  return (
    <div ref={parentRef} role="img" aria-label={label} style={{ height: HEIGHT }}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden="true" className="overflow-visible">
          <Group left={MARGIN.left} top={MARGIN.top}>
            <AxisLeft
              scale={y}
              numTicks={4}
              hideAxisLine
              tickLineProps={{ className: 'stroke-line', x1: 0, x2: size.width, strokeDasharray: '2 3' }}
              tickLabelProps={{
                className: 'fill-soft text-xs tabular-nums',
                textAnchor: 'end',
                dx: '-0.5em',
                dy: '0.3em',
              }}
            />
            <polyline
              points={placed.map((point) => `${point.x},${point.y}`).join(' ')}
              fill="none"
              className="stroke-accent"
              strokeWidth={1.5}
            />
            {placed.map((point) => (
              <circle key={point.name} cx={point.x} cy={point.y} r={3.5} className="fill-accent" />
            ))}
            {last && (
              <text
                x={last.x}
                y={last.y - 10}
                textAnchor="middle"
                paintOrder="stroke"
                strokeWidth={4}
                className="fill-ink stroke-canvas text-sm font-medium tabular-nums"
              >
                {Math.round(last.value)}
              </text>
            )}
            <text x={0} y={size.height + 20} className="fill-soft text-xs">
              {ends[0]}
            </text>
            <text x={size.width} y={size.height + 20} textAnchor="end" className="fill-soft text-xs">
              {ends[1]}
            </text>
          </Group>
        </svg>
      )}
    </div>
  );
}
