import { createSessionMemory, ownerOf, tokenHash } from '../account/index.ts';
import type { Platform, Sessions } from '../platform/context.ts';
import { offeredScopes } from './offered.ts';
import { mcpAddress, TOKEN_MARK } from './places.ts';
import { consentByToken, noteUse } from './store.ts';

/** When a program was last here is known to the minute. */
const NOTED_MS = 60_000;

/** Finds whom access tokens of programs act for: what a token says, as long as its person still authorizes the program. */
export function createGrants({ store, clock, events, origin }: Platform): Sessions {
  const memory = createSessionMemory(clock, events);
  return {
    async find(token) {
      if (!token.startsWith(TOKEN_MARK)) return null;
      return memory.find(token, async (now) => {
        const found = await consentByToken(store, tokenHash(token.slice(TOKEN_MARK.length)), now);
        if (!found) return null;
        const { token: row, consent, user } = found;
        if (row.resources && !row.resources.includes(mcpAddress(origin()))) return null;
        await noteUse(store, consent.id, now, new Date(now.getTime() - NOTED_MS));
        const scopes = offeredScopes.filter(
          (scope) => row.scopes.includes(scope) && consent.scopes.includes(scope),
        );
        const session = { id: consent.id, owner: ownerOf(user), scopes, tools: consent.tools };
        return { session, endsAt: row.expiresAt.getTime() };
      });
    },
  };
}
