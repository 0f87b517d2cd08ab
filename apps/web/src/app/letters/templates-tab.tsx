import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { createLetter, LetterTemplates, requestOf } from '../../features/letters/index.ts';
import { sentenceOf } from '../../platform/call-error.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import type { LetterEditor } from './use-letter-editor.ts';

interface TemplatesTabProps {
  editor: LetterEditor;
  /** The job that the letter is for; null for none. */
  applicationId: string | null;
}

/** Starting letters; the one chosen becomes a letter of its own. */
export function TemplatesTab({ editor, applicationId }: TemplatesTabProps) {
  const [, navigate] = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  const draft = editor.form.getValues();
  return (
    <LetterTemplates
      profile={editor.cv}
      firstJobTitle={draft.jobTitle}
      firstCompany={draft.companyName}
      isBusy={isBusy}
      onUse={async ({ title, jobTitle, companyName, document }) => {
        setIsBusy(true);
        try {
          const request = { ...requestOf(draft), title, jobTitle, companyName };
          const { template, cvId } = draft;
          const forJob = applicationId === null ? {} : { applicationId };
          const letter = await createLetter({ title, document, request, template, cvId, ...forJob });
          toast(t`Letter saved`, t`Fill in the parts in [brackets].`);
          navigate(`/letter-builder?edit=${letter.id}`);
        } catch (error) {
          setIsBusy(false);
          errorToast(
            t`Not saved`,
            sentenceOf(
              error,
              t`Unable to connect to the server. Please check your connection and try again.`,
            ),
          );
        }
      }}
    />
  );
}
