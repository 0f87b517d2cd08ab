import { t } from '@lingui/core/macro';
import type { JobMatch } from '@candor/domain/matching';
import { partLabels } from './words.ts';

/** What the score is made of, each part with why. */
export function MatchParts({ match }: { match: JobMatch }) {
  const { parts, rawScore, score } = match;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {parts.map(({ id, weight, points, note }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
            <span className="text-base font-medium">{partLabels[id]}</span>
            <span className="text-base text-soft tabular-nums">
              {points === null ? t`Not counted` : t`${points} of ${weight}`}
            </span>
            <span className="col-span-2 h-1 overflow-hidden rounded-full bg-line" aria-hidden="true">
              <span
                className="block h-full bg-accent"
                style={{ width: `${(100 * (points ?? 0)) / weight}%` }}
              />
            </span>
            <span className="col-span-2 text-sm break-words text-soft">{note}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">
        {rawScore === score
          ? t`Anything the ad or your CV doesn’t mention is left out.`
          : t`These parts come to ${rawScore}%. Scores are shown between 40% and 95%.`}
      </p>
    </div>
  );
}
