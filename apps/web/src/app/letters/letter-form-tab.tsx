import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LetterForm, LetterTips, ReviewPanel } from '../../features/letters/index.ts';
import { MarksPanel } from '../../features/marks/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { GenerateBar } from '../editor/generate-bar.tsx';
import { OwnWordsNote } from '../editor/own-words-note.tsx';
import { JobSlot } from '../jobs/job-slot.tsx';
import type { LetterEditor } from './use-letter-editor.ts';
import type { LetterJob } from './use-letter-job.ts';

const OpenStory = lazyPart(async () => (await import('../../features/interview/index.ts')).OpenStory);

export const crafting = t`AI is crafting your professional letter...`;
const lost = t`If your letter was generated anyway, you’ll get that one.`;
const guided = { crafting, lost, action: t`Generate Letter`, busy: t`Generating...` };
const enhancing = { crafting, lost, action: t`Enhance Letter`, busy: t`Enhancing...` };

interface LetterFormTabProps {
  editor: LetterEditor;
  job: LetterJob;
  formId: string;
  /** The changes to a pasted draft are decided. */
  onReviewed: () => void;
}

/** The form of the letter, what is left to finish of it, and the button that writes it; or the review of a pasted draft. */
export function LetterFormTab({ editor, job, formId, onReviewed }: LetterFormTabProps) {
  const { draftReview, generation } = editor;
  const { written } = editor.page;
  const [storyId, setStoryId] = useState<string | null>(null);
  const isDraft = useWatch({ control: editor.form.control, name: 'useFullText' });
  if (draftReview.review && written)
    return (
      <ReviewPanel
        review={draftReview.review}
        onDecide={draftReview.decide}
        onDone={() => {
          draftReview.end();
          void editor.save();
          onReviewed();
        }}
      />
    );
  return (
    <>
      <LetterForm
        id={formId}
        form={editor.form}
        onCv={editor.chooseCv}
        onStory={setStoryId}
        jobField={<JobSlot job={job} />}
        onAdvert={job.pasted}
        onSubmit={job.generate}
      />
      {written?.facts && (
        <>
          <MarksPanel note={written.facts.note} {...editor.marks} marks={editor.marks.marks()} />
          <OwnWordsNote facts={written.facts} />
        </>
      )}
      {storyId !== null && (
        <Suspense>
          <OpenStory id={storyId} onClose={() => setStoryId(null)} />
        </Suspense>
      )}
      <LetterTips />
      {written && !isDraft && (
        <p className="text-sm text-soft">
          <Trans>You review every change before it is made, and your own edits are kept.</Trans>
        </p>
      )}
      <GenerateBar
        formId={formId}
        state={generation.state}
        words={isDraft ? enhancing : guided}
        onCancel={generation.cancel}
        onRetry={generation.retry}
      />
    </>
  );
}
