import * as endpoints from '@candor/contracts/notifications';
import * as pushEndpoints from '@candor/contracts/push';
import { answers } from '../platform/bind.ts';
import { dismissSome, read, restoreSome } from './change.ts';
import { list } from './list.ts';
import { unsubscribe } from './mail/unsubscribe.ts';
import { getPush, subscribe, unsubscribeFromPush } from './push/subscribe.ts';

export const notificationBindings = [
  answers(endpoints.listNotifications, list),
  answers(endpoints.readNotifications, read),
  answers(endpoints.dismissNotifications, dismissSome),
  answers(endpoints.restoreNotifications, restoreSome),
  answers(endpoints.unsubscribe, unsubscribe),
  answers(pushEndpoints.getPush, getPush),
  answers(pushEndpoints.subscribeToPush, subscribe),
  answers(pushEndpoints.unsubscribeFromPush, unsubscribeFromPush),
];
