import type { signInMethods as endpoint } from '@candor/contracts/sign-in-methods';
import type { Call } from '../platform/bind.ts';
import type { Entry } from './entry.ts';
import { hasIdentity } from './identity-store.ts';
import { passkeysOf } from './passkey-store.ts';
import { relyingParty } from './relying-party.ts';
import { passwordHashOf } from './store.ts';

export async function listSignInMethods({ provider }: Entry, { ctx }: Call<typeof endpoint>) {
  const { store, owner } = ctx;
  const passkeys = await passkeysOf(store, owner.id);
  return {
    hasPassword: (await passwordHashOf(store, owner.id)) !== null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    passkeyOrigin: relyingParty(ctx)?.origin ?? null,
    provider: provider && {
      name: provider.name,
      isConnected: await hasIdentity(store, owner.id, provider.issuer),
    },
  };
}
