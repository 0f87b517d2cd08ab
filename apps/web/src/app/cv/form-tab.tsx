import { t } from '@lingui/core/macro';
import { Tabs } from 'radix-ui';
import { useWatch } from 'react-hook-form';
import { AgainNote, CvForm, PlanOptions } from '../../features/cv/index.ts';
import { MarksPanel } from '../../features/marks/index.ts';
import { TipsPanel } from '../../features/writing/index.ts';
import { GenerateBar } from '../editor/generate-bar.tsx';
import { useLongTextChecks } from '../editor/long-text-checks.tsx';
import { OwnWordsNote } from '../editor/own-words-note.tsx';
import { SampleOffer } from './sample-offer.tsx';
import type { CvEditor } from './use-cv-editor.ts';

export const generating = {
  action: t`Generate Professional CV`,
  busy: t`Generating CV...`,
  crafting: t`AI is crafting your professional CV...`,
  lost: t`If your CV was generated anyway, you’ll get that one, and it’s only counted once.`,
};

/** The form of the CV, what is left to finish of it, and the button that writes it. */
export function FormTab({ editor, formId }: { editor: CvEditor; formId: string }) {
  const { endStep, form, generation } = editor;
  const { written } = editor.page;
  const isEnglish = useWatch({ control: form.control, name: 'design.language' }) === 'en';
  const longTextHelp = useLongTextChecks({ isEnglish, kind: 'statements', endStep });
  return (
    <Tabs.Content value="builder" className="flex grow flex-col gap-5 outline-none">
      <SampleOffer form={form} onTake={editor.sample.offer} />
      <CvForm id={formId} form={form} longTextHelp={longTextHelp} onSubmit={editor.generate}>
        {written?.facts && (
          <>
            <MarksPanel note={written.facts.note} {...editor.marks} marks={editor.marks.marks()} />
            <OwnWordsNote facts={written.facts} />
          </>
        )}
        <TipsPanel form={form} onApply={editor.putForm} />
        <PlanOptions form={form} />
      </CvForm>
      {written && <AgainNote />}
      <GenerateBar
        formId={formId}
        state={generation.state}
        words={generating}
        onCancel={generation.cancel}
        onRetry={generation.retry}
      />
    </Tabs.Content>
  );
}
