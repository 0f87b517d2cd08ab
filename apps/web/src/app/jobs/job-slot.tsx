import { Suspense } from 'react';
import { JobField, type Application } from '../../features/applications/index.ts';

interface JobSlotProps {
  job: { application: Application | null; choose: (id: string | null) => void };
}

/** Where a tool shows the saved job that it is used for, as high while that is loaded, so that nothing moves. */
export function JobSlot({ job: { application, choose } }: JobSlotProps) {
  return (
    <div className="grid min-h-17 content-start">
      <Suspense>
        <JobField job={application} onChoose={choose} />
      </Suspense>
    </div>
  );
}
