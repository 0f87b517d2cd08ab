import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import { NewLink } from './new-link.tsx';

interface InviteDialogProps {
  documentId: string;
  text: string;
  onClose: () => void;
}

/** Makes a link for a reviewer, which is shown this once. */
export function InviteDialog({ documentId, text, onClose }: InviteDialogProps) {
  const [url, setUrl] = useState<string | null>(null);
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      toast('Copied', 'The link is on your clipboard.');
    } catch {
      errorToast('Not copied', 'Your browser didn’t allow it. Select the link and copy it.');
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={url === null ? 'Invite a reviewer' : 'Your review link'}>
      {url === null ? (
        <NewLink documentId={documentId} text={text} onMade={setUrl} />
      ) : (
        <div className="grid gap-5">
          <p className="text-base">
            Copy this link now and send it to your reviewer. For your safety, you won’t see it again.
          </p>
          <p className="rounded-panel bg-wash p-4 text-base wrap-anywhere select-all">{url}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button icon={<Copy size={16} strokeWidth={1.5} aria-hidden />} onClick={() => void copy(url)}>
              Copy link
            </Button>
            <Button look="primary" onClick={onClose}>
              Done
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
