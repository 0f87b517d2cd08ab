import type { FieldPath } from 'react-hook-form';
import type { CvDraft } from '@candor/domain/cv';
import { InputField, TextareaField, type InputFieldProps, type TextareaFieldProps } from '../../ui/field.tsx';
import { useDraftField } from './draft-form.ts';

type At = { path: FieldPath<CvDraft> };

export function DraftInput({ path, ...rest }: At & Omit<InputFieldProps, 'error' | 'name'>) {
  return <InputField {...rest} {...useDraftField(path)} />;
}

export function DraftTextarea({ path, ...rest }: At & Omit<TextareaFieldProps, 'error' | 'name'>) {
  return <TextareaField {...rest} {...useDraftField(path)} />;
}
