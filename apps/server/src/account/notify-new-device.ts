import { deviceIn } from '@candor/domain/account';
import { holdEvents, recordEvents } from '../events/index.ts';
import type { Owner, PublicContext } from '../platform/context.ts';
import { accountName } from './email.ts';
import type { Entry } from './entry.ts';
import { sessionByHash } from './store.ts';
import { tokenHash } from './token.ts';

/** Whether a call comes from a browser that the account knows. Asked before it is remembered. */
export function isKnownDevice(
  { devices }: Pick<Entry, 'devices'>,
  ctx: PublicContext,
  { email }: Pick<Owner, 'email'>,
): boolean {
  return devices.find(ctx, accountName(email)) !== undefined;
}

/**
 * Records that a browser which the account did not know has signed in. The auth library opens sessions in a transaction
 * of its own, so this is one more, right after it.
 */
export async function notifyNewDevice(ctx: PublicContext, { id }: Owner, token: string): Promise<void> {
  const { listeners, store, clock, userAgent } = ctx;
  const session = await sessionByHash(store, tokenHash(token), clock.now());
  if (!session) return;
  await store.transaction(async (tx) => {
    await holdEvents(tx, id);
    await recordEvents(tx, { listeners, owner: { id }, sessionId: session.id }, [
      { kind: 'device-signed-in', subject: id, payload: { device: deviceIn(userAgent) } },
    ]);
  });
}
