import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, Redirect } from 'wouter';
import { Administration } from '../../features/admin/index.ts';
import { LanguageModelPanel } from '../../features/language-models/index.ts';
import { SiteWebhooks } from '../../features/webhooks/index.ts';
import { useUser } from '../../platform/session.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { errorToast } from '../../ui/toast.ts';

/** What administrators set for everybody. Others are sent to their documents. */
export function AdminScreen() {
  const user = useUser();
  const isAdmin = user.role === 'admin';
  useEffect(() => {
    if (!isAdmin) errorToast(t`Access Denied`, t`You don't have administrator privileges.`);
  }, [isAdmin]);
  if (!isAdmin) return <Redirect to="/dashboard" replace />;
  return (
    <main id="main" className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-12 px-4 py-10 sm:px-6">
      <Administration
        ownId={user.id}
        back={
          <Link to="/dashboard" className={buttonLook()}>
            <Trans>Back to Dashboard</Trans>
          </Link>
        }
      >
        <LanguageModelPanel />
        <SiteWebhooks />
      </Administration>
    </main>
  );
}
