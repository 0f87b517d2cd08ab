import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../platform/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import { reviewOf } from './api.ts';
import { NewLink } from './new-link.tsx';

interface InviteReviewerProps {
  documentId: string;
  onDone: () => void;
}

/** Makes a link for a reviewer, which is shown this once. */
export function InviteReviewer({ documentId, onDone }: InviteReviewerProps) {
  const query = useQuery(reviewOf(documentId));
  const [url, setUrl] = useState<string | null>(null);
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t`Copied`, t`The link is on your clipboard.`);
    } catch {
      errorToast(t`Not copied`, t`Your browser didn’t allow it. Select the link and copy it.`);
    }
  };
  if (url === null)
    return (
      <Loaded query={query} sentence={t`The review can’t be loaded right now.`}>
        {({ document }) => <NewLink documentId={documentId} text={document.text} onMade={setUrl} />}
      </Loaded>
    );
  return (
    <div className="grid gap-5">
      <p className="text-base">
        <Trans>
          Copy this link now and send it to your reviewer. For your safety, you won’t see it again.
        </Trans>
      </p>
      <p className="rounded-panel bg-wash p-4 text-base wrap-anywhere select-all">{url}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button icon={<Copy size={16} strokeWidth={1.5} aria-hidden />} onClick={() => void copy(url)}>
          <Trans>Copy link</Trans>
        </Button>
        <Button look="primary" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}
