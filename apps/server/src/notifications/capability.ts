import { defineCapability, personalTable } from '../platform/capability.ts';
import { planDigest } from './mail/plan-digest.ts';
import { notifier } from './notify.ts';
import { planPush } from './push/plan-push.ts';
import { createPushSender, type PushSender } from './push/push-sender.ts';
import { notificationBindings } from './routes.ts';
import { notifications as table, outgoing, pushSubscriptions } from './schema.ts';
import { keepSending } from './send-due.ts';
import { deleteNotificationsBefore } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 90;
/** Undone by a click right after; a day is plenty. */
const DISMISSED_DAYS = 1;

declare module '../platform/context.ts' {
  interface Services {
    push: PushSender;
  }
}

export const notifications = defineCapability({
  name: 'notifications',
  bindings: notificationBindings,
  tables: [
    // Whoever takes their data elsewhere is told there of what happens there.
    personalTable(table, { portability: 'record', withheld: ['key'] }),
    personalTable(outgoing, { portability: 'internal' }),
    personalTable(pushSubscriptions, { portability: 'record', withheld: ['addressHash', 'sealed'] }),
  ],
  services: { push: (platform) => createPushSender(platform) },
  listeners: [notifier([planDigest, planPush])],
  jobs: [
    {
      name: 'clear-notifications',
      daily({ store, clock }) {
        const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
        return deleteNotificationsBefore(store, {
          before: ago(KEPT_DAYS),
          dismissedBefore: ago(DISMISSED_DAYS),
        });
      },
    },
  ],
  warm: keepSending,
});
