import type { ReactNode } from 'react';
import { useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import type { CvDraft } from '@candor/domain/cv';
import { InputField, TextareaField, type InputFieldProps, type TextareaFieldProps } from '../../ui/field.tsx';
import { useCaseOffer, type CaseKind } from './case-offer.tsx';
import { useDraftField } from './draft-form.ts';
import { useLongTextHelp } from './long-text-help.ts';

type At = { path: FieldPath<CvDraft> };

type DraftInputProps = At & Omit<InputFieldProps, 'error' | 'name'> & { offersCase?: CaseKind };

/** @param offersCase what the field holds, where words in capitals throughout are offered in normal case */
export function DraftInput({ path, offersCase, hint, ...rest }: DraftInputProps) {
  const offer = useCaseOffer(path, offersCase);
  return <InputField {...rest} hint={offer ?? hint} {...useDraftField(path)} />;
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
