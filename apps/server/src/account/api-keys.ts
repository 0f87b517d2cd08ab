import {
  apiScopeSchema,
  type ApiKey,
  type createApiKey as createEndpoint,
  type listApiKeys as listEndpoint,
  type revokeApiKey as revokeEndpoint,
} from '@candor/contracts/api-keys';
import { allEndpoints } from '@candor/contracts/index';
import { actScope } from '@candor/domain/account';
import { say } from '@candor/domain/say';
import type { Call } from '../platform/bind.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { Refusal } from '../platform/refusal.ts';
import { actingTools, knownTools } from '../tools/index.ts';
import { newApiKey, prefixOf } from './api-key-secret.ts';
import { apiKeysOf, countApiKeys, deleteApiKey, insertApiKey, type ApiKeyRow } from './api-key-store.ts';
import { changeAccount, securityChange } from './change-account.ts';
import { confirmPassword } from './confirm-password.ts';
import { recipientOf } from './security-notice.ts';
import { tokenHash } from './token.ts';

const DAY_MS = 24 * 3600 * 1000;
const MOST_KEYS = 20;
const declared = new Set([...Object.values(allEndpoints).map(({ scope }) => scope), actScope]);
/** Those that open something, in the order of the catalogue. */
const usedScopes = apiScopeSchema.options.filter((scope) => declared.has(scope));

function presentKey(
  { id, name, prefix, scopes, tools, createdAt, expiresAt, lastUsedAt }: ApiKeyRow,
  now: Date,
): ApiKey {
  return {
    id,
    name,
    prefix,
    scopes,
    tools,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    hasExpired: expiresAt <= now,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

export async function listApiKeys({ ctx }: Call<typeof listEndpoint>) {
  const rows = await apiKeysOf(ctx.store, ctx.owner.id);
  return { keys: rows.map((row) => presentKey(row, ctx.clock.now())), scopes: usedScopes, actingTools };
}

export async function createApiKey({ ctx, input }: Call<typeof createEndpoint>) {
  const { name, scopes, days, currentPassword } = input.body;
  const tools = knownTools(input.body.tools);
  await confirmPassword(ctx, currentPassword, 'currentPassword');
  const { id: userId } = ctx.owner;
  const secret = newApiKey();
  const now = ctx.clock.now();
  const row = await changeAccount(ctx, userId, securityChange('api-key-created'), async (store) => {
    if ((await countApiKeys(store, userId)) >= MOST_KEYS)
      throw new Refusal(
        'too_many',
        say`You’ve reached the limit of ${MOST_KEYS} API keys. Revoke one first.`,
      );
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    const secretHash = tokenHash(secret);
    return insertApiKey(store, {
      userId,
      name,
      scopes,
      tools,
      prefix: prefixOf(secret),
      secretHash,
      expiresAt,
    });
  });
  if (!row) throw new Refusal('internal');
  await ctx.jobs.send('security-notice', { ...recipientOf(ctx.owner), change: 'api-key-created' });
  ctx.log.info({ security: 'api-key-created', person: loggedAs(userId) }, 'API key created');
  return { key: presentKey(row, now), secret };
}

export async function revokeApiKey({ ctx, input }: Call<typeof revokeEndpoint>) {
  const userId = ctx.owner.id;
  const isRevoked = await changeAccount(ctx, userId, securityChange('api-key-revoked'), async (store) =>
    (await deleteApiKey(store, userId, input.params.id)) ? true : null,
  );
  if (!isRevoked) throw new Refusal('not_found');
  ctx.log.info({ security: 'api-key-revoked', person: loggedAs(userId) }, 'API key revoked');
}
