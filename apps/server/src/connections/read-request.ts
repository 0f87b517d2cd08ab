import type { readConnectionRequest as endpoint } from '@candor/contracts/connections';
import type { Call } from '../platform/bind.ts';
import { actingTools } from '../tools/index.ts';
import { offeredScopes } from './offered.ts';
import { requestIn } from './request.ts';
import { connectionOf } from './store.ts';

export async function readConnectionRequest({ ctx, input }: Call<typeof endpoint>) {
  const { clientId, name, returnsTo, scopes } = await requestIn(ctx, input.body.query);
  const known = await connectionOf(ctx.store, ctx.owner.id, clientId);
  const before = known && {
    scopes: offeredScopes.filter((scope) => known.scopes.includes(scope)),
    tools: known.tools,
  };
  return { name, returnsTo, scopes, actingTools, before: before ?? null };
}
