import { useEffect } from 'react';
import { Link, Navigate } from 'react-router';
import { LanguageModelPanel } from '../../features/language-models/index.ts';
import { useUser } from '../../platform/session.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { errorToast } from '../../ui/toast.ts';

/** What administrators set for everybody. Others are sent to their documents. */
export function AdminScreen() {
  const isAdmin = useUser().role === 'admin';
  useEffect(() => {
    if (!isAdmin) errorToast('Access Denied', "You don't have administrator privileges.");
  }, [isAdmin]);
  if (!isAdmin) return <Navigate to="/dashboard" replace />;
  return (
    <main id="main" className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-10 px-4 py-10 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-serif text-2xl font-semibold">Administration</h1>
        <Link to="/dashboard" className={buttonLook()}>
          Back to Dashboard
        </Link>
      </header>
      <LanguageModelPanel />
    </main>
  );
}
