import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useFormContext, type FieldPath, type Resolver, type UseFormReturn } from 'react-hook-form';
import { cvRequestSchema, type CvDraft } from '@candor/domain/cv';

export type DraftForm = UseFormReturn<CvDraft>;

// The request's schema is the draft's with its required fields; both hold the same values.
const resolver = zodResolver(cvRequestSchema) as unknown as Resolver<CvDraft>;

/** The form of a CV. Faults are shown at Generate, and mended ones go while typing. */
export function useDraftForm(initial: CvDraft): DraftForm {
  return useForm<CvDraft>({ defaultValues: initial, resolver, mode: 'onSubmit', reValidateMode: 'onChange' });
}

/** What a field of the form needs: its registration, and the sentence of its fault. */
export function useDraftField(path: FieldPath<CvDraft>) {
  const { register, getFieldState, formState } = useFormContext<CvDraft>();
  return { ...register(path), error: getFieldState(path, formState).error?.message };
}
