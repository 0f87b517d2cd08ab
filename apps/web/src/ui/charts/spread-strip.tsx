import { useParentSize } from '@visx/responsive';
import { SpreadBox } from './spread-box.tsx';
import { scaleOver, type Spread } from './spread.ts';

interface SpreadStripProps {
  /** What the strip shows, read out in its place. */
  label: string;
  spread: Spread;
  /** All that stand on one scale with it, itself too. */
  among: readonly Spread[];
}

const HEIGHT = 20;

/** One of several spreads on a common scale. */
export function SpreadStrip({ label, spread, among }: SpreadStripProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 50 });
  return (
    <div ref={parentRef} role="img" aria-label={label} style={{ height: HEIGHT }}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden="true">
          <SpreadBox spread={spread} scale={scaleOver(width, among)} top={6} height={8} />
        </svg>
      )}
    </div>
  );
}
