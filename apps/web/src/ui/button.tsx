import clsx from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

type Look = 'primary' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  /** Says what is happening while the button cannot be used; the width stays. */
  busyLabel?: string | undefined;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const looks: Record<Look, string> = {
  primary: 'bg-accent text-on-accent hover:opacity-90 border border-transparent',
  plain: 'bg-surface text-ink border border-control hover:border-ink',
  quiet: 'text-ink hover:bg-wash border border-transparent',
  danger: 'bg-surface text-danger border border-danger hover:bg-danger hover:text-surface',
};

export function buttonLook(look: Look = 'plain'): string {
  return clsx(
    'inline-flex min-h-9 items-center justify-center gap-2 rounded-control px-3.5 py-1.5 text-base font-medium whitespace-nowrap transition-colors duration-100',
    'disabled:cursor-not-allowed disabled:opacity-55',
    looks[look],
  );
}

export function Button({
  look = 'plain',
  busyLabel,
  icon,
  children,
  className,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isBusy = busyLabel !== undefined;
  return (
    <button type={type} className={clsx(buttonLook(look), className)} disabled={disabled || isBusy} {...rest}>
      {icon}
      <span className="grid">
        <span className={clsx('col-start-1 row-start-1', isBusy && 'invisible')}>{children}</span>
        {isBusy && <span className="col-start-1 row-start-1">{busyLabel}</span>}
      </span>
    </button>
  );
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** For where tooltips would weigh too much: the sign-in page. Elsewhere `IconButton` shows its label. */
export function BareIconButton({ label, children, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={clsx(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-control text-soft transition-colors duration-100 hover:bg-wash hover:text-ink disabled:cursor-not-allowed disabled:opacity-40',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
