import { useQuery } from '@tanstack/react-query';
import { InterviewPanel } from '../../features/interview/index.ts';
import { cvAdvert } from '../../features/optimizer/index.ts';
import { useUser } from '../../platform/session.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cvLinesOf } from '../interview/cv-lines.ts';
import { knownJob } from '../interview/known-job.ts';
import { jobOfCv } from '../interview/job-of-cv.ts';
import { JobSlot } from '../jobs/job-slot.tsx';
import { useToolJob, type ToolJobOptions } from '../jobs/use-tool-job.ts';
import type { CvEditor } from './use-cv-editor.ts';

interface InterviewTabProps {
  editor: CvEditor;
  isShown: boolean;
  ofJob: ToolJobOptions;
}

/** The interview simulator, begun with what the CV at hand or an application says. A chunk of its own. */
export function InterviewTab({ editor, isShown, ofJob }: InterviewTabProps) {
  const user = useUser();
  const { written } = editor.page;
  const job = useToolJob(ofJob);
  const advert = useQuery({ ...cvAdvert(written?.id ?? ''), enabled: written !== null });
  if (job.isLoading || advert.isLoading) return <Skeleton className="h-96" />;
  return (
    <InterviewPanel
      ownerId={user.id}
      kind="simulator"
      cvId={written?.id ?? null}
      known={jobOfCv(editor.form.getValues(), advert.data ?? null)}
      given={job.application && knownJob(job.application)}
      jobField={<JobSlot job={job} />}
      onAdvert={(text) => void job.take(text)}
      cvLines={written ? cvLinesOf(written.id, written.document) : []}
      isShown={isShown}
    />
  );
}
