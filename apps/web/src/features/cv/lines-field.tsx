import { useState } from 'react';
import { useController, useFormContext, type FieldPath } from 'react-hook-form';
import type { CvDraft } from '@candor/domain/cv';
import { TextareaField } from '../../ui/field.tsx';
import { useLongTextHelp } from './long-text-help.ts';

interface LinesFieldProps {
  /** Path of a list of strings. */
  path: FieldPath<CvDraft>;
  label: string;
  hint?: string;
  className?: string;
}

function linesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
}

/** A list of statements as lines of one text. What was typed stays as it is until the list changes elsewhere. */
export function LinesField({ path, ...rest }: LinesFieldProps) {
  const { control } = useFormContext<CvDraft>();
  const { field } = useController({ control, name: path });
  const stored = linesOf(field.value).join('\n');
  const [typed, setTyped] = useState(stored);
  const isOurs = toLines(typed).join('\n') === stored;
  const { onFocus, help } = useLongTextHelp();
  const text = isOurs ? typed : stored;
  return (
    <TextareaField
      {...rest}
      ref={field.ref}
      name={path}
      value={text}
      onFocus={onFocus}
      beside={help?.(text)}
      onBlur={field.onBlur}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(toLines(event.target.value));
      }}
    />
  );
}

function toLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
