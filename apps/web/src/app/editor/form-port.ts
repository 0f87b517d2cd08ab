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

interface FieldChange {
  field: string;
  value: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The fields that differ, as deep as both have the same rows: a line of one row leaves all others as they are on the screen. */
export function changedFields(before: object, next: object, path = ''): FieldChange[] {
  return Object.entries(next).flatMap(([name, value]: [string, unknown]): FieldChange[] => {
    const was: unknown = Reflect.get(before, name);
    if (isSameValue(was, value)) return [];
    const field = `${path}${name}`;
    const isAlike =
      isObject(was) &&
      isObject(value) &&
      isSameValue(Object.keys(was), Object.keys(value)) &&
      !isTexts(value);
    return isAlike ? changedFields(was, value, `${field}.`) : [{ field, value }];
  });
}

/** A list of texts is one field. */
const isTexts = (value: object) => Array.isArray(value) && value.every((item) => typeof item === 'string');

export function formPort<Form extends FieldValues>(form: UseFormReturn<Form>): FormPort<Form> {
  // The names come from the form itself.
  const at = (field: string) => field as FieldPath<Form>;
  return {
    values: () => form.getValues(),
    reset: (next) => form.reset(structuredClone(next)),
    put: (next) => {
      for (const { field, value } of changedFields(form.getValues(), next))
        form.setValue(at(field), structuredClone(value) as PathValue<Form, FieldPath<Form>>);
    },
    isList: (field) => Array.isArray(form.getValues(at(field))),
    subscribe: (onChange) =>
      form.subscribe({ formState: { values: true }, callback: ({ name }) => onChange(name) }),
  };
}
