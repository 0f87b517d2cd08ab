import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReviewLink } from '@candor/contracts/collaboration';
import { dayOf, momentOf } from '../../platform/dates.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { revokeLink } from './api.ts';
import { roleWords } from './link-form.ts';

const nameOf = ({ label }: ReviewLink) => label || t`Review link`;

function usesOf({ state, expiresAt, lastUsedAt }: ReviewLink): string {
  const used = lastUsedAt === null ? t`Never used` : t`Last used ${momentOf(lastUsedAt)}`;
  if (state === 'revoked') return t`Revoked · ${used}`;
  if (expiresAt === null) return used;
  const day = dayOf(expiresAt);
  return state === 'expired' ? t`Expired ${day} · ${used}` : t`Expires ${day} · ${used}`;
}

function rightsOf({ role, hasPassword, hidesContact }: ReviewLink): string {
  const parts = [roleWords[role], hasPassword && t`password`, hidesContact && t`contact details hidden`];
  return parts.filter(Boolean).join(' · ');
}

function LinkRow({ link, isTitled }: { link: ReviewLink; isTitled: boolean }) {
  const name = nameOf(link);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const revoke = async () => {
    setIsBusy(true);
    await withErrorToast(
      async () => {
        await revokeLink(link.id);
        toast(t`Link revoked`, t`It stopped working at once. Comments are kept.`);
      },
      t`Not revoked`,
    );
    setIsBusy(false);
    setIsAsking(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="text-base font-medium wrap-anywhere">{name}</p>
        {isTitled && <p className="text-sm wrap-anywhere">{link.title}</p>}
        <p className="text-sm text-soft">{rightsOf(link)}</p>
        <p className="text-sm text-soft tabular">{usesOf(link)}</p>
      </div>
      {link.state === 'active' && (
        <Button onClick={() => setIsAsking(true)}>
          <Trans>
            Revoke<span className="sr-only"> {name}</span>
          </Trans>
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title={t`Revoke this link?`}
        question={t`Whoever has “${name}” can’t open the document any more.`}
        confirmLabel={t`Revoke`}
        busyLabel={isBusy ? t`Revoking...` : undefined}
        onConfirm={() => void revoke()}
        onClose={() => setIsAsking(false)}
      />
    </li>
  );
}

/** Links that were given out, those that still work first. */
export function LinkRows({ links, isTitled }: { links: readonly ReviewLink[]; isTitled: boolean }) {
  const inOrder = links.toSorted((a, b) => Number(b.state === 'active') - Number(a.state === 'active'));
  return (
    <ul aria-label={t`Review links`}>
      {inOrder.map((link) => (
        <LinkRow key={link.id} link={link} isTitled={isTitled} />
      ))}
    </ul>
  );
}
