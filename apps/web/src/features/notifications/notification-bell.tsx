import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { badgeOf } from '@candor/domain/notifications';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { BareIconButton } from '../../ui/button.tsx';
import { newestNotifications } from './api.ts';
import { followNotifications } from './follow-notifications.ts';

const NotificationPanel = lazyOverlay(
  async () => (await import('./notification-panel.tsx')).NotificationPanel,
);

/** The bell of the navigation: how many are unread, and, at a press, the newest of them. */
export function NotificationBell() {
  const query = useQuery(newestNotifications);
  const [isMade, setIsMade] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => followNotifications(), []);
  const badge = badgeOf(query.data?.unread ?? 0);
  const label = badge === '0' ? t`Notifications` : t`Notifications, ${badge} unread`;
  return (
    <>
      <BareIconButton
        ref={button}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => setIsMade(true)}
        onFocus={() => setIsMade(true)}
        onClick={() => setIsOpen(!isOpen)}
        className="relative"
      >
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
      {isMade && (
        <Suspense>
          <NotificationPanel button={button} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
