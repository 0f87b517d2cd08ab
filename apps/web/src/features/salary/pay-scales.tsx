import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Money } from '../../platform/money.ts';
import type { SalaryAnalysis } from './api/analyse-salary.ts';

type Scale = SalaryAnalysis['scales'][number];

interface PayScalesProps {
  scales: readonly Scale[];
  money: Money;
}

/** Public pay scales that the position falls under: how to ask there, and their fixed points. */
export function PayScales({ scales, money }: PayScalesProps) {
  return scales.map((scale) => <OneScale key={scale.id} scale={scale} money={money} />);
}

function OneScale({ scale, money }: { scale: Scale; money: Money }) {
  const { id, name, advice, grades, usualGrade, validFor, period, source, leavesOut } = scale;
  const usual = grades.filter((grade) => grade.name === usualGrade);
  const others = grades.filter((grade) => grade.name !== usualGrade);
  const caption =
    period === 'year'
      ? t`${name}, ${validFor}, a year before tax`
      : t`${name}, ${validFor}, a month before tax`;
  return (
    <section aria-labelledby={`scale-${id}`} className="grid gap-2">
      <h3 id={`scale-${id}`} className="font-serif text-lg font-semibold">
        {name}
      </h3>
      <p className="max-w-[46rem]">{advice}</p>
      {usual.length > 0 && <GradeTable caption={caption} grades={usual} money={money} />}
      <details className="text-base">
        <summary className="text-soft hover:text-ink">
          {usual.length > 0 ? t`Show the other grades` : t`Show the grades`}
        </summary>
        <div className="mt-2">
          <GradeTable caption={caption} grades={others} money={money} />
        </div>
      </details>
      <p className="max-w-[46rem] text-sm text-soft">
        {leavesOut}{' '}
        <Trans>
          Source:{' '}
          <a href={source.url} target="_blank" rel="noreferrer" className="underline">
            {source.name}
          </a>
          .
        </Trans>
      </p>
    </section>
  );
}

interface GradeTableProps {
  caption: string;
  grades: Scale['grades'];
  money: Money;
}

function GradeTable({ caption, grades, money }: GradeTableProps) {
  return (
    <table className="w-full max-w-[46rem] tabular-nums">
      <caption className="pb-1 text-start text-sm text-soft">{caption}</caption>
      <tbody>
        {grades.map(({ name, points }) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className="w-28 py-2 pe-4 text-start font-medium">
              {name}
            </th>
            <td className="py-2">
              <ul className="flex flex-wrap gap-x-6 gap-y-1">
                {points.map(({ after, amount }) => (
                  <li key={after}>
                    {money(amount)} <span className="text-sm text-soft">{after}</span>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
