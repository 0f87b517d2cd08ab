import clsx from 'clsx';
import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';

const wordsLook = 'px-3 py-2 text-md sm:text-base';

/** How the words of a text box are set, for what has to lie line by line behind them. */
export const areaSetting = `${wordsLook} leading-normal whitespace-pre-wrap break-words`;

export const controlLook = `${wordsLook} w-full rounded-control border border-control bg-surface text-ink placeholder:text-soft placeholder:opacity-80 transition-colors duration-100 hover:border-ink aria-invalid:border-danger disabled:opacity-60`;

interface Named {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** The label is read out but not shown. */
  isLabelHidden?: boolean;
  isRequired?: boolean;
  className?: string;
}

interface FrameProps extends Named {
  id: string;
  children: ReactNode;
}

function Frame({ id, label, hint, error, isLabelHidden, isRequired, className, children }: FrameProps) {
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className={clsx('text-base font-medium', isLabelHidden && 'sr-only')}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className="text-danger">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

function described(id: string, { hint, error }: Named) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  };
}

type Control<A> = Omit<A, 'className' | 'id'> & Named;

export type InputFieldProps = Control<InputHTMLAttributes<HTMLInputElement>> & {
  ref?: Ref<HTMLInputElement>;
  after?: ReactNode;
};

export function InputField({
  label,
  hint,
  error,
  isLabelHidden,
  isRequired,
  className,
  after,
  ...rest
}: InputFieldProps) {
  const id = useId();
  const named = { label, hint, error, isLabelHidden, isRequired, className };
  // Addresses are read from left to right in every language.
  const isAddress = rest.type === 'email' || rest.type === 'url';
  return (
    <Frame id={id} {...named}>
      <div className="relative">
        <input
          className={clsx(controlLook, after && 'pe-11')}
          aria-required={isRequired}
          dir={isAddress ? 'ltr' : undefined}
          {...described(id, named)}
          {...rest}
        />
        {after && <div className="absolute inset-y-0 end-1 flex items-center">{after}</div>}
      </div>
    </Frame>
  );
}

export type TextareaFieldProps = Control<TextareaHTMLAttributes<HTMLTextAreaElement>> & {
  ref?: Ref<HTMLTextAreaElement>;
  /** What goes with the box, in a grid whose first cell is the box: what lies there is behind the words. */
  beside?: ReactNode;
};

export function TextareaField({
  label,
  hint,
  error,
  isLabelHidden,
  isRequired,
  className,
  beside,
  ...rest
}: TextareaFieldProps) {
  const id = useId();
  const named = { label, hint, error, isLabelHidden, isRequired, className };
  return (
    <Frame id={id} {...named}>
      <TextareaBox className="min-h-24 resize-y" beside={beside} {...described(id, named)} {...rest} />
    </Frame>
  );
}

type TextareaBoxProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  Pick<TextareaFieldProps, 'ref' | 'beside'>;

/** A text box that grows with its text, without label and hint. */
export function TextareaBox({ className, beside, ...rest }: TextareaBoxProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div className="col-start-1 row-start-1 rounded-control bg-surface" />
      <textarea
        className={clsx(
          controlLook,
          areaSetting,
          'relative z-1 col-start-1 row-start-1 field-sizing-content bg-transparent!',
          className,
        )}
        {...rest}
      />
      {beside}
    </div>
  );
}

export type SelectFieldProps = Control<SelectHTMLAttributes<HTMLSelectElement>> & {
  ref?: Ref<HTMLSelectElement>;
};

export function SelectField({
  label,
  hint,
  error,
  isLabelHidden,
  isRequired,
  className,
  children,
  ...rest
}: SelectFieldProps) {
  const id = useId();
  const named = { label, hint, error, isLabelHidden, isRequired, className };
  return (
    <Frame id={id} {...named}>
      <select className={clsx(controlLook, 'pe-8')} {...described(id, named)} {...rest}>
        {children}
      </select>
    </Frame>
  );
}
