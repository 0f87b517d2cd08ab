import clsx from 'clsx';
import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { useParentSize } from '@visx/responsive';
import { SpreadBox } from './spread-box.tsx';
import { scaleOver, type Spread, type ValueScale } from './spread.ts';

/** A part of the values, drawn under the spread. */
export interface ValueRange {
  label: string;
  low: number;
  high: number;
  /** Ends at no figure: drawn as an arrow. */
  isOpenEnded: boolean;
  isMarked: boolean;
}

interface SpreadChartProps {
  /** What the chart shows, read out in its place. */
  label: string;
  spreadLabel: string;
  spread: Spread;
  ranges: readonly ValueRange[];
  /** One value to be found among the others. */
  mark?: { label: string; value: number };
  /** A value at the axis: short. */
  tick: (value: number) => string;
}

const BESIDE = 168;
const ROW = { beside: 30, above: 46 };
const AXIS = 30;
const MARK = 26;

/** A spread, and under it the ranges of its parts on the same scale; each row has its name beside it, or above it where room is scarce. */
export function SpreadChart({ label, spreadLabel, spread, ranges, mark, tick }: SpreadChartProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 50 });
  const isBeside = width >= 560;
  const left = isBeside ? BESIDE : 0;
  const row = isBeside ? ROW.beside : ROW.above;
  const top = mark ? MARK : 0;
  const bottom = top + row * (ranges.length + 1);
  const scale = scaleOver(Math.max(1, width - left), [spread], mark ? [mark.value] : []);
  const middle = isBeside ? row / 2 : row - 14;
  return (
    <div ref={parentRef} role="img" aria-label={label} style={{ height: bottom + AXIS }}>
      {width > 0 && (
        <svg width={width} height={bottom + AXIS} aria-hidden="true" className="overflow-visible">
          <Group left={left}>
            <AxisBottom
              scale={scale}
              top={bottom}
              numTicks={Math.max(2, Math.floor((width - left) / 110))}
              tickFormat={(value) => tick(Number(value))}
              axisLineClassName="stroke-line"
              tickLineProps={{ className: 'stroke-line', y1: top - bottom, y2: 4, strokeDasharray: '2 3' }}
              tickLabelProps={{
                className: 'fill-soft text-xs tabular-nums',
                textAnchor: 'middle',
                dy: '0.4em',
              }}
            />
            <SpreadBox spread={spread} scale={scale} top={top + middle - 7} height={14} />
            {ranges.map((range, index) => (
              <RangeLine key={range.label} range={range} scale={scale} y={top + row * (index + 1) + middle} />
            ))}
            {mark && <Mark mark={mark} scale={scale} bottom={bottom} />}
          </Group>
          {[{ label: spreadLabel, isMarked: false }, ...ranges].map((one, index) => (
            <text
              key={one.label}
              x={0}
              y={top + row * index + (isBeside ? middle : 14)}
              // A mark that runs behind a name leaves it legible.
              paintOrder="stroke"
              strokeWidth={4}
              dominantBaseline={isBeside ? 'central' : 'auto'}
              className={clsx(
                'stroke-canvas text-sm',
                one.isMarked ? 'fill-accent font-medium' : 'fill-soft',
              )}
            >
              {one.label}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
}

function RangeLine({ range, scale, y }: { range: ValueRange; scale: ValueScale; y: number }) {
  const [from, to] = [scale(range.low), scale(range.high)];
  const look = range.isMarked ? 'stroke-accent' : 'stroke-control';
  const strokeWidth = range.isMarked ? 6 : 2;
  return (
    <g className={look} fill="none" strokeWidth={strokeWidth} strokeLinecap="round">
      <line x1={from} x2={Math.max(to, from + 1)} y1={y} y2={y} />
      {range.isOpenEnded && <path d={`M${to + 3},${y - 6} l6,6 l-6,6`} strokeWidth={2} />}
    </g>
  );
}

/** A line through all rows with its name on top; the name stays inside the chart. */
function Mark({
  mark,
  scale,
  bottom,
}: {
  mark: { label: string; value: number };
  scale: ValueScale;
  bottom: number;
}) {
  const x = scale(mark.value);
  const [, end = 0] = scale.range();
  const anchor = x < end / 4 ? 'start' : x > (end * 3) / 4 ? 'end' : 'middle';
  return (
    <g>
      <line x1={x} x2={x} y1={MARK - 6} y2={bottom} className="stroke-info" strokeWidth={1.5} />
      <path d={`M${x},${MARK - 12} l5,5 l-5,5 l-5,-5 z`} className="fill-info" />
      <text x={x} y={8} textAnchor={anchor} className="fill-info text-sm font-medium tabular-nums">
        {mark.label}
      </text>
    </g>
  );
}
