import { useFormContext, useFormState } from 'react-hook-form';
import type { LetterField } from '@candor/domain/letters';
import {
  InputField,
  SelectField,
  TextareaField,
  type InputFieldProps,
  type SelectFieldProps,
  type TextareaFieldProps,
} from '../../ui/field.tsx';
import type { LetterDraft } from './letter-draft.ts';

type At = { field: Exclude<LetterField, 'useFullText' | 'storyIds'> };

function useLetterField(field: At['field']) {
  const { register, control } = useFormContext<LetterDraft>();
  const { errors } = useFormState({ control, name: field, exact: true });
  return { ...register(field), error: errors[field]?.message };
}

export function LetterInput({ field, ...rest }: At & Omit<InputFieldProps, 'error' | 'name'>) {
  return <InputField {...rest} {...useLetterField(field)} />;
}

type LetterTextareaProps = At &
  Omit<TextareaFieldProps, 'error' | 'name' | 'onBlur'> & {
    /** It is left, with these words in it. */
    onLeave?: (words: string) => void;
  };

export function LetterTextarea({ field, onLeave, ...rest }: LetterTextareaProps) {
  const { onBlur, ...registered } = useLetterField(field);
  return (
    <TextareaField
      {...rest}
      {...registered}
      onBlur={(event) => {
        void onBlur(event);
        onLeave?.(event.currentTarget.value);
      }}
    />
  );
}

/** A select whose empty choice leaves the field out. */
export function LetterSelect({ field, ...rest }: At & Omit<SelectFieldProps, 'error' | 'name'>) {
  const { register, control } = useFormContext<LetterDraft>();
  const { errors } = useFormState({ control, name: field, exact: true });
  const registered = register(field, { setValueAs: (value: string) => (value === '' ? undefined : value) });
  return <SelectField {...rest} {...registered} error={errors[field]?.message} />;
}
