import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMedia } from '../../platform/use-media.ts';
import { BareIconButton } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AskConversation } from './ask-conversation.tsx';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Where there is room beside the screen. */
const DOCKED = '(width >= 75rem)';

interface PanelProps {
  onClose: () => void;
}

/** Ask Candor: beside the screen where there is room, else a sheet over it. */
export function AskPanel({ onClose }: PanelProps) {
  const opener = useRef(document.activeElement);
  const props = {
    onClose,
    onClosed: () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
  return useMedia(DOCKED) ? <Docked {...props} /> : <Sheet {...props} />;
}

interface ShapeProps extends PanelProps {
  /** Gives the focus back. */
  onClosed: () => void;
}

function Docked({ onClose, onClosed }: ShapeProps) {
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['ask'] = 'docked';
    const shown = panel.current;
    // What is in it may have the focus already.
    if (!shown?.contains(document.activeElement)) shown?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    shown?.addEventListener('keydown', onKey);
    return () => {
      shown?.removeEventListener('keydown', onKey);
      delete dataset['ask'];
      closed();
    };
  }, []);
  return (
    <aside
      ref={panel}
      aria-label={t`Ask Candor`}
      tabIndex={-1}
      className="fixed inset-y-0 end-0 z-40 flex w-(--ask-width) flex-col border-s border-line bg-surface outline-none print:hidden"
    >
      <AskConversation
        title={
          <h2 className="font-serif text-lg font-semibold">
            <Trans>Ask Candor</Trans>
          </h2>
        }
        close={
          <IconButton label={t`Close (Ctrl J)`} onClick={onClose}>
            <X {...icon} />
          </IconButton>
        }
        onOpen={() => undefined}
      />
    </aside>
  );
}

function Sheet({ onClose, onClosed }: ShapeProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          // Radix gives the focus back to a trigger of its own alone.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-x-0 bottom-0 z-50 flex h-[88dvh] flex-col rounded-t-panel bg-surface text-ink shadow-float"
        >
          <AskConversation
            title={
              <Dialog.Title className="font-serif text-lg font-semibold">
                <Trans>Ask Candor</Trans>
              </Dialog.Title>
            }
            close={
              <Dialog.Close asChild>
                {/* No tooltip: it would take the first Escape for itself. */}
                <BareIconButton label={t`Close`}>
                  <X {...icon} />
                </BareIconButton>
              </Dialog.Close>
            }
            onOpen={onClose}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
