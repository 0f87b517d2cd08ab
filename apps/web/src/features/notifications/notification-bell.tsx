import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { badgeOf } from '@candor/domain/notifications';
import { Loaded } from '../../platform/loaded.tsx';
import { BareIconButton, buttonLook } from '../../ui/button.tsx';
import { MOST_IN_PANEL, newestNotifications } from './api.ts';
import { followNotifications } from './follow-notifications.ts';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useNow } from './use-now.ts';

/** The bell of the navigation: how many are unread, and the newest of them. */
export function NotificationBell() {
  const query = useQuery(newestNotifications);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => followNotifications(), []);
  const badge = badgeOf(query.data?.unread ?? 0);
  const label = badge === '0' ? 'Notifications' : `Notifications, ${badge} unread`;
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <BareIconButton label={label} className="relative">
          <Bell size={20} strokeWidth={1.5} aria-hidden="true" />
          {badge !== '0' && (
            <span
              aria-hidden="true"
              className="absolute -top-0.5 left-1/2 min-w-4 rounded-full bg-accent px-1 text-center text-xs font-semibold text-on-accent tabular"
            >
              {badge}
            </span>
          )}
        </BareIconButton>
      </Popover.Trigger>
      {isOpen && <Panel onClose={() => setIsOpen(false)} />}
    </Popover.Root>
  );
}

function Panel({ onClose }: { onClose: () => void }) {
  const query = useQuery(newestNotifications);
  const nowMs = useNow();
  const id = useId();
  return (
    <Popover.Content
      align="end"
      sideOffset={8}
      collisionPadding={12}
      aria-labelledby={id}
      className="z-50 flex max-h-[min(36rem,80dvh)] w-[min(24rem,calc(100vw-1.5rem))] flex-col rounded-panel border border-line bg-surface text-ink shadow-float"
    >
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line py-1 pr-2 pl-4">
        <h2 id={id} className="font-serif text-md font-semibold">
          Notifications
        </h2>
        {(query.data?.unread ?? 0) > 0 && <MarkAllRead newest={query.data?.notifications[0]} />}
      </div>
      <div className="overflow-y-auto px-4">
        <Loaded query={query} sentence="Your notifications can’t be loaded right now.">
          {({ notifications }) =>
            notifications.length === 0 ? (
              <p className="py-6 text-base text-soft">
                Nothing new. Reminders, comments and news about your documents appear here.
              </p>
            ) : (
              <ul>
                {notifications.slice(0, MOST_IN_PANEL).map((notification) => (
                  <NotificationItem
                    key={notification.id}
                    notification={notification}
                    nowMs={nowMs}
                    onFollow={onClose}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {(query.data?.notifications.length ?? 0) > MOST_IN_PANEL && (
        <div className="border-t border-line p-2">
          <Link to="/notifications" onClick={onClose} className={`${buttonLook('quiet')} w-full`}>
            View all
          </Link>
        </div>
      )}
    </Popover.Content>
  );
}
