import { Link } from 'react-router';
import { applicationName } from '@candor/domain/applications';
import type { Application } from '../../features/applications/index.ts';

/** Which job a document is for, with the way to it; nothing for none. */
export function JobNote({ job }: { job: Application | null }) {
  if (!job) return null;
  return (
    <Link
      to={`/applications/${job.id}`}
      className="justify-self-start truncate text-sm text-accent underline underline-offset-2"
    >
      For {applicationName(job)}
    </Link>
  );
}
