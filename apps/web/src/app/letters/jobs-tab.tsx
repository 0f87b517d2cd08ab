import { t } from '@lingui/core/macro';
import { useLocation } from 'wouter';
import type { Application } from '@candor/contracts/application';
import { takeAdvert } from '../../features/applications/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { toast } from '../../ui/toast.ts';
import { LastingTab } from '../editor/lasting-tab.tsx';
import type { LetterEditor } from './use-letter-editor.ts';
import type { LetterJob } from './use-letter-job.ts';

const JobMatchPanel = lazyPart(async () => (await import('../../features/jobs/index.ts')).JobMatchPanel);

/** The tab that finds jobs for a CV, each a step from its letter. */
export function JobsTab({ editor, job }: { editor: LetterEditor; job: LetterJob }) {
  const [, navigate] = useLocation();
  const writeLetter = async (application: Application, cvId: string) => {
    await job.takeUp(application, cvId);
    toast(t`Job added`, t`Check the details, then generate your letter.`, {
      label: t`Undo`,
      run: editor.undo,
    });
  };
  return (
    <LastingTab value="jobs" isShown={editor.tab === 'jobs'}>
      <JobMatchPanel
        cvId={editor.form.getValues('cvId')}
        onPasted={({ text, title, company, location }) =>
          void withErrorToast(
            () =>
              takeAdvert({
                advertText: text,
                ...(title && { title }),
                ...(company && { company }),
                ...(location && { location }),
              }),
            t`Not saved`,
          )
        }
        onShowSaved={(id) => navigate(`/applications/${id}`)}
        onOptimize={({ id }, cvId) => navigate(`/cv-builder?edit=${cvId}&tab=optimizer&application=${id}`)}
        onWriteLetter={(application, cvId) =>
          void withErrorToast(() => writeLetter(application, cvId), t`Not loaded`)
        }
      />
    </LastingTab>
  );
}
