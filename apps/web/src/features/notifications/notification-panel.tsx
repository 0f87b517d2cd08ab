import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import { useId, type RefObject } from 'react';
import { Link } from 'wouter';
import { Loaded } from '../../platform/loaded.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { StandingTrigger } from '../../ui/standing-trigger.tsx';
import { MOST_IN_PANEL, newestNotifications } from './api.ts';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useNow } from './use-now.ts';

interface NotificationPanelProps {
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The newest notifications, below the bell. */
export function NotificationPanel({ button, isOpen, onOpenChange }: NotificationPanelProps) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <StandingTrigger element={button} />
      </Popover.Trigger>
      {isOpen && <Panel onClose={() => onOpenChange(false)} />}
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
      <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line py-1 ps-4 pe-2">
        <h2 id={id} className="font-serif text-md font-semibold">
          <Trans>Notifications</Trans>
        </h2>
        {(query.data?.unread ?? 0) > 0 && <MarkAllRead newest={query.data?.notifications[0]} />}
      </div>
      <div className="overflow-y-auto px-4">
        <Loaded query={query} sentence={t`Your notifications can’t be loaded right now.`}>
          {({ notifications }) =>
            notifications.length === 0 ? (
              <p className="py-6 text-base text-soft">
                <Trans>Nothing new. Reminders, comments and news about your documents appear here.</Trans>
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
            <Trans>View all</Trans>
          </Link>
        </div>
      )}
    </Popover.Content>
  );
}
