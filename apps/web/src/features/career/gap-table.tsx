import { Trans } from '@lingui/react/macro';
import type { RatedGap } from '@candor/domain/career';

const rating = (value: number | null) => (value === null ? '–' : value.toFixed(1));

/** Skills and knowledge with how much the current and the target role ask of them. */
export function GapTable({ rated }: { rated: readonly RatedGap[] }) {
  return (
    <details className="text-base">
      <summary className="text-soft hover:text-ink">
        <Trans>Skills and knowledge compared</Trans>
      </summary>
      <table className="mt-2 w-full max-w-2xl tabular-nums">
        <caption className="pb-2 text-start text-sm text-soft">
          <Trans>
            Importance from 1 (not important) to 5 (extremely important), rated by workers (O*NET 29.0 and
            29.3, 2024 and 2025)
          </Trans>
        </caption>
        <thead>
          <tr className="border-b border-line text-start text-sm text-soft">
            <th className="py-1.5 font-normal">
              <Trans>Skill</Trans>
            </th>
            <th className="py-1.5 text-end font-normal">
              <Trans>Now</Trans>
            </th>
            <th className="py-1.5 text-end font-normal">
              <Trans>Target</Trans>
            </th>
            <th className="py-1.5 text-end font-normal">
              <Trans>More</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rated.map(({ name, kind, current, target, difference }) => (
            <tr key={`${kind} ${name}`} className="border-b border-line">
              <th scope="row" className="py-1.5 text-start font-normal">
                {name}
                {kind === 'knowledge' && (
                  <span className="text-sm text-soft">
                    {' '}
                    <Trans>(knowledge)</Trans>
                  </span>
                )}
              </th>
              <td className="py-1.5 text-end">{rating(current)}</td>
              <td className="py-1.5 text-end">{rating(target)}</td>
              <td className="py-1.5 text-end">{difference > 0 ? `+${difference.toFixed(1)}` : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
