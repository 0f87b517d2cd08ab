import { bandInk, bandLabels, bandOf } from './words.ts';

const RADIUS = 26;
const ROUND = 2 * Math.PI * RADIUS;

/** How well a job fits, as a number in a ring, with its band in words. */
export function ScoreRing({ score }: { score: number }) {
  const band = bandOf(score);
  return (
    <div className={`grid justify-items-center gap-1 ${bandInk[band]}`}>
      <div className="relative grid size-16 place-items-center">
        <svg viewBox="0 0 64 64" className="absolute inset-0 -rotate-90" aria-hidden="true">
          <circle cx="32" cy="32" r={RADIUS} fill="none" strokeWidth="4" className="stroke-line" />
          <circle
            cx="32"
            cy="32"
            r={RADIUS}
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray={`${(ROUND * score) / 100} ${ROUND}`}
          />
        </svg>
        <span className="text-md font-semibold tabular-nums">{score}%</span>
      </div>
      <span className="w-20 text-center text-xs font-medium">{bandLabels[band]}</span>
    </div>
  );
}
