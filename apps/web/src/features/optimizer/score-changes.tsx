import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CvAnalysis } from '@candor/domain/optimizer';
import { bandInk, bandOf, scores } from './words.ts';

interface ScoreChangesProps {
  before: CvAnalysis;
  /** Null while it is worked out. */
  after: CvAnalysis | null;
}

const figures = [
  { label: t`Job ad matched`, of: ({ match }: CvAnalysis) => match?.now.least ?? 0, unit: '%' },
  ...scores.map(({ label, of }) => ({ label, of, unit: '' })),
];

/** The scores as they are and as they would be. */
export function ScoreChanges({ before, after }: ScoreChangesProps) {
  return (
    <dl
      aria-label={t`Scores before and after`}
      aria-busy={after === null}
      className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-panel border border-line bg-surface p-4 sm:grid-cols-3"
    >
      {figures.map(({ label, of, unit }) => {
        const [was, is] = [of(before), of(after ?? before)];
        return (
          <div key={label} className="grid gap-0.5">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="text-md tabular-nums">
              <span className="text-soft">
                {was}
                {unit}
              </span>{' '}
              <span aria-hidden="true" className="inline-block rtl:-scale-x-100">
                →
              </span>{' '}
              <span className="sr-only">
                {' '}
                <Trans>before,</Trans>{' '}
              </span>
              <span className={`font-semibold ${bandInk[bandOf(is)]}`}>
                {is}
                {unit}
              </span>
              <span className="sr-only">
                {' '}
                <Trans>after</Trans>
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
