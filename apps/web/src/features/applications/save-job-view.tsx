import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationName } from '@candor/domain/applications';
import { placed } from '../../platform/base-path.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Application } from './api/application.ts';
import { applicationsIn } from './api/applications.ts';
import { usualStages } from './stage-names.ts';
import { JobForm } from './job-form.tsx';
import { useHandedPage } from './use-handed-page.ts';

const addressOf = ({ id }: Application) => `/applications/${id}`;

/** Shows the job that a bookmarklet found on a page. Nothing is saved before the person presses Save. */
export function SaveJobView() {
  const handed = useHandedPage();
  const { data } = useQuery(applicationsIn('active'));
  const [saved, setSaved] = useState<Application | null>(null);
  if (saved)
    return (
      <div className="grid gap-4">
        <p role="status" className="text-base">
          <Trans>Saved: {applicationName(saved)}</Trans>
        </p>
        {/* Loaded again: what this window's opener may still reach ends there. */}
        <a href={addressOf(saved)} className={`${buttonLook()} justify-self-start`}>
          <Trans>Open the job</Trans>
        </a>
      </div>
    );
  if (handed.kind === 'waiting')
    return (
      <div className="grid gap-3" aria-busy="true">
        <p role="status" className="text-base text-soft">
          <Trans>Reading the page…</Trans>
        </p>
        <Skeleton className="h-96" />
      </div>
    );
  return (
    <>
      <p className="text-base text-soft">
        {handed.kind === 'read'
          ? t`Check the details from the page, then save the job.`
          : t`Nothing was received. Use the “Save to Candor” bookmark on a job ad. If the site blocks it, paste the ad here.`}
      </p>
      <JobForm
        start={handed.kind === 'read' ? handed.job : { stage: 'saved' }}
        stages={data?.board.stages ?? usualStages}
        onCancel={() => location.assign(placed('/applications'))}
        onSaved={setSaved}
        onOpen={(application) => location.assign(placed(addressOf(application)))}
      />
    </>
  );
}
