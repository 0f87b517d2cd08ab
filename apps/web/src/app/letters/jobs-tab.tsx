import { useNavigate } from 'react-router';
import { letterLimits } from '@candor/domain/letters';
import { advertKeyOf, keepAdvert } from '../../features/optimizer/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useUser } from '../../platform/session.tsx';
import { toast } from '../../ui/toast.ts';
import { LastingTab } from '../editor/lasting-tab.tsx';
import type { LetterEditor } from './use-letter-editor.ts';

const JobMatchPanel = lazyPart(async () => (await import('../../features/jobs/index.ts')).JobMatchPanel);

/** The tab that finds jobs for a CV, each a step from its letter. */
export function JobsTab({ editor }: { editor: LetterEditor }) {
  const user = useUser();
  const navigate = useNavigate();
  return (
    <LastingTab value="jobs" isShown={editor.tab === 'jobs'}>
      <JobMatchPanel
        cvId={editor.form.getValues('cvId')}
        onShowSaved={() => void navigate('/applications')}
        onOptimize={(job, cvId) =>
          void keepAdvert(advertKeyOf(user.id, cvId), job.description).then(() =>
            navigate(`/cv-builder?edit=${cvId}&tab=optimizer`),
          )
        }
        onWriteLetter={(job, cvId) => {
          void editor.takeJob({
            cvId,
            jobTitle: job.title,
            companyName: job.company,
            jobDescription: job.description.slice(0, letterLimits.advert),
          });
          toast('Job added', 'Check the details, then generate your letter.', {
            label: 'Undo',
            run: editor.undo,
          });
        }}
      />
    </LastingTab>
  );
}
