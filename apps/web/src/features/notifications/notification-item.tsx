import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { Link } from 'wouter';
import { timeAgo } from '@candor/domain/notifications';
import { momentOf } from '../../platform/dates.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { BareIconButton } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { dismiss, markRead, restore, type Notification } from './api.ts';

const dots = {
  success: 'bg-accent',
  info: 'bg-info',
  warning: 'bg-warning',
  error: 'bg-danger',
} as const satisfies Record<Notification['type'], string>;

interface NotificationItemProps {
  notification: Notification;
  nowMs: number;
  /** Told when its link is followed. */
  onFollow?: () => void;
}

/** A notification: what happened, when, one thing to do about it, and the way to be rid of it. */
export function NotificationItem({ notification, nowMs, onFollow }: NotificationItemProps) {
  const { title, message, type, read, timestamp, actionUrl, actionLabel } = notification;
  const setRead = () => void withErrorToast(() => markRead(notification), t`Not marked as read`);
  const remove = () =>
    withErrorToast(
      async () => {
        await dismiss(notification);
        const undo = () => void withErrorToast(() => restore(notification), t`Not restored`);
        toast(t`Notification dismissed`, title, { label: t`Undo`, run: undo });
      },
      t`Not dismissed`,
    );
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-t border-line py-3 first:border-t-0">
      <span
        aria-hidden="true"
        className={clsx('mt-1.5 size-2 rounded-full', read ? 'bg-transparent' : dots[type])}
      />
      <div className="grid gap-0.5">
        <button
          type="button"
          onClick={setRead}
          className={clsx(
            'rounded-control text-start text-base wrap-anywhere',
            read ? 'text-soft' : 'font-medium',
          )}
        >
          {!read && (
            <span className="sr-only">
              <Trans>Unread:</Trans>{' '}
            </span>
          )}
          <bdi>{title}</bdi>
        </button>
        <p className="text-sm wrap-anywhere text-soft">
          <bdi>{message}</bdi>
        </p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-sm">
          <Link
            to={actionUrl}
            // Also where it opens in another tab: `onClick` of wouter's links is not told of that.
            onClickCapture={setRead}
            onClick={onFollow}
            className="rounded-control font-medium text-accent underline-offset-4 hover:underline"
          >
            {actionLabel}
          </Link>
          <time dateTime={timestamp} title={momentOf(timestamp)} className="text-soft">
            {timeAgo(nowMs - Date.parse(timestamp))}
          </time>
        </p>
      </div>
      <BareIconButton label={t`Dismiss: ${title}`} className="-mt-1.5 -me-2" onClick={() => void remove()}>
        <X size={16} strokeWidth={1.5} aria-hidden="true" />
      </BareIconButton>
    </li>
  );
}
