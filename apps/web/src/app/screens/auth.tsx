import { t } from '@lingui/core/macro';
import { Redirect, useLocation } from 'wouter';
import { AuthCard, Promise as CandorPromise } from '../../features/account/index.ts';
import { useHistoryEntry } from '../../platform/navigation.tsx';
import { usePageTitle } from '../../platform/page-title.ts';
import { useAuth } from '../../platform/session.tsx';
import { Loading } from '../loading.tsx';

/** Where somebody wanted to go before they were sent to sign in. */
function wantedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : '/dashboard';
}

export function AuthScreen() {
  const { user, isLoading } = useAuth();
  usePageTitle(t`Sign in`);
  const [path] = useLocation();
  const { state, hash } = useHistoryEntry();
  if (isLoading) return <Loading />;
  // A link of a mail is honoured for somebody who is signed in, too, and so is a way back from another service.
  const isHonoured = /^#(?:reset|email-change)=/.test(hash) || path.startsWith('/auth/callback');
  if (user && !isHonoured) return <Redirect to={wantedPath(state)} replace />;
  return (
    <main className="grid min-h-dvh lg:grid-cols-2">
      <section
        aria-label={t`Sign in`}
        className="order-first grid content-center justify-items-center gap-8 bg-surface px-5 py-10 lg:order-last"
      >
        <p className="w-full max-w-sm font-serif text-lg font-semibold lg:hidden">Candor</p>
        <AuthCard key={hash} />
      </section>
      <section aria-label={t`About Candor`} className="grid place-items-center px-5 py-12 sm:px-10">
        <CandorPromise />
      </section>
    </main>
  );
}
