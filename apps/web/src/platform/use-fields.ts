import { useState, type FormEvent } from 'react';

type Errors<K extends string> = Partial<Record<K, string>>;

interface Rules<K extends string> {
  /** The sentence to show beside a field, or undefined where its value is right. */
  validate: Record<K, (value: string) => string | undefined>;
  /** Called with right values only; gives what the server refused. */
  onSubmit: (values: Record<K, string>) => Promise<Errors<K> | void>;
}

/**
 * The few fields of a form that asks for a password or a code. Its own because the sign-in page must stay under 100 kB of JavaScript, which the
 * form library of the builder does not allow (docs/decisions/007).
 */
export function useFields<K extends string>(initial: Record<K, string>, { validate, onSubmit }: Rules<K>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<K>>({});
  const [isBusy, setIsBusy] = useState(false);
  const names = Object.keys(initial) as K[];

  const field = (name: K) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setValues((before) => ({ ...before, [name]: value }));
      // An error goes as soon as it is corrected, and never comes while somebody is still typing.
      if (errors[name] && !validate[name](value)) setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });

  const showErrors = (form: HTMLFormElement, found: Errors<K>) => {
    setErrors(found);
    const first = names.find((name) => found[name]);
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React takes it to the form of the screen below, too, where this one stands in a dialog.
    event.stopPropagation();
    const form = event.currentTarget;
    const found: Errors<K> = {};
    for (const name of names) {
      const error = validate[name](values[name]);
      if (error) found[name] = error;
    }
    showErrors(form, found);
    if (names.some((name) => found[name])) return;
    setIsBusy(true);
    const refused = await onSubmit(values);
    setIsBusy(false);
    if (refused) showErrors(form, refused);
  };

  return { field, submit, values, isBusy };
}
