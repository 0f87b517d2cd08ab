import type { Clock } from '../platform/clock.ts';
import type { ApiKeys } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import type { Events } from '../platform/events.ts';
import type { Limits } from '../platform/limits.ts';
import { prefixOf } from './api-key-secret.ts';
import { apiKeyByHash, noteUse } from './api-key-store.ts';
import { createSessionMemory } from './session-memory.ts';
import { tokenHash } from './token.ts';

/** When a key was last used is known to the minute. */
const NOTED_MS = 60_000;

/** Finds whom API keys act for. Wrong keys are counted before the look, as wrong passwords are. */
export function createApiKeys(store: Store, clock: Clock, events: Events, limits: Limits): ApiKeys {
  const memory = createSessionMemory(clock, events);
  return {
    find: (secret, network) =>
      memory.find(secret, async (now) => {
        // One wrong key must not lock out the others of its network.
        const failures = `${prefixOf(secret)} ${network}`;
        await limits.spend('sign-in-address', network);
        await limits.spend('api-key-failures', failures);
        const found = await apiKeyByHash(store, tokenHash(secret), now);
        if (!found) return null;
        await limits.giveBack('sign-in-address', network);
        await limits.forget('api-key-failures', failures);
        const { key, owner } = found;
        await noteUse(store, key.id, now, new Date(now.getTime() - NOTED_MS));
        const session = { id: key.id, owner, scopes: key.scopes, ...(key.tools && { tools: key.tools }) };
        return { session, endsAt: key.expiresAt.getTime() };
      }),
  };
}
