import clsx from 'clsx';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { useParentSize } from '@visx/responsive';
import { scaleLinear } from '@visx/scale';
import { placeLabels, type Place } from './place-labels.ts';

export interface ScatterPoint {
  id: string;
  label: string;
  /** Stands where the label is too long for the screen; the beginning of the label where left out. */
  short?: string;
  x: number;
  y: number;
  /** Filled: where one is. Ringed: where one goes. */
  kind: 'plain' | 'filled' | 'ringed';
}

interface ScatterChartProps {
  /** What the chart shows, read out in its place. */
  label: string;
  points: readonly ScatterPoint[];
  xLabel: string;
  yLabel: string;
  xTick: (value: number) => string;
  yTick: (value: number) => string;
  /** No axis goes beyond it. */
  most?: { x?: number };
}

const HEIGHT = 380;
const MARGIN = { left: 64, right: 16, top: 28, bottom: 52 };
const CHARACTER = 6.6;

/** The least and greatest value with some room at both ends; never a single value. */
function domainOf(values: readonly number[], most = Infinity): [number, number] {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(1, (greatest - least) * 0.1);
  return [Math.max(0, least - room), Math.min(most, greatest + room)];
}

/** Named points by two values. Names that have no room on a narrow screen are shortened; a table has them whole. */
export function ScatterChart(props: ScatterChartProps) {
  const { label, points, xLabel, yLabel, xTick, yTick, most } = props;
  const { parentRef, width } = useParentSize({ debounceTime: 50 });
  const size = { width: width - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom };
  const x = scaleLinear<number>({
    domain: domainOf(
      points.map((point) => point.x),
      most?.x,
    ),
    range: [8, Math.max(9, size.width - 8)],
  });
  const y = scaleLinear<number>({
    domain: domainOf(points.map((point) => point.y)),
    range: [size.height, 0],
    nice: true,
  });
  const longest = Math.floor(size.width / 2 / CHARACTER);
  const shown = points.map((point) => ({
    ...point,
    x: x(point.x),
    y: y(point.y),
    label:
      point.label.length > longest ? (point.short ?? `${point.label.slice(0, longest - 1)}…`) : point.label,
  }));
  const places = placeLabels(shown, { ...size, widthOf: (words) => words.length * CHARACTER });
  const tick = { className: 'fill-soft text-xs tabular-nums' };
  return (
    <div ref={parentRef} role="img" aria-label={label} style={{ height: HEIGHT }}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden="true" className="overflow-visible">
          <text x={0} y={12} className="fill-soft text-sm">
            {yLabel}
          </text>
          <Group left={MARGIN.left} top={MARGIN.top}>
            <AxisLeft
              scale={y}
              numTicks={5}
              hideAxisLine
              tickFormat={(value) => yTick(Number(value))}
              tickLineProps={{ className: 'stroke-line', x1: 0, x2: size.width, strokeDasharray: '2 3' }}
              tickLabelProps={{ ...tick, textAnchor: 'end', dx: '-0.5em', dy: '0.3em' }}
            />
            <AxisBottom
              scale={x}
              top={size.height}
              numTicks={Math.max(2, Math.floor(size.width / 120))}
              tickFormat={(value) => xTick(Number(value))}
              axisLineClassName="stroke-line"
              tickLineProps={{ className: 'stroke-line' }}
              tickLabelProps={{ ...tick, textAnchor: 'middle', dy: '0.4em' }}
            />
            {shown.map((point, index) => (
              <Dot key={point.id} point={point} place={places[index] ?? null} />
            ))}
            <text x={size.width} y={size.height + 44} textAnchor="end" className="fill-soft text-sm">
              {xLabel}
            </text>
          </Group>
        </svg>
      )}
    </div>
  );
}

function Dot({ point, place }: { point: ScatterPoint; place: Place | null }) {
  const { x, y, kind, label } = point;
  const isMain = kind !== 'plain';
  return (
    <g>
      {place && Math.abs(place.y - y) > 20 && (
        <line x1={x} y1={y} x2={place.x} y2={place.y} className="stroke-line" />
      )}
      {kind === 'ringed' && (
        <circle cx={x} cy={y} r={9} fill="none" className="stroke-accent" strokeWidth={1.5} />
      )}
      <circle cx={x} cy={y} r={isMain ? 5 : 4} className={isMain ? 'fill-accent' : 'fill-control'} />
      {place && (
        <text
          x={place.x + (isMain ? (place.anchor === 'start' ? 3 : -3) : 0)}
          y={place.y}
          dy="0.32em"
          textAnchor={place.anchor}
          paintOrder="stroke"
          strokeWidth={4}
          className={clsx('stroke-canvas text-xs', isMain ? 'fill-ink font-medium' : 'fill-soft')}
        >
          {label}
        </text>
      )}
    </g>
  );
}
