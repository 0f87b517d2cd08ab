import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SalaryFigures } from './api/analyse-salary.ts';

interface SourcesProps {
  figures: SalaryFigures;
}

/** Where each figure comes from, and the credits that the licences ask for. */
export function Sources({ figures }: SourcesProps) {
  const { source, year, basis, publishedAs } = figures;
  return (
    <section
      aria-labelledby="salary-sources"
      className="grid gap-2 border-t border-line pt-4 text-sm text-soft"
    >
      <h3 id="salary-sources" className="font-medium text-ink">
        <Trans>Where these figures come from</Trans>
      </h3>
      <p>
        {basis.tax === 'net'
          ? t`Published figures: ${source}, ${year}. “${publishedAs}”, ${basis.population}; net (after tax), a year.`
          : t`Published figures: ${source}, ${year}. “${publishedAs}”, ${basis.population}; gross (before tax), a year.`}
      </p>
      <p>
        <Trans>
          Nothing here is estimated: what the agency doesn’t publish for this country isn’t shown.
        </Trans>
      </p>
      <p>
        <Trans>Levels are our own definition: entry covers the lower half, lead the top quarter.</Trans>
      </p>
      <p>
        <Trans>
          This product includes information from the O*NET 29.3 Database by the U.S. Department of Labor,
          Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a
          trademark of USDOL/ETA. We have modified some of this information; USDOL/ETA has not approved,
          endorsed or tested the modifications. This service uses the ESCO classification of the European
          Commission, modified. Places: GeoNames (CC BY 4.0).
        </Trans>
      </p>
    </section>
  );
}
