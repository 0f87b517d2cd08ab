import { useState, type FormEvent } from 'react';

type Faults<K extends string> = Partial<Record<K, string>>;

interface Rules<K extends string> {
  /** The sentence to show beside a field, or undefined where its value is right. */
  validate: Record<K, (value: string) => string | undefined>;
  /** Called with right values only; gives what the server refused. */
  onSubmit: (values: Record<K, string>) => Promise<Faults<K> | void>;
}

/**
 * The few fields of a sign-in form. Its own because the sign-in page must stay under 100 kB of JavaScript, which the
 * form library of the builder does not allow (docs/decisions/007).
 */
export function useFields<K extends string>(initial: Record<K, string>, { validate, onSubmit }: Rules<K>) {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Faults<K>>({});
  const [isBusy, setIsBusy] = useState(false);
  const names = Object.keys(initial) as K[];

  const field = (name: K) => ({
    name,
    value: values[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setValues((before) => ({ ...before, [name]: value }));
      // A fault goes as soon as it is mended, and never comes while somebody is still typing.
      if (faults[name] && !validate[name](value)) setFaults((before) => ({ ...before, [name]: undefined }));
    },
  });

  const showFaults = (form: HTMLFormElement, found: Faults<K>) => {
    setFaults(found);
    const first = names.find((name) => found[name]);
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found: Faults<K> = {};
    for (const name of names) {
      const fault = validate[name](values[name]);
      if (fault) found[name] = fault;
    }
    showFaults(form, found);
    if (names.some((name) => found[name])) return;
    setIsBusy(true);
    const refused = await onSubmit(values);
    setIsBusy(false);
    if (refused) showFaults(form, refused);
  };

  return { field, submit, values, isBusy };
}
