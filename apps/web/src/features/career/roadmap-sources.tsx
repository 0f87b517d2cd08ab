import { Trans } from '@lingui/react/macro';
import type { Source } from '@candor/domain/career';

export const sourceInWords = ({ name, year }: Source) => `${name}, ${year}`;

/** Every source that a figure rests on, and the credits that the licences ask for. */
export function RoadmapSources({ sources }: { sources: readonly Source[] }) {
  return (
    <section
      aria-labelledby="roadmap-sources"
      className="grid gap-2 border-t border-line pt-4 text-sm text-soft"
    >
      <h3 id="roadmap-sources" className="font-medium text-ink">
        <Trans>Where these figures come from</Trans>
      </h3>
      <ul>
        {sources.map((source) => (
          <li key={sourceInWords(source)}>{sourceInWords(source)}</li>
        ))}
      </ul>
      <p>
        <Trans>
          This product includes information from the O*NET 29.3 Database by the U.S. Department of Labor,
          Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a
          trademark of USDOL/ETA. We have modified some of this information; USDOL/ETA has not approved,
          endorsed or tested the modifications.
        </Trans>
      </p>
    </section>
  );
}
