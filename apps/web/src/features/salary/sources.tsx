import type { Money } from '../../platform/money.ts';
import type { SalaryFigures } from './api/analyse-salary.ts';
import { confidenceLabels } from './words.ts';

interface SourcesProps {
  figures: SalaryFigures;
  isUs: boolean;
  money: Money;
}

/** Where each figure comes from, and the credits that the licences ask for. */
export function Sources({ figures, isUs, money }: SourcesProps) {
  const { source, year, basis, publishedAs, confidence, estimated, medianRange } = figures;
  return (
    <section
      aria-labelledby="salary-sources"
      className="grid gap-2 border-t border-line pt-4 text-sm text-soft"
    >
      <h3 id="salary-sources" className="font-medium text-ink">
        Where these figures come from
      </h3>
      <p>
        {confidenceLabels[confidence]}: {source}, {year}. “{publishedAs}”, {basis.population};{' '}
        {basis.tax === 'net' ? 'net (after tax)' : 'gross (before tax)'}, a year.
      </p>
      {medianRange && (
        <p>
          This country publishes no figures for the occupation. We estimate from US pay and how related
          occupations compare here; the median may be between {money(medianRange.low)} and{' '}
          {money(medianRange.high)}.
        </p>
      )}
      {!isUs && !medianRange && estimated.length > 0 && (
        <p>
          Figures marked as estimated in the table aren’t published. They’re based on how pay in this
          occupation is distributed in the US.
        </p>
      )}
      {!isUs && (estimated.length > 0 || medianRange) && (
        <p>US figures: U.S. Bureau of Labor Statistics, OEWS, May 2025.</p>
      )}
      <p>Levels are our own definition: entry covers the lower half, lead the top quarter.</p>
      <p>
        This product includes information from the O*NET 29.3 Database by the U.S. Department of Labor,
        Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a
        trademark of USDOL/ETA. We have modified some of this information; USDOL/ETA has not approved,
        endorsed or tested the modifications. This service uses the ESCO classification of the European
        Commission, modified. Places: GeoNames (CC BY 4.0).
      </p>
    </section>
  );
}
