import { useQuery } from '@tanstack/react-query';
import type { TrackerFigures, TrackerShare } from '@candor/domain/applications';
import { Loaded } from '../../../platform/loaded.tsx';
import { trackerFigures } from '../api/figures.ts';
import { answersSentence, LEAST_CASES } from './answers-sentence.ts';
import { Bar } from './bar.tsx';

const stageNames: Readonly<Record<TrackerFigures['funnel'][number]['stage'], string>> = {
  applied: 'Applied',
  answered: 'Got a reply',
  interview: 'Interview',
  offer: 'Offer',
  accepted: 'Accepted',
};
/** A share in words; nothing where there are too few cases for one. */
const percent = (part: number, whole: number) =>
  whole < LEAST_CASES ? '' : `${Math.round((100 * part) / whole)}%`;

/** How far applications come, how long answers take, and what works. */
export function FiguresView() {
  const query = useQuery(trackerFigures);
  return (
    <Loaded query={query} sentence="The figures could not be loaded.">
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
        Once you’ve applied for a job, you’ll see here how often employers reply, how long they take, and
        which sources and CVs lead to interviews.
      </p>
    );
  return (
    <div className="grid gap-12 pt-2 pb-16">
      <p className="max-w-[44rem] font-serif text-xl">{answersSentence({ applied, answered, medianDays })}</p>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="funnel" className="grid content-start gap-4">
          <h2 id="funnel" className="text-md font-semibold">
            How far your applications got
          </h2>
          <table className="w-full text-base">
            <thead className="sr-only">
              <tr>
                <th scope="col">Stage</th>
                <th scope="col">Share</th>
                <th scope="col">Applications</th>
              </tr>
            </thead>
            <tbody>
              {funnel.map(({ stage, count }) => (
                <tr key={stage}>
                  <th scope="row" className="w-36 py-1.5 pr-4 text-left font-normal">
                    {stageNames[stage]}
                  </th>
                  <td className="py-1.5">
                    <Bar parts={[{ share: count / applied, look: 'bg-accent' }]} />
                    <span className="sr-only">{percent(count, applied)}</span>
                  </td>
                  <td className="w-24 py-1.5 pl-4 text-right tabular-nums">
                    {count} <span className="text-soft">{percent(count, applied)}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <Waits waits={waits} />
      </div>
      <Shares title="By source" first="Source" none="Not stated" shares={sources} />
      <Shares title="By CV" first="CV" none="Not stated" shares={cvs} />
      {cvs.length === 0 && (
        <p className="-mt-8 max-w-prose text-base text-soft">
          Keep a copy of the CV you send with an application, and this shows which one gets answers.
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
        How long replies take
      </h2>
      <table className="w-full text-base">
        <thead>
          <tr className="text-left text-sm text-soft">
            <th scope="col" className="font-normal">
              <span className="sr-only">Time since applying</span>
            </th>
            <th scope="col">
              <span className="sr-only">Share</span>
            </th>
            <th scope="col" className="pl-4 text-right font-normal text-accent">
              Answered
            </th>
            <th scope="col" className="pl-4 text-right font-normal">
              Waiting
            </th>
          </tr>
        </thead>
        <tbody>
          {waits.map(({ label, answered, waiting }) => (
            <tr key={label}>
              <th scope="row" className="w-36 py-1.5 pr-4 text-left font-normal">
                {label}
              </th>
              <td className="py-1.5">
                <Bar
                  parts={[
                    { share: answered / most, look: 'bg-accent' },
                    { share: waiting / most, look: 'bg-control' },
                  ]}
                />
              </td>
              <td className="w-20 py-1.5 pl-4 text-right tabular-nums">{answered}</td>
              <td className="w-20 py-1.5 pl-4 text-right text-soft tabular-nums">{waiting}</td>
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
  const heading = 'py-1.5 pl-2 text-right font-medium sm:pl-4';
  return (
    <section className="grid gap-4">
      <h2 className="text-md font-semibold">{title}</h2>
      <div role="region" aria-label={title} tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-base sm:min-w-[34rem]">
          <thead>
            <tr className="text-left text-sm text-soft">
              <th scope="col" className="py-1.5 font-medium">
                {first}
              </th>
              <th scope="col" className="py-1.5 font-medium sm:w-1/3">
                Answered
              </th>
              <th scope="col" className={heading}>
                Applied
              </th>
              <th scope="col" className={heading}>
                Interviews
              </th>
              <th scope="col" className={heading}>
                Offers
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ name, applied, answered, interviews, offers }) => (
              <tr key={name} className="border-t border-line">
                <th
                  scope="row"
                  className="max-w-72 py-2 pr-2 text-left font-normal max-sm:wrap-anywhere sm:truncate sm:pr-4"
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
                      {answered} <span className="text-soft">{percent(answered, applied)}</span>
                    </span>
                  </span>
                </td>
                <td className="py-2 pl-2 text-right tabular-nums sm:pl-4">{applied}</td>
                <td className="py-2 pl-2 text-right tabular-nums sm:pl-4">{interviews}</td>
                <td className="py-2 pl-2 text-right tabular-nums sm:pl-4">{offers}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
