import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { FormProvider, useController } from 'react-hook-form';
import { missingFieldsText } from '@candor/domain/letters';
import { Segmented } from '../../ui/segmented.tsx';
import { errorToast } from '../../ui/toast.ts';
import { LetterInput, LetterTextarea } from './form-fields.tsx';
import { GuidedFields } from './guided-fields.tsx';
import type { LetterDraft, LetterForm as Form } from './letter-draft.ts';
import { LetterProgressBar } from './letter-progress-bar.tsx';
import { StartFromCv } from './start-from-cv.tsx';
import { LetterTypeField, ToneField } from './type-fields.tsx';

const modes = [
  { value: 'guided', label: t`Guided Form` },
  { value: 'enhance', label: t`AI Enhancement` },
] as const;

interface LetterFormProps {
  id: string;
  form: Form;
  /** A CV was chosen to start from; null for none. */
  onCv: (id: string | null) => void;
  /** A story that the letter draws on is to be shown. */
  onStory: (id: string) => void;
  /** Where a saved job is chosen. */
  jobField: ReactNode;
  /** The field of the job ad is left with something in it. */
  onAdvert: (text: string) => void;
  onSubmit: (draft: LetterDraft) => void;
}

/** The form of a letter in its two modes: guided, or a pasted draft to be edited. */
export function LetterForm(props: LetterFormProps) {
  const { id, form, onCv, onStory, jobField, onAdvert, onSubmit } = props;
  const useFullText = useController({ control: form.control, name: 'useFullText' }).field;
  const cvId = useController({ control: form.control, name: 'cvId' }).field;
  const isDraft = useFullText.value;
  const submit = form.handleSubmit(onSubmit, (errors) =>
    errorToast(t`Generation Failed`, errors.title?.message ?? missingFieldsText()),
  );
  return (
    <FormProvider {...form}>
      <form id={id} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid gap-4">
          <Segmented
            label={t`Mode`}
            value={isDraft ? 'enhance' : 'guided'}
            options={modes}
            onChange={(mode) => useFullText.onChange(mode === 'enhance')}
            className="justify-self-start"
          />
          <LetterProgressBar form={form} />
        </div>
        {jobField}
        <StartFromCv value={cvId.value} onChange={onCv} />
        <LetterInput field="title" label={t`Letter Title`} hint={t`Its name in My Documents`} isRequired />
        <LetterTypeField />
        <ToneField />
        {isDraft ? (
          <>
            <LetterInput field="name" label={t`Full Name`} autoComplete="name" />
            <LetterTextarea
              field="fullText"
              label={t`Letter Content`}
              hint={t`Paste your draft. You see each change word by word, and nothing changes unless you accept it.`}
              rows={14}
              isRequired
            />
          </>
        ) : (
          <GuidedFields onStory={onStory} onAdvert={onAdvert} />
        )}
      </form>
    </FormProvider>
  );
}
