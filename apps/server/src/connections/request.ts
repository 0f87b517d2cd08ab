import type { ConnectionRequest } from '@candor/contracts/connections';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { offeredScopes } from './offered.ts';
import { clientById, type ClientRow } from './store.ts';

/** Where a program has people come back to, as they can judge it: the host of a site, or the scheme of an app. */
export function returnsTo(address: string): string {
  const { protocol, host } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? host : protocol.slice(0, -1);
}

export const programName = ({ name, redirectUris }: Pick<ClientRow, 'name' | 'redirectUris'>) =>
  name?.trim() || returnsTo(redirectUris[0] ?? 'http://unknown');

/** What of a signed query people are asked; that it is signed is seen when they answer. */
export async function requestIn(
  ctx: Context,
  query: string,
): Promise<Pick<ConnectionRequest, 'name' | 'returnsTo' | 'scopes'> & { clientId: string; asked: string[] }> {
  const given = new URLSearchParams(query);
  const clientId = given.get('client_id') ?? '';
  const client = await clientById(ctx.store, clientId);
  const address = given.get('redirect_uri') ?? '';
  const isOver = Number(given.get('exp')) * 1000 < ctx.clock.now().getTime();
  if (!client || isOver || !URL.canParse(address)) throw new Refusal('connection_over');
  const asked = given.get('scope')?.split(' ') ?? [];
  const scopes = offeredScopes.filter((scope) => asked.includes(scope));
  return { name: programName(client), returnsTo: returnsTo(address), scopes, clientId, asked };
}
