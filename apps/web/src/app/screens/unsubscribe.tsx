import { t } from '@lingui/core/macro';
import { UnsubscribeCard } from '../../features/notifications/index.ts';
import { useHistoryEntry } from '../../platform/navigation.tsx';
import { usePageTitle } from '../../platform/page-title.ts';

/** Where the link at the end of a mail leads, signed in or not. What it carries stands behind the #: no server logs it. */
export function UnsubscribeScreen() {
  usePageTitle(t`Unsubscribe`);
  const { hash } = useHistoryEntry();
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh max-w-md place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <UnsubscribeCard token={hash.slice(1) || '-'} />
    </main>
  );
}
