import { zodResolver } from '@hookform/resolvers/zod';
import {
  get,
  useForm,
  useFormContext,
  useFormState,
  type FieldPath,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { cvRequestSchema, type CvDraft } from '@candor/domain/cv';

export type DraftForm = UseFormReturn<CvDraft>;

// The request's schema is the draft's with its required fields; both hold the same values.
const resolver = zodResolver(cvRequestSchema) as unknown as Resolver<CvDraft>;

/** The form of a CV. Errors are shown at Generate, and corrected ones go while typing. */
export function useDraftForm(initial: CvDraft): DraftForm {
  return useForm<CvDraft>({
    defaultValues: initial,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The section of an error may be closed: it is opened first.
    shouldFocusError: false,
  });
}

/** What a field of the form needs: its registration, and the sentence of its error. Only this field follows its errors. */
export function useDraftField(path: FieldPath<CvDraft>) {
  const { register, control } = useFormContext<CvDraft>();
  const { errors } = useFormState({ control, name: path, exact: true });
  const found: unknown = get(errors, path);
  const error =
    typeof found === 'object' && found !== null && 'message' in found && typeof found.message === 'string'
      ? found.message
      : undefined;
  return { ...register(path), error };
}
