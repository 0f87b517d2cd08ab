import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dayOf } from '../../platform/dates.ts';
import { onPersonEvent } from '../../platform/person-events.ts';
import { Button } from '../../ui/button.tsx';
import { mySessions, refreshSessions } from './api/sessions.ts';
import { CardScore } from './card-score.tsx';
import { nameOf } from './words.ts';

interface PracticeOfJobProps {
  applicationId: string;
  onPractise: () => void;
}

const MOST_SHOWN = 5;

/** The interviews that were practised for a job, the newest first. */
export function PracticeOfJob({ applicationId, onPractise }: PracticeOfJobProps) {
  const { data = [] } = useQuery({ ...mySessions, refetchOnMount: 'always' });
  // The last answer may be on its way still.
  useEffect(() => onPersonEvent(({ kind }) => kind === 'interview-saved' && void refreshSessions()), []);
  const practised = data.filter((one) => one.applicationId === applicationId);
  return (
    <section aria-labelledby="job-practice" className="grid gap-3 border-t border-line pt-5">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id="job-practice" className="text-md font-semibold">
          <Trans>Interview practice</Trans>
        </h2>
        <Button onClick={onPractise}>
          <Trans>Practice</Trans>
        </Button>
      </div>
      {practised.length === 0 && (
        <p className="text-base text-soft">
          <Trans>Questions about what this job ad asks for, with feedback on your answers.</Trans>
        </p>
      )}
      <ul className="grid gap-2">
        {practised.slice(0, MOST_SHOWN).map((card) => (
          <li key={card.id} className="flex items-center justify-between gap-4">
            <span className="grid min-w-0">
              <span className="text-base wrap-anywhere">{nameOf(card)}</span>
              <span className="text-sm text-soft">
                {[
                  dayOf(card.startTime),
                  card.status === 'completed'
                    ? plural(card.answeredCount, { one: '# answer', other: '# answers' })
                    : t`In progress, ${card.answeredCount} of ${card.questionCount} answered`,
                ].join(' · ')}
              </span>
            </span>
            {card.scores && <CardScore score={card.scores.overallScore} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
