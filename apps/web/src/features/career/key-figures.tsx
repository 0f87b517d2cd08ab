import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Figure } from '@candor/domain/career';
import { signedPercent } from '../../platform/money.ts';
import type { ShownRoadmap } from './api/roadmaps.ts';
import { sourceInWords } from './roadmap-sources.tsx';

/** Difficulty, demand and growth of pay, each with how it came about. */
export function KeyFigures({ roadmap }: { roadmap: ShownRoadmap }) {
  const { difficulty, marketDemand, salaryGrowth, basis } = roadmap;
  const figures = [
    { label: t`Difficulty`, value: t`${difficulty} of 10`, figure: basis.difficulty },
    { label: t`Market demand`, value: t`${marketDemand} of 100`, figure: basis.marketDemand },
    {
      label: t`Salary growth`,
      value: salaryGrowth === null ? t`Not published` : signedPercent(salaryGrowth),
      figure: basis.salaryGrowth,
    },
  ];
  return (
    <section aria-labelledby="roadmap-figures" className="grid gap-4">
      <h3 id="roadmap-figures" className="font-serif text-lg font-semibold">
        <Trans>What to expect</Trans>
      </h3>
      <dl className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {figures.map(({ label, value, figure }) => (
          <div key={label} className="grid content-start gap-1 border-t border-line pt-3">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="text-lg font-medium tabular-nums">
              {value}
              {figure.isDefault && (
                <span className="ms-2 text-sm font-normal text-warning">
                  <Trans>General figure, not specific to these roles</Trans>
                </span>
              )}
            </dd>
            <dd className="text-base text-soft">{figure.explanation}</dd>
            <dd>
              <HowItCameAbout figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function HowItCameAbout({ figure: { parts, sources } }: { figure: Figure }) {
  if (parts.length === 0 && sources.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="text-soft hover:text-ink">
        <Trans>Why</Trans>
      </summary>
      <dl className="mt-2 grid gap-1">
        {parts.map(({ label, value, points }) => (
          <div key={label} className="flex justify-between gap-4 border-t border-line py-1">
            <dt className="text-soft">{label}</dt>
            <dd className="text-end tabular-nums">
              {value}
              {points !== null && (
                <span className="text-soft">
                  {' '}
                  <Trans>(adds {points})</Trans>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {sources.length > 0 && <p className="mt-2 text-soft">{sources.map(sourceInWords).join('; ')}.</p>}
    </details>
  );
}
