import type { Store } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { hasIdentity } from './identity-store.ts';
import { passkeysOf } from './passkey-store.ts';
import type { Provider } from './provider.ts';
import { passwordHashOf } from './store.ts';

/** Refuses where nothing is left by which a person can sign in, after one way of theirs was taken away. In a transaction. */
export async function requireWayIn(tx: Store, userId: string, provider: Provider | null): Promise<void> {
  if ((await passwordHashOf(tx, userId)) !== null) return;
  if ((await passkeysOf(tx, userId)).length > 0) return;
  if (provider && (await hasIdentity(tx, userId, provider.issuer))) return;
  throw new Refusal('last_way_in');
}
