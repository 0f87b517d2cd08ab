import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface LoadErrorProps {
  children: ReactNode;
  onRetry: () => void;
  className?: string;
}

/** Says that something could not be loaded, and asks for it again. */
export function LoadError({ children, onRetry, className }: LoadErrorProps) {
  return (
    <div role="alert" className={clsx('grid justify-items-start gap-3', className)}>
      <p>{children}</p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
