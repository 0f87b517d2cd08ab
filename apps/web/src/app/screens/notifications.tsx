import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { NotificationList } from '../../features/notifications/index.ts';

/** Everything that somebody was notified of. */
export function NotificationsScreen() {
  return (
    <main id="main" className="mx-auto grid max-w-2xl content-start gap-4 px-4 py-10 sm:px-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="font-serif text-2xl font-semibold">
          <Trans>Notifications</Trans>
        </h1>
        <Link to="/settings" className="text-base text-accent underline-offset-4 hover:underline">
          <Trans>Notification settings</Trans>
        </Link>
      </header>
      <NotificationList />
    </main>
  );
}
