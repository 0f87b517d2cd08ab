import type { ReactNode } from 'react';

interface TurnedPageProps {
  /** Of the page as it is set upright, in any unit. */
  width: number;
  height: number;
  /** Degrees by which the picture is turned clockwise around its middle. */
  turn: number;
  /** The picture as it is in the file; it fills its place. */
  children: ReactNode;
}

/** Whether a page that is turned lies across the one that it becomes. */
function isAcross(turn: number): boolean {
  const quarters = Math.round(turn / 90);
  return Math.abs(quarters) % 2 === 1;
}

/** A picture turned upright in the place of its page. */
export function TurnedPage({ width, height, turn, children }: TurnedPageProps) {
  const across = isAcross(turn);
  return (
    <div className="absolute inset-0 overflow-hidden">
      <div
        className="absolute top-1/2 left-1/2"
        style={{
          width: across ? `${(height / width) * 100}%` : '100%',
          height: across ? `${(width / height) * 100}%` : '100%',
          transform: `translate(-50%, -50%) rotate(${turn}deg)`,
        }}
      >
        {children}
      </div>
    </div>
  );
}
