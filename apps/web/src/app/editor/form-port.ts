import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { isSameValue } from '../../platform/autosave/merge-fields.ts';

/** A form as the editor reads and writes it. */
export interface FormPort<Form> {
  values: () => Form;
  /** Puts a whole form in. */
  reset: (next: Form) => void;
  /** Puts in what differs only: the focus stays where it is. */
  put: (next: Form) => void;
  isList: (field: string) => boolean;
  subscribe: (onChange: (field: string | undefined) => void) => () => void;
}

export function formPort<Form extends FieldValues>(form: UseFormReturn<Form>): FormPort<Form> {
  // The names come from the form itself.
  const at = (field: string) => field as FieldPath<Form>;
  return {
    values: () => form.getValues(),
    reset: (next) => form.reset(structuredClone(next)),
    put: (next) => {
      const before: FieldValues = form.getValues();
      for (const [field, value] of Object.entries(next))
        if (!isSameValue(before[field], value))
          form.setValue(at(field), structuredClone(value) as PathValue<Form, FieldPath<Form>>);
    },
    isList: (field) => Array.isArray(form.getValues(at(field))),
    subscribe: (onChange) =>
      form.subscribe({ formState: { values: true }, callback: ({ name }) => onChange(name) }),
  };
}
