import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ChevronRight, Copy, Globe, Send, UserPlus } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const InviteReviewer = lazyPart(
  async () => (await import('../../features/collaboration/index.ts')).InviteReviewer,
);
const PublicPage = lazyPart(async () => (await import('../../features/publishing/index.ts')).PublicPage);

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface ShareDialogProps {
  title: string;
  /** The saved document; null where nothing is written yet. */
  documentId: string | null;
  /** Says that its text is in the clipboard. */
  copied: string;
  canBePublic: boolean;
  text: () => string;
  onClose: () => void;
}

const ways = { review: t`Review link`, page: t`Public page` } as const;

/** Every way to give a document to somebody else. */
export function ShareDialog({ title, documentId, copied, canBePublic, text, onClose }: ShareDialogProps) {
  const [way, setWay] = useState<keyof typeof ways | null>(null);
  const copy = () => copyText(text(), copied);
  const send = () =>
    navigator.share({ title, text: text() }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copy();
      return undefined;
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={way ? ways[way] : t({ message: 'Share', context: 'give to somebody' })}
      description={title}
    >
      {way === null || documentId === null ? (
        <ul className="-mx-3 grid">
          {documentId !== null && (
            <Way
              icon={<UserPlus {...icon} />}
              name={ways.review}
              hint={t`People with the link can comment and suggest changes. No account needed.`}
              onSelect={() => setWay('review')}
              isOpening
            />
          )}
          {documentId !== null && canBePublic && (
            <Way
              icon={<Globe {...icon} />}
              name={ways.page}
              hint={t`A web page of your CV, with an address you choose.`}
              onSelect={() => setWay('page')}
              isOpening
            />
          )}
          <Way
            icon={<Copy {...icon} />}
            name={t`Copy as text`}
            hint={t`Paste it into an email or an application form.`}
            onSelect={() => void copy().then(onClose)}
          />
          {typeof navigator.share === 'function' && (
            <Way
              icon={<Send {...icon} />}
              name={t`Send with another app`}
              hint={t`Choose one of the apps on this device.`}
              onSelect={() => void send().then(onClose)}
            />
          )}
          {documentId === null && (
            <li className="px-3 pt-2 text-sm text-soft">
              {canBePublic ? (
                <Trans>Generate your CV to get a review link or a public page as well.</Trans>
              ) : (
                <Trans>Generate your letter to get a review link as well.</Trans>
              )}
            </li>
          )}
        </ul>
      ) : (
        <>
          <Button
            look="quiet"
            className="-ms-3.5 justify-self-start"
            icon={<ArrowLeft {...icon} size={16} className="rtl:-scale-x-100" />}
            onClick={() => setWay(null)}
          >
            <Trans>All ways to share</Trans>
          </Button>
          <Suspense fallback={<Skeleton className="h-72" />}>
            {way === 'review' ? (
              <InviteReviewer documentId={documentId} onDone={onClose} />
            ) : (
              <PublicPage cvId={documentId} />
            )}
          </Suspense>
        </>
      )}
    </Dialog>
  );
}

interface WayProps {
  icon: ReactNode;
  name: string;
  hint: string;
  onSelect: () => void;
  /** Whether more is asked before anything is done. */
  isOpening?: boolean;
}

function Way({ icon: picture, name, hint, onSelect, isOpening = false }: WayProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onSelect}
        className="flex w-full items-center gap-4 rounded-control px-3 py-3 text-start transition-colors duration-100 hover:bg-wash"
      >
        <span className="text-accent">{picture}</span>
        <span className="grid grow">
          <span className="text-base font-medium">{name}</span>
          <span className="text-sm text-soft">{hint}</span>
        </span>
        {isOpening && <ChevronRight {...icon} size={16} className="text-soft rtl:-scale-x-100" />}
      </button>
    </li>
  );
}
