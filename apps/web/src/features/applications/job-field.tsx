import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Briefcase } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { applicationName, byAttention, kindOfStage } from '@candor/domain/applications';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import type { Application } from './api/application.ts';
import { applicationsIn } from './api/applications.ts';
import { dayHere, todayHere } from '../../platform/days.ts';

interface JobFieldProps {
  /** The job that the tool is used for; null for none. */
  job: Application | null;
  onChoose: (id: string | null) => void;
}

/** The saved job that a tool is used for, and the way to another. */
export function JobField({ job, onChoose }: JobFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { data } = useQuery(applicationsIn('active'));
  if (job && !isChoosing)
    return (
      <div className="flex min-h-17 items-center gap-3 border-b border-line">
        <Briefcase size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-accent" />
        <p className="min-w-0 grow text-base wrap-anywhere">
          <Trans>
            For{' '}
            <Link to={`/applications/${job.id}`} className="font-medium text-accent hover:underline">
              {applicationName(job)}
            </Link>
          </Trans>
        </p>
        <Button onClick={() => setIsChoosing(true)}>
          <Trans>Change job</Trans>
        </Button>
      </div>
    );
  const stages = data?.board.stages ?? [];
  const open = (data?.applications ?? [])
    .map((card) => ({ ...card, stageSince: dayHere(card.stageSince) }))
    .filter(({ stage }) => kindOfStage(stages, stage) !== 'closed');
  return (
    <SelectField
      label={t`Job`}
      value={job?.id ?? ''}
      disabled={open.length === 0}
      onChange={({ currentTarget: { value } }) => {
        setIsChoosing(false);
        onChoose(value === '' ? null : value);
      }}
    >
      <option value="">{open.length === 0 ? t`No saved jobs yet` : t`No saved job`}</option>
      {byAttention(open, ({ stage }) => kindOfStage(stages, stage), todayHere()).map((card) => (
        <option key={card.id} value={card.id}>
          {applicationName(card)}
        </option>
      ))}
    </SelectField>
  );
}
