import type { ReactNode } from 'react';
import { useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import type { CvDraft } from '@candor/domain/cv';
import { InputField, TextareaField, type InputFieldProps, type TextareaFieldProps } from '../../ui/field.tsx';
import { useDraftField } from './draft-form.ts';
import { useLongTextHelp } from './long-text-help.ts';

type At = { path: FieldPath<CvDraft> };

export function DraftInput({ path, ...rest }: At & Omit<InputFieldProps, 'error' | 'name'>) {
  return <InputField {...rest} {...useDraftField(path)} />;
}

export function DraftTextarea({ path, ...rest }: At & Omit<TextareaFieldProps, 'error' | 'name'>) {
  const { onFocus, help } = useLongTextHelp();
  return (
    <TextareaField
      {...rest}
      {...useDraftField(path)}
      onFocus={onFocus}
      beside={help && <Following path={path}>{help}</Following>}
    />
  );
}

/** Follows the words of a field, so that the field itself need not be drawn again with each key. */
function Following({ path, children }: At & { children: (text: string) => ReactNode }) {
  const { control } = useFormContext<CvDraft>();
  const text: unknown = useWatch({ control, name: path });
  return children(typeof text === 'string' ? text : '');
}
