import { useWatch } from 'react-hook-form';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useUser } from '../../platform/session.tsx';
import { LastingTab } from '../editor/lasting-tab.tsx';
import { cvLinesOf } from '../interview/cv-lines.ts';
import { JobSlot } from '../jobs/job-slot.tsx';
import type { LetterJob } from './use-letter-job.ts';
import type { LetterEditor } from './use-letter-editor.ts';

const InterviewPanel = lazyPart(
  async () => (await import('../../features/interview/index.ts')).InterviewPanel,
);

/** The tab that practises interviews for the job of the letter. */
export function PracticeTab({ editor, job }: { editor: LetterEditor; job: LetterJob }) {
  const user = useUser();
  const [position, company, jobDescription, cvId] = useWatch({
    control: editor.form.control,
    name: ['jobTitle', 'companyName', 'jobDescription', 'cvId'],
  });
  const isShown = editor.tab === 'interview';
  return (
    <LastingTab value="interview" isShown={isShown}>
      <InterviewPanel
        ownerId={user.id}
        kind="practice"
        cvId={cvId}
        known={{ position, company, jobDescription, applicationId: job.application?.id ?? null }}
        given={null}
        jobField={<JobSlot job={job} />}
        onAdvert={job.pasted}
        cvLines={cvId !== null && editor.cv ? cvLinesOf(cvId, editor.cv) : []}
        isShown={isShown}
      />
    </LastingTab>
  );
}
