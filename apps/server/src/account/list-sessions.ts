import type { sessions as endpoint } from '@candor/contracts/security';
import { deviceIn, deviceName } from '@candor/domain/account';
import type { Call } from '../platform/bind.ts';
import { sessionsOf } from './store.ts';

export async function listSessions({ ctx }: Call<typeof endpoint>) {
  const rows = await sessionsOf(ctx.store, ctx.owner.id, ctx.clock.now());
  return {
    sessions: rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      device: deviceName(deviceIn(userAgent ?? '')),
      signedInAt: createdAt.toISOString(),
      lastActiveAt: updatedAt.toISOString(),
      isCurrent: id === ctx.sessionId,
    })),
  };
}
