import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { dismissToast, type Toast } from './toast.ts';

const SHOWN_MS = 5000;

export function ToastViewer({ toast }: { toast: Toast | null }) {
  return (
    <Primitive.Provider duration={SHOWN_MS} swipeDirection="right" label={t`Notification`}>
      {toast && (
        <Primitive.Root
          key={toast.id}
          type={toast.isError ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismissToast()}
          className={clsx(
            // A dialog that opened later takes the pointer from all else; a toast can still be dismissed.
            'pointer-events-auto! grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 rounded-panel border bg-surface p-4 text-ink shadow-float',
            toast.isError ? 'border-danger' : 'border-line',
          )}
        >
          <Primitive.Title className={clsx('text-base font-semibold', toast.isError && 'text-danger')}>
            {toast.title}
          </Primitive.Title>
          <Primitive.Close
            aria-label={t`Dismiss`}
            className="row-span-2 rounded-control p-1 text-soft hover:text-ink"
          >
            <X size={16} strokeWidth={1.5} aria-hidden="true" />
          </Primitive.Close>
          {toast.description && (
            <Primitive.Description className="text-base text-soft">{toast.description}</Primitive.Description>
          )}
          {toast.action && (
            <Primitive.Action
              altText={toast.action.label}
              onClick={toast.action.run}
              className="justify-self-start text-base font-medium text-accent underline underline-offset-4"
            >
              {toast.action.label}
            </Primitive.Action>
          )}
        </Primitive.Root>
      )}
      <Primitive.Viewport
        hotkey={['F8']}
        // At the top of a phone: its buttons stand at the foot.
        className="fixed right-0 z-60 m-0 flex w-full list-none flex-col gap-2 p-4 outline-none max-sm:top-0 sm:bottom-0 sm:max-w-md"
      />
    </Primitive.Provider>
  );
}
