import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { waitSpans, type TrackerFigures, type TrackerShare } from '@candor/domain/applications';
import { Loaded } from '../../../platform/loaded.tsx';
import { percent } from '../../../ui/figures.ts';
import { trackerFigures } from '../api/figures.ts';
import { answersSentence, LEAST_CASES } from './answers-sentence.ts';
import { Bar } from './bar.tsx';

const stageNames: Readonly<Record<TrackerFigures['funnel'][number]['stage'], string>> = {
  applied: t`Applied`,
  answered: t`Got a reply`,
  interview: t`Interview`,
  offer: t`Offer`,
  accepted: t`Accepted`,
};
/** A share in words; nothing where there are too few cases for one. */
const shareOf = (part: number, whole: number) =>
  whole < LEAST_CASES ? '' : percent(Math.round((100 * part) / whole));

/** How far applications come, how long answers take, and what works. */
export function FiguresView() {
  const query = useQuery(trackerFigures);
  return (
    <Loaded query={query} sentence={t`The figures could not be loaded.`}>
      {(figures) => <Figures figures={figures} />}
    </Loaded>
  );
}

function Figures({ figures }: { figures: TrackerFigures }) {
  const { funnel, medianDays, waits, sources, cvs } = figures;
  const applied = funnel[0]?.count ?? 0;
  const answered = funnel[1]?.count ?? 0;
  if (applied === 0)
    return (
      <p className="max-w-prose text-base text-soft">
        <Trans>
          Once you’ve applied for a job, you’ll see here how often employers reply, how long they take, and
          which sources and CVs lead to interviews.
        </Trans>
      </p>
    );
  return (
    <div className="grid gap-12 pt-2 pb-16">
      <p className="max-w-[44rem] font-serif text-xl">{answersSentence({ applied, answered, medianDays })}</p>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="funnel" className="grid content-start gap-4">
          <h2 id="funnel" className="text-md font-semibold">
            <Trans>How far your applications got</Trans>
          </h2>
          <table className="w-full text-base">
            <thead className="sr-only">
              <tr>
                <th scope="col">
                  <Trans>Stage</Trans>
                </th>
                <th scope="col">
                  <Trans>Share</Trans>
                </th>
                <th scope="col">
                  <Trans>Applications</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {funnel.map(({ stage, count }) => (
                <tr key={stage}>
                  <th scope="row" className="w-36 py-1.5 pe-4 text-start font-normal">
                    {stageNames[stage]}
                  </th>
                  <td className="py-1.5">
                    <Bar parts={[{ share: count / applied, look: 'bg-accent' }]} />
                    <span className="sr-only">{shareOf(count, applied)}</span>
                  </td>
                  <td className="w-24 py-1.5 ps-4 text-end tabular-nums">
                    {count} <span className="text-soft">{shareOf(count, applied)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <Waits waits={waits} />
      </div>
      <Shares title={t`By source`} first={t`Source`} none={t`Not stated`} shares={sources} />
      <Shares title={t`By CV`} first="CV" none={t`Not stated`} shares={cvs} />
      {cvs.length === 0 && (
        <p className="-mt-8 max-w-prose text-base text-soft">
          <Trans>
            Keep a copy of the CV you send with an application, and this shows which one gets answers.
          </Trans>
        </p>
      )}
    </div>
  );
}

function Waits({ waits }: Pick<TrackerFigures, 'waits'>) {
  const most = Math.max(1, ...waits.map(({ answered, waiting }) => answered + waiting));
  return (
    <section aria-labelledby="waits" className="grid content-start gap-4">
      <h2 id="waits" className="text-md font-semibold">
        <Trans>How long replies take</Trans>
      </h2>
      <table className="w-full text-base">
        <thead>
          <tr className="text-start text-sm text-soft">
            <th scope="col" className="font-normal">
              <span className="sr-only">{t`Time since applying`}</span>
            </th>
            <th scope="col">
              <span className="sr-only">{t`Share`}</span>
            </th>
            <th scope="col" className="ps-4 text-end font-normal text-accent">
              <Trans>Answered</Trans>
            </th>
            <th scope="col" className="ps-4 text-end font-normal">
              <Trans>Waiting</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {waits.map(({ label, answered, waiting }, at) => (
            <tr key={label}>
              <th scope="row" className="w-36 py-1.5 pe-4 text-start font-normal">
                {waitSpans[at]?.label ?? label}
              </th>
              <td className="py-1.5">
                <Bar
                  parts={[
                    { share: answered / most, look: 'bg-accent' },
                    { share: waiting / most, look: 'bg-control' },
                  ]}
                />
              </td>
              <td className="w-20 py-1.5 ps-4 text-end tabular-nums">{answered}</td>
              <td className="w-20 py-1.5 ps-4 text-end text-soft tabular-nums">{waiting}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface SharesProps {
  title: string;
  first: string;
  none: string;
  shares: readonly TrackerShare[];
}

function Shares({ title, first, none, shares }: SharesProps) {
  if (shares.length === 0) return null;
  const heading = 'py-1.5 ps-2 text-end font-medium sm:ps-4';
  return (
    <section className="grid gap-4">
      <h2 className="text-md font-semibold">{title}</h2>
      <div role="region" aria-label={title} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-base sm:min-w-[34rem]">
          <thead>
            <tr className="text-start text-sm text-soft">
              <th scope="col" className="py-1.5 font-medium">
                {first}
              </th>
              <th scope="col" className="py-1.5 font-medium sm:w-1/3">
                <Trans>Answered</Trans>
              </th>
              <th scope="col" className={heading}>
                <Trans>Applied</Trans>
              </th>
              <th scope="col" className={heading}>
                <Trans>Interviews</Trans>
              </th>
              <th scope="col" className={heading}>
                <Trans>Offers</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ name, applied, answered, interviews, offers }) => (
              <tr key={name} className="border-t border-line">
                <th
                  scope="row"
                  className="max-w-72 py-2 pe-2 text-start font-normal max-sm:wrap-anywhere sm:truncate sm:pe-4"
                >
                  {name || <span className="text-soft">{none}</span>}
                </th>
                <td className="py-2">
                  <span className="grid items-center gap-3 sm:grid-cols-[minmax(0,1fr)_4.5rem]">
                    <Bar
                      className="max-sm:hidden"
                      parts={[{ share: answered / Math.max(1, applied), look: 'bg-accent' }]}
                    />
                    <span className="tabular-nums">
                      {answered} <span className="text-soft">{shareOf(answered, applied)}</span>
                    </span>
                  </span>
                </td>
                <td className="py-2 ps-2 text-end tabular-nums sm:ps-4">{applied}</td>
                <td className="py-2 ps-2 text-end tabular-nums sm:ps-4">{interviews}</td>
                <td className="py-2 ps-2 text-end tabular-nums sm:ps-4">{offers}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
