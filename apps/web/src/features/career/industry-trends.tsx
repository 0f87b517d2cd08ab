import { Trans } from '@lingui/react/macro';
import type { Roadmap } from './api/roadmaps.ts';
import { sourceInWords } from './roadmap-sources.tsx';

/** How the occupation moves, each line with its source; that there is none where there is none. */
export function IndustryTrends({ trends }: { trends: Roadmap['industryTrends'] }) {
  return (
    <section aria-labelledby="roadmap-trends" className="grid gap-3">
      <h3 id="roadmap-trends" className="font-serif text-lg font-semibold">
        <Trans>Industry trends</Trans>
      </h3>
      {trends.length === 0 ? (
        <p className="text-base text-soft">
          <Trans>We have no trend data for this occupation.</Trans>
        </p>
      ) : (
        <ul className="grid max-w-[46rem] gap-3">
          {trends.map(({ text, source }) => (
            <li key={text} className="text-base">
              {text} <span className="text-sm text-soft">{sourceInWords(source)}.</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
