import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';

interface DailyBarsProps {
  label: string;
  /** In order; days as `2026-11-23`. */
  days: readonly { day: string; count: number }[];
}

const HEIGHT = 90;
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayOf = (day: string) => date.format(new Date(`${day}T00:00:00Z`));
const whole = new Intl.NumberFormat('en-US');

/** A count by the day, as small bars over their first and last day. */
export function DailyBars({ label, days }: DailyBarsProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 50 });
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...days.map(({ count }) => count));
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [0, Math.max(1, width)], padding: 0.2 });
  const y = scaleLinear<number>({ domain: [0, most], range: [0, HEIGHT] });
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <figure className="grid gap-2">
      <figcaption className="flex justify-between gap-3 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-soft tabular-nums">{whole.format(total)}</span>
      </figcaption>
      <div
        ref={parentRef}
        role="img"
        aria-label={`${label}: ${whole.format(total)} from ${dayOf(first)} to ${dayOf(last)}, at most ${whole.format(most)} a day`}
        style={{ height: HEIGHT }}
      >
        {width > 0 && (
          <svg width={width} height={HEIGHT} aria-hidden="true">
            {days.map(({ day, count }) => (
              <rect
                key={day}
                x={x(day) ?? 0}
                width={x.bandwidth()}
                y={HEIGHT - Math.max(1, y(count))}
                height={Math.max(1, y(count))}
                className={count > 0 ? 'fill-accent' : 'fill-line'}
              />
            ))}
          </svg>
        )}
      </div>
      <p className="flex justify-between text-xs text-soft" aria-hidden="true">
        <span>{dayOf(first)}</span>
        <span>{dayOf(last)}</span>
      </p>
    </figure>
  );
}
