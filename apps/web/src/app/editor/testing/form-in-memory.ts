import type { FormPort } from '../form-port.ts';

/** A form without fields on the screen. */
export class FormInMemory<Form> implements FormPort<Form> {
  #values: Form;
  #onChange: (field: string | undefined) => void = () => undefined;

  constructor(values: Form) {
    this.#values = values;
  }

  values = (): Form => this.#values;
  reset = (next: Form): void => this.type(next);
  put = (next: Form): void => this.type(next);
  isList = (field: string): boolean => field === 'skills' || field === 'experience';
  subscribe = (onChange: (field: string | undefined) => void): (() => void) => {
    this.#onChange = onChange;
    return () => undefined;
  };

  type(next: Form, field?: string): void {
    this.#values = structuredClone(next);
    this.#onChange(field);
  }
}
