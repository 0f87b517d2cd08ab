import { useState } from 'react';
import { InputField, TextareaField, type InputFieldProps } from '../../../ui/field.tsx';

interface TypedFieldProps {
  label: string;
  value: string;
  onSave: (value: string) => void;
  maxLength: number;
  type?: InputFieldProps['type'];
  placeholder?: string;
  isLong?: boolean;
  isLabelHidden?: boolean;
  after?: InputFieldProps['after'];
  className?: string;
}

/** A field that is saved when it is left. What is typed stays while something else comes in. */
export function TypedField({ value, onSave, isLong, after, type, ...rest }: TypedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    if (typed !== null && typed !== value) onSave(typed);
    setTyped(null);
  };
  const control = {
    ...rest,
    value: typed ?? value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setTyped(currentTarget.value),
    onBlur: leave,
  };
  return isLong ? <TextareaField {...control} /> : <InputField {...control} after={after} type={type} />;
}
