import { useQuery } from '@tanstack/react-query';
import { InterviewPanel } from '../../features/interview/index.ts';
import { cvAdvert } from '../../features/tailored-cv/index.ts';
import { useUser } from '../../platform/session.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cvLinesOf } from '../interview/cv-lines.ts';
import { jobOfApplication } from '../interview/job-of-application.ts';
import { jobOfCv } from '../interview/job-of-cv.ts';
import type { CvEditor } from './use-cv-editor.ts';

interface InterviewTabProps {
  editor: CvEditor;
  isShown: boolean;
  /** The application that the address names. */
  applicationId: string | null;
}

/** The interview simulator, begun with what the CV at hand or an application says. A chunk of its own. */
export function InterviewTab({ editor, isShown, applicationId }: InterviewTabProps) {
  const user = useUser();
  const { data: given = null, isLoading } = useQuery({
    ...jobOfApplication(applicationId ?? ''),
    enabled: applicationId !== null,
  });
  const { written } = editor.page;
  const advert = useQuery({ ...cvAdvert(written?.id ?? ''), enabled: written !== null });
  if (isLoading || advert.isLoading) return <Skeleton className="h-96" />;
  return (
    <InterviewPanel
      ownerId={user.id}
      kind="simulator"
      cvId={written?.id ?? null}
      known={jobOfCv(editor.form.getValues(), advert.data ?? null)}
      given={given}
      cvLines={written ? cvLinesOf(written.id, written.document) : []}
      isShown={isShown}
    />
  );
}
