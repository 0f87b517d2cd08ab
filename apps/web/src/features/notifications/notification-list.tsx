import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { badgeOf } from '@candor/domain/notifications';
import { Loaded } from '../../platform/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { allNotifications } from './api.ts';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useNow } from './use-now.ts';

/** All notifications, a page at a time. */
export function NotificationList() {
  const query = useInfiniteQuery(allNotifications);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const nowMs = useNow();
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <p className="text-soft">{unread === 0 ? t`All read` : t`${badgeOf(unread)} unread`}</p>
        {unread > 0 && <MarkAllRead newest={data?.pages[0]?.notifications[0]} />}
      </div>
      <Loaded query={query} sentence={t`Your notifications can’t be loaded right now.`}>
        {({ pages }) => {
          const all = pages.flatMap(({ notifications }) => notifications);
          if (all.length === 0)
            return (
              <p className="text-soft">
                <Trans>
                  No notifications. Reminders, comments and news about your documents appear here for 90 days.
                </Trans>
              </p>
            );
          return (
            <ul>
              {all.map((notification) => (
                <NotificationItem key={notification.id} notification={notification} nowMs={nowMs} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {hasNextPage && (
        <div>
          <Button
            busyLabel={isFetchingNextPage ? t`Loading...` : undefined}
            onClick={() => void fetchNextPage()}
          >
            <Trans>Show older</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
