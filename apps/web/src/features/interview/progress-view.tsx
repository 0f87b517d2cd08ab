import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LineChart } from '../../ui/charts/index.ts';
import { dayOf } from '../../platform/dates.ts';
import { Loaded } from '../../platform/loaded.tsx';
import { mySessions, type SessionCard } from './api/sessions.ts';
import { DueList } from './due-list.tsx';
import { SessionsList } from './sessions-list.tsx';

import type { Competency } from '@candor/domain/interview';

interface ProgressViewProps {
  onOpen: (card: SessionCard) => void;
  onPractise: (competency: Competency) => void;
}

/** Scores over time, what is to be practised next, and every interview there was. */
export function ProgressView({ onOpen, onPractise }: ProgressViewProps) {
  return (
    <Loaded query={useQuery(mySessions)} sentence={t`Your interviews could not be loaded.`}>
      {(sessions) => (
        <div className="grid gap-10">
          <ScoresOverTime sessions={sessions} />
          <DueList sessions={sessions} onPractise={onPractise} />
          <SessionsList sessions={sessions} onOpen={onOpen} />
        </div>
      )}
    </Loaded>
  );
}

const shown = [
  { id: 'overallScore', label: t`Overall` },
  { id: 'communicationScore', label: t`Communication` },
  { id: 'technicalScore', label: t`Technical` },
  { id: 'confidenceScore', label: t`Confidence` },
  { id: 'timeManagement', label: t`Time management` },
] as const;
type ScoreId = (typeof shown)[number]['id'];

function ScoresOverTime({ sessions }: { sessions: readonly SessionCard[] }) {
  const [score, setScore] = useState<ScoreId>('overallScore');
  const scored = sessions
    .flatMap(({ id, startTime, scores }) => (scores ? [{ id, startTime, value: scores[score] }] : []))
    .toReversed();
  const [first, last] = [scored[0], scored.at(-1)];
  const label = shown.find(({ id }) => id === score)?.label ?? '';
  return (
    <section aria-labelledby="scores-over-time" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="scores-over-time" className="font-serif text-xl font-semibold">
          <Trans>Scores over time</Trans>
        </h2>
        {scored.length > 1 && (
          <label className="flex items-center gap-2 text-base">
            <Trans>Score</Trans>
            <select
              value={score}
              onChange={({ currentTarget }) =>
                setScore(shown.find(({ id }) => id === currentTarget.value)?.id ?? 'overallScore')
              }
              className="rounded-control border border-control bg-surface px-2 py-1"
            >
              {shown.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {first && last && scored.length > 1 ? (
        <LineChart
          label={t`${label} score of ${plural(scored.length, { one: '# interview', other: '# interviews' })}, from ${Math.round(first.value)} on ${dayOf(first.startTime)} to ${Math.round(last.value)} on ${dayOf(last.startTime)}. The list below has them all.`}
          points={scored.map(({ id, value }) => ({ name: id, value }))}
          domain={[0, 100]}
          ends={[dayOf(first.startTime), dayOf(last.startTime)]}
        />
      ) : (
        <p className="text-base text-soft">
          {scored.length === 0
            ? t`Finish an interview to see your first scores here.`
            : t`Finish another interview to see how your scores change.`}
        </p>
      )}
    </section>
  );
}
