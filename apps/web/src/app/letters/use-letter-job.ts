import { t } from '@lingui/core/macro';
import type { Application } from '@candor/contracts/application';
import { linkDocument, openJob } from '../../features/applications/index.ts';
import type { LetterDraft } from '../../features/letters/index.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { useToolJob } from '../jobs/use-tool-job.ts';
import type { LetterEditor } from './use-letter-editor.ts';

interface LetterJobOptions {
  editor: LetterEditor;
  /** The job that the address names. */
  namedId: string | null;
  onName: (id: string | null) => void;
}

export type LetterJob = ReturnType<typeof useLetterJob>;

/** The saved job that a letter is for: chosen, or made of the advert that is pasted into its form. */
export function useLetterJob({ editor, namedId, onName }: LetterJobOptions) {
  const documentId = editor.page.written?.id ?? null;
  const { application, choose, take } = useToolJob({ namedId, documentId, onName });
  /** A letter that is written hangs on its job at once; another does when it is written. */
  const hang = async (id: string) => {
    if (documentId !== null) await withErrorToast(() => linkDocument(id, documentId), t`Not linked`);
  };
  const found = async (advert: string): Promise<Application | null> => {
    const job = await take(advert);
    if (job && job.id !== application?.id) {
      await hang(job.id);
      editor.fillFromJob(job);
    }
    return job;
  };
  return {
    application,
    choose: (id: string | null) => {
      choose(id);
      if (id === null) return;
      void withErrorToast(
        async () => {
          await editor.takeJob(await openJob(id), null);
          await hang(id);
        },
        t`Not loaded`,
      );
    },
    /** An advert was pasted into the form. */
    pasted: (advert: string) => void found(advert),
    /** The job of another tab, and the CV that it was compared with there. */
    takeUp: async (job: Application, cvId: string) => {
      choose(job.id);
      await editor.takeJob(job, cvId);
      await hang(job.id);
      editor.setTab('builder');
    },
    generate: async (draft: LetterDraft) => {
      const job = application ?? (await take(draft.jobDescription));
      await editor.generate(draft, job?.id ?? null);
    },
  };
}
