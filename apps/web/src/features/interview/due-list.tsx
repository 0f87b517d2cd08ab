import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { useState } from 'react';
import { duePractice, type Competency } from '@candor/domain/interview';
import { Button } from '../../ui/button.tsx';
import type { SessionCard } from './api/sessions.ts';
import { bandInk, bandLabels, bandOf, competencyLabels } from './words.ts';

interface DueListProps {
  sessions: readonly SessionCard[];
  onPractise: (competency: Competency) => void;
}

const MOST = 6;
/** `2026-11-23`, where the person is. */
const dayHere = (moment: Date) => moment.toLocaleDateString('sv-SE');

/** What is to be practised next: what went badly comes back tomorrow, what went well after ever more days. */
export function DueList({ sessions, onPractise }: DueListProps) {
  const [today] = useState(() => dayHere(new Date()));
  const results = sessions.flatMap(({ competencies, startTime }) =>
    competencies.map((one) => ({ ...one, on: dayHere(new Date(startTime)) })),
  );
  const due = duePractice(results, today);
  if (due.length === 0) return null;
  return (
    <section aria-labelledby="due" className="grid gap-3">
      <div className="grid gap-1">
        <h2 id="due" className="text-md font-semibold">
          <Trans>Practice next</Trans>
        </h2>
        <p className="text-sm text-soft">
          <Trans>
            A weak answer comes back the next day. Good ones wait longer each time: 1, 3, 7, then 14 days.
          </Trans>
        </p>
      </div>
      <ul>
        {due.slice(0, MOST).map(({ competency, score, dueIn }) => {
          const band = bandOf(score);
          return (
            <li
              key={competency}
              className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-2.5"
            >
              <span className="min-w-0 grow basis-40 text-base font-medium">
                {competencyLabels[competency]}
              </span>
              <span className={clsx('text-base tabular-nums', bandInk[band])}>
                {score} {bandLabels[band]}
              </span>
              <span className="w-24 text-sm text-soft">
                {dueIn <= 0 ? t`Due now` : plural(dueIn, { one: 'In # day', other: 'In # days' })}
              </span>
              <Button
                className="max-sm:ms-auto"
                aria-label={t`Practice ${competencyLabels[competency]}`}
                onClick={() => onPractise(competency)}
              >
                <Trans>Practice</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
