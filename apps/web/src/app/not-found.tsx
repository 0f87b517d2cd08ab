import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { usePageTitle } from '../platform/page-title.ts';
import { buttonLook } from '../ui/button.tsx';

export function NotFound() {
  usePageTitle(t`Page Not Found`);
  return (
    <main
      id="main"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <p className="font-serif text-3xl text-accent tabular">404</p>
      <h1 className="font-serif text-2xl font-semibold">
        <Trans>Page Not Found</Trans>
      </h1>
      <p className="max-w-sm text-soft">
        <Trans>There is nothing at this address. It may have moved, or the link may be mistyped.</Trans>
      </p>
      <Link to="/" className={buttonLook('primary')}>
        <Trans>Go to Candor</Trans>
      </Link>
    </main>
  );
}
