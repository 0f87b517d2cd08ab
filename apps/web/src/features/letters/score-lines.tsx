import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import type { ScoreLine } from '@candor/domain/letters';

interface ScoreLinesProps {
  lines: readonly ScoreLine[];
}

/** How a score comes about: what each part gives of what it could, and what is taken off. */
export function ScoreLines({ lines }: ScoreLinesProps) {
  return (
    <section aria-label={t`How the score is made`} className="grid">
      <h2 className="border-b border-line pb-2 text-md font-semibold">
        <Trans>How the score is made</Trans>
      </h2>
      <ul>
        {lines.map(({ id, label, points, most, advice }) => {
          const isShort = points < most * 0.75;
          return (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2 text-base"
            >
              <span>{label}</span>
              <span className={clsx('tabular', most === 0 && 'text-danger')}>
                {most === 0 ? `−${-points}` : t`${points} of ${most}`}
              </span>
              {(isShort || most === 0) && <span className="col-span-2 text-sm text-soft">{advice}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
