import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy, ExternalLink } from 'lucide-react';
import type { PublicPage } from '@candor/contracts/publishing';
import { placed } from '../../platform/base-path.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { errorToast, toast } from '../../ui/toast.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Who can see the page now. */
function standing({ isPublic, isExpired, hasPassword }: PublicPage): string {
  if (isExpired) return t`This page has expired. Nobody else can see it.`;
  if (!isPublic) return t`This page is off. Nobody else can see it.`;
  return hasPassword
    ? t`Anyone with the link and the password can see this CV.`
    : t`Anyone with the link can see this CV.`;
}

/** Where a page is, and who can see it. */
export function PageLink({ page }: { page: PublicPage }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(page.url);
      toast(t`Copied`, t`The link to your page is on your clipboard.`);
    } catch {
      errorToast(t`Not copied`, t`Your browser didn’t allow it. Select the link and copy it.`);
    }
  };
  return (
    <div className="grid gap-3 rounded-panel bg-wash p-4">
      <p className="text-base font-medium">{standing(page)}</p>
      {page.isPublic && (
        <>
          <p className="text-base wrap-anywhere select-all">{page.url}</p>
          <div className="flex flex-wrap gap-2">
            <Button icon={<Copy {...icon} />} onClick={() => void copy()}>
              <Trans>Copy link</Trans>
            </Button>
            <a
              className={buttonLook('plain')}
              href={placed(`/p/${page.address}`)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <ExternalLink {...icon} />
              <Trans>Open page</Trans>
            </a>
          </div>
        </>
      )}
    </div>
  );
}
