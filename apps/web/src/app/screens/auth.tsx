import { Navigate, useLocation } from 'react-router';
import { AuthCard, Promise as CandorPromise } from '../../features/account/index.ts';
import { useAuth } from '../../platform/session.tsx';
import { Loading } from '../loading.tsx';

/** Where somebody wanted to go before they were sent to sign in. */
function wantedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : '/dashboard';
}

export function AuthScreen() {
  const { user, isLoading } = useAuth();
  const { state } = useLocation();
  if (isLoading) return <Loading />;
  if (user) return <Navigate to={wantedPath(state)} replace />;
  return (
    <main className="grid min-h-dvh lg:grid-cols-2">
      <section
        aria-label="Sign in"
        className="order-first grid place-items-center bg-surface px-5 py-10 lg:order-last"
      >
        <AuthCard />
      </section>
      <section aria-label="About Candor" className="grid place-items-center px-6 py-12 sm:px-10">
        <CandorPromise />
      </section>
    </main>
  );
}
