import type {
  chooseConnectionTools as chooseEndpoint,
  listConnections as listEndpoint,
  revokeConnection as revokeEndpoint,
} from '@candor/contracts/connections';
import { changeAccount, securityChange } from '../account/index.ts';
import type { Call } from '../platform/bind.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { Refusal } from '../platform/refusal.ts';
import { actingTools, knownTools } from '../tools/index.ts';
import { offeredScopes } from './offered.ts';
import { mcpAddress } from './places.ts';
import { programName, returnsTo } from './request.ts';
import { connectionsOf, deleteConnection, setTools } from './store.ts';

export async function listConnections({ ctx }: Call<typeof listEndpoint>) {
  const rows = await connectionsOf(ctx.store, ctx.owner.id);
  const connections = rows.map(({ consent, client }) => ({
    id: consent.id,
    name: programName(client),
    returnsTo: returnsTo(client.redirectUris[0] ?? 'http://unknown'),
    scopes: offeredScopes.filter((scope) => consent.scopes.includes(scope)),
    tools: consent.tools,
    connectedAt: consent.createdAt.toISOString(),
    lastUsedAt: consent.lastUsedAt?.toISOString() ?? null,
  }));
  return { connections, actingTools, address: mcpAddress(ctx.origin()) };
}

export async function chooseConnectionTools({ ctx, input }: Call<typeof chooseEndpoint>) {
  const tools = knownTools(input.body.tools);
  if (!(await setTools(ctx.store, ctx.owner.id, input.params.id, tools))) throw new Refusal('not_found');
  await ctx.events.publish('sessions-changed', { userId: ctx.owner.id });
}

export async function revokeConnection({ ctx, input }: Call<typeof revokeEndpoint>) {
  const userId = ctx.owner.id;
  const isRevoked = await changeAccount(ctx, userId, securityChange('program-disconnected'), async (store) =>
    (await deleteConnection(store, userId, input.params.id)) ? true : null,
  );
  if (!isRevoked) throw new Refusal('not_found');
  ctx.log.info({ security: 'program-disconnected', person: loggedAs(userId) }, 'program disconnected');
}
