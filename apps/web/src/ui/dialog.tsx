import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { BareIconButton } from './button.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** `full` covers the screen. */
  size?: 'small' | 'full';
}

export function Dialog({ isOpen, onClose, title, description, children, size = 'small' }: DialogProps) {
  const opener = useRef<Element | null>(null);
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          // Radix gives the focus back to a trigger of its own alone.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const hasGoneOn = document.activeElement !== document.body;
            if (!hasGoneOn && opener.current instanceof HTMLElement)
              opener.current.focus({ preventScroll: true });
          }}
          // A toast that came after the dialog stands above it and has the Escape to itself: it closes both.
          onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
          className={clsx(
            'fixed z-50 bg-surface text-ink',
            size === 'small'
              ? 'top-1/2 left-1/2 grid max-h-[90dvh] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-panel p-6 shadow-float'
              : 'inset-0 flex flex-col',
          )}
        >
          <div className={clsx('flex items-start justify-between gap-4', size === 'full' && 'sr-only')}>
            <div className="grid gap-2">
              <Primitive.Title className="font-serif text-lg font-semibold">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="text-base text-soft">{description}</Primitive.Description>
              )}
            </div>
            {size === 'small' && (
              <Primitive.Close asChild>
                <BareIconButton label={t`Close`} className="-mt-1.5 -me-2">
                  <X size={20} strokeWidth={1.5} />
                </BareIconButton>
              </Primitive.Close>
            )}
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
