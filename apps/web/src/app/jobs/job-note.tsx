import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { applicationName } from '@candor/domain/applications';
import { useToolJob, type ToolJobOptions } from './use-tool-job.ts';

interface JobNoteProps extends ToolJobOptions {
  /** What is shown for a document that is for no saved job. */
  otherwise?: ReactNode;
}

/** Which job a document is for, with the way to it. */
export function JobNote({ otherwise = null, ...of }: JobNoteProps) {
  const { application, isLoading } = useToolJob(of);
  if (!application) return isLoading ? null : otherwise;
  return (
    <Link
      to={`/applications/${application.id}`}
      className="justify-self-start truncate text-sm text-accent underline underline-offset-2"
    >
      <Trans>For {applicationName(application)}</Trans>
    </Link>
  );
}
