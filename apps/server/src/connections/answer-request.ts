import type { answerConnectionRequest as endpoint } from '@candor/contracts/connections';
import { actScope } from '@candor/domain/account';
import { say } from '@candor/domain/say';
import { changeAccount, securityChange, recipientOf } from '../account/index.ts';
import type { Call } from '../platform/bind.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { Refusal } from '../platform/refusal.ts';
import { knownTools } from '../tools/index.ts';
import { requestIn } from './request.ts';
import { connectionOf, setTools, signedInAs } from './store.ts';

/**
 * Takes a person's answer to a program. What was asked is in the query, which the authorization server signed: an answer
 * to anything else is refused. Nothing is granted that was not asked for.
 */
export async function answerConnectionRequest({ ctx, input }: Call<typeof endpoint>) {
  const { query, accept } = input.body;
  const { id: userId } = ctx.owner;
  const request = await requestIn(ctx, query);
  const signedIn = await signedInAs(ctx.store, userId, ctx.sessionId);
  if (!signedIn) throw new Refusal('unauthenticated');
  const scopes = request.scopes.filter((scope) => input.body.scopes.includes(scope));
  if (accept && scopes.length === 0) throw new Refusal('invalid', say`Choose what the program can do.`);
  const kept = request.asked.includes('offline_access') ? [...scopes, 'offline_access'] : scopes;
  const provider = await ctx.authorizationServer.provider();
  const url = await provider.consent(signedIn, { query, accept, scopes: kept });
  // What is not signed, or is over, is refused there in words for programs.
  if (url === null) throw new Refusal('connection_over');
  if (!accept) return { url };
  const tools = scopes.includes(actScope) ? knownTools(input.body.tools) : [];
  await changeAccount(ctx, userId, securityChange('program-connected'), async (store) => {
    const connection = await connectionOf(store, userId, request.clientId);
    return connection && setTools(store, userId, connection.id, tools);
  });
  await ctx.jobs.send('security-notice', { ...recipientOf(ctx.owner), change: 'program-connected' });
  ctx.log.info({ security: 'program-connected', person: loggedAs(userId) }, 'program connected');
  return { url };
}
