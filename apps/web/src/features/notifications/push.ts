import { t } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import type * as push from '@candor/contracts/push';
import { placed } from '../../platform/base-path.ts';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { route, type ReplyOf } from '../../platform/route.ts';

const pushRoute = route<typeof push.getPush>('GET', '/api/push');
const addRoute = route<typeof push.subscribeToPush>('POST', '/api/push/devices');
const removeRoute = route<typeof push.unsubscribeFromPush>('DELETE', '/api/push/devices/:id');

const WORKER = '/push-worker.js';

export type PushDevice = ReplyOf<typeof push.getPush>['devices'][number];

export const myPush = queryOptions({
  queryKey: ['push'],
  queryFn: ({ signal }) => call(pushRoute, { signal }),
});
const refresh = () => queryClient.invalidateQueries({ queryKey: myPush.queryKey });

/** Whether this browser can show notifications while no page is open. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Why a device was not added. */
export class PushError extends Error {}

/** Asks the person for leave and adds this device. Call from a click: browsers show the question then only. */
export async function addThisDevice(publicKey: string): Promise<void> {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted')
    throw new PushError(t`Your browser blocks notifications from Candor. Allow them in its site settings.`);
  const worker = await navigator.serviceWorker.register(placed(WORKER), { scope: placed('/') });
  await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  // One made under another key of the server reaches nobody.
  await before?.unsubscribe();
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw new PushError(t`Your browser couldn’t reach its notification service. Please try again later.`);
    });
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call(addRoute, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
  await refresh();
}

export async function removeDevice({ id, isThisDevice }: PushDevice): Promise<void> {
  await call(removeRoute, { params: { id } });
  if (isThisDevice) {
    const worker = await navigator.serviceWorker.getRegistration(placed('/'));
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
  }
  await refresh();
}
