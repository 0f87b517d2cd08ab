import { isIP } from 'node:net';
import type { Core } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';

/** For whom passkeys are made: the name of the host, and the only origin they are taken from. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** By the public address of this server; null where browsers make no passkeys for it (WebAuthn, section 5.1.2). */
export function relyingParty({ origin }: Pick<Core, 'origin'>): RelyingParty | null {
  const { hostname, protocol, origin: itself } = new URL(origin());
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  // The address of an IPv6 host stands in brackets.
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;
  return isSecure && isName ? { id: hostname, origin: itself } : null;
}

export function requireRelyingParty(core: Pick<Core, 'origin'>): RelyingParty {
  const party = relyingParty(core);
  if (!party) throw new Refusal('passkeys_unavailable');
  return party;
}
