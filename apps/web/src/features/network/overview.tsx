import { t } from '@lingui/core/macro';
import type { NetworkOverview } from '@candor/domain/network';
import { wholeNumber } from '../../ui/figures.ts';

const shown = (figure: number | null, unit = '') => (figure === null ? '–' : `${figure}${unit}`);

/** The figures of a network, in one line. */
export function Overview({ overview }: { overview: NetworkOverview }) {
  const { total, overdue, dueSoon, engagement, networkScore } = overview;
  const figures = [
    { name: t`Contacts`, value: wholeNumber(total) },
    {
      name: t`Follow-ups due`,
      value: shown(overdue + dueSoon),
      note: overdue > 0 ? t`${overdue} overdue` : '',
    },
    { name: t`Average engagement`, value: shown(engagement) },
    { name: t`Network score`, value: shown(networkScore, '%'), note: t`Active contacts` },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-4">
      {figures.map(({ name, value, note }) => (
        <div key={name} className="grid content-start">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-serif text-xl tabular-nums">{value}</dd>
          {note && <dd className="text-sm text-soft">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
