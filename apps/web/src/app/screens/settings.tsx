import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { AllReviewLinks } from '../../features/collaboration/index.ts';
import { ConnectionsPanel } from '../../features/connections/index.ts';
import { PushPanel } from '../../features/notifications/index.ts';
import { PersonalData } from '../../features/personal-data/index.ts';
import { useAuth, useUser } from '../../platform/session.tsx';
import { useSignInOptions } from '../../platform/use-sign-in-options.ts';
import {
  PendingEmail,
  Security,
  SettingsIndex,
  SettingsPage,
  unsavedForm,
} from '../../features/settings/index.ts';
import { WebhooksPanel } from '../../features/webhooks/index.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { takePreferences } from '../take-preferences.ts';
import { toast } from '../../ui/toast.ts';

/** Marks the history entry, which survives a reload. */
function mark(isSaved: boolean): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' && state), isSaved }, '');
}

function isMarked(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'isSaved' in state && state.isSaved === true;
}

/** The account of who is signed in. */
export function SettingsScreen() {
  const user = useUser();
  const { logout } = useAuth();
  const languages = useSignInOptions()?.languages ?? [];
  const { data: unsaved, isPending } = useQuery({
    queryKey: ['settings-form', user.id],
    queryFn: () => unsavedForm(user.id),
    gcTime: 0,
    staleTime: 0,
    networkMode: 'always',
  });
  useEffect(() => {
    if (!isMarked()) return;
    mark(false);
    toast(t`Settings saved`, t`Your changes have been saved.`);
  }, []);
  return (
    <main
      id="main"
      className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 px-4 pt-10 sm:px-6 xl:max-w-5xl xl:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <header className="flex flex-wrap items-center justify-between gap-4 xl:col-span-2">
        <h1 className="font-serif text-2xl font-semibold">
          <Trans>Settings</Trans>
        </h1>
        <Link to="/dashboard" className={buttonLook()}>
          <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" className="rtl:-scale-x-100" />
          <Trans>Back to Dashboard</Trans>
        </Link>
      </header>
      <SettingsIndex />
      {isPending ? (
        <Skeleton className="h-96" />
      ) : (
        <SettingsPage
          user={user}
          languages={languages}
          unsaved={unsaved ?? null}
          data={
            <PersonalData
              onDeleted={() => {
                logout();
                toast(t`Account deleted`, t`All your data has been deleted.`);
              }}
            />
          }
          pendingEmail={<PendingEmail current={user.email} />}
          security={
            <div className="grid gap-7">
              <Security />
              <Anchor id="connections">
                <ConnectionsPanel />
              </Anchor>
              <Anchor id="webhooks">
                <WebhooksPanel />
              </Anchor>
              <Anchor id="review-links">
                <AllReviewLinks />
              </Anchor>
            </div>
          }
          push={<PushPanel />}
          onSaved={({ preferences }) => {
            // What is saved is seen everywhere at once.
            mark(true);
            takePreferences(preferences);
            location.reload();
          }}
        />
      )}
    </main>
  );
}
