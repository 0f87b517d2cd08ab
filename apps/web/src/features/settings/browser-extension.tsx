import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Bookmark, Download } from 'lucide-react';
import { ownAddress, placed } from '../../platform/base-path.ts';
import { bookmarkletFor } from '../../platform/handed-page.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

/** React writes no address that begins with `javascript:`. Such a link is for dragging only: here our content policy stops it. */
function giveBookmarklet(link: HTMLAnchorElement | null): void {
  link?.setAttribute('href', bookmarkletFor(ownAddress()));
  link?.addEventListener('click', (event) => event.preventDefault());
}

/** How job ads are saved from any page: the extension with the key that it needs, and the bookmark. */
export function BrowserExtension() {
  return (
    <Panel
      title={t`Save job ads from your browser`}
      about={t`The Candor extension for Chrome, Edge and other Chromium browsers saves the ad on the open page to your applications. It reads a page only when you press its button.`}
    >
      <ol className="grid list-decimal gap-1.5 ps-5 text-base">
        <li>
          <Trans>
            Download the extension and unpack it. Open <code>chrome://extensions</code>, turn on Developer
            mode and choose Load unpacked.
          </Trans>
        </li>
        <li>
          <Trans>Create an API key above that can only save job ads.</Trans>
        </li>
        <li>
          <Trans>
            Press the extension’s button, then enter <code className="wrap-anywhere">{ownAddress()}</code> and
            the key.
          </Trans>
        </li>
      </ol>
      <a href={placed('/candor-extension.zip')} download className={`${buttonLook()} justify-self-start`}>
        <Download size={16} strokeWidth={1.5} aria-hidden="true" />
        <Trans>Download the extension</Trans>
      </a>
      <p className="text-sm text-soft">
        <Trans>Revoke the key to disconnect the extension at once.</Trans>
      </p>
      <h4 className="text-base font-medium">
        <Trans>Without the extension</Trans>
      </h4>
      <p className="text-base">
        <Trans>
          Drag this link to your bookmarks bar. Press it on a job ad and Candor opens in a new tab with the ad
          filled in; you check it and save.
        </Trans>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- its address is set by the ref */}
      <a ref={giveBookmarklet} className={`${buttonLook()} cursor-grab justify-self-start`}>
        <Bookmark size={16} strokeWidth={1.5} aria-hidden="true" />
        <Trans>Save to Candor</Trans>
      </a>
    </Panel>
  );
}
