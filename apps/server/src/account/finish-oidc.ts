import type { finishOidc as endpoint, oidcCode as codeEndpoint, OidcOutcome } from '@candor/contracts/oidc';
import { say } from '@candor/domain/say';
import type { Call } from '../platform/bind.ts';
import type { PublicContext } from '../platform/context.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { Refusal } from '../platform/refusal.ts';
import { admit } from './admit.ts';
import { changeAccount, securityChange } from './change-account.ts';
import { openChallenge, putChallenge, takeChallenge } from './challenge-store.ts';
import { enter } from './enter.ts';
import type { Entry } from './entry.ts';
import { insertIdentity, userIdOf } from './identity-store.ts';
import { requireProvider, takeBegun } from './oidc.ts';
import type { Identity, Provider } from './provider.ts';
import { requireSecondFactor } from './second-factor.ts';
import { recipientOf } from './security-notice.ts';
import { activeOwner, insertAccount, ownerById, userByEmail } from './store.ts';
import { newToken } from './token.ts';
import { hasTwoFactor } from './two-factor-store.ts';

const stopped = () =>
  new Refusal('bad_credentials', say`This account is deactivated. Contact your administrator.`);

/** An account of its own for an identity; nobody gets into one that is there already by its email alone. */
async function makeAccount(
  provider: Provider,
  ctx: PublicContext,
  { email, name, ...identity }: Identity,
  invitation: string | undefined,
) {
  if (email === null)
    throw new Refusal(
      'provider_refused',
      say`${provider.name} hasn’t confirmed your email, so no account can be created with it.`,
    );
  const exists = () =>
    new Refusal(
      'account_refused',
      say`You already have a Candor account with this email. Sign in to it, then connect ${provider.name} in Settings.`,
    );
  if (await userByEmail(ctx.store, email)) throw exists();
  const admitted = await admit(ctx, { email, invitation });
  const owner = await insertAccount(
    ctx.store,
    { email, name: name || email.replace(/@.*/s, ''), role: 'user', credential: { identity } },
    admitted,
  );
  if (!owner) throw exists();
  return owner;
}

async function signIn(
  entry: Entry,
  ctx: PublicContext,
  identity: Identity,
  invitation: string | undefined,
): Promise<OidcOutcome> {
  const userId = await userIdOf(ctx.store, identity);
  if (userId === undefined) {
    const owner = await makeAccount(requireProvider(entry), ctx, identity, invitation);
    return { kind: 'signed-in', ...(await enter(entry, ctx, owner, 'sign-up')) };
  }
  const owner = await activeOwner(ctx.store, userId);
  if (!owner) throw stopped();
  if (!(await hasTwoFactor(ctx.store, userId)))
    return { kind: 'signed-in', ...(await enter(entry, ctx, owner, 'sign-in')) };
  const ticket = newToken();
  await putChallenge(ctx.store, ctx.clock.now(), { value: ticket, purpose: 'provider-code', userId });
  return { kind: 'code', ticket };
}

async function connect(
  provider: Provider,
  ctx: PublicContext,
  identity: Identity,
  userId: string,
): Promise<OidcOutcome> {
  const known = await userIdOf(ctx.store, identity);
  const owner = await ownerById(ctx.store, userId);
  if (known === userId || !owner) return { kind: 'connected' };
  const isConnected = await changeAccount(ctx, userId, securityChange('provider-connected'), async (tx) =>
    (await insertIdentity(tx, userId, identity)) ? true : null,
  );
  if (!isConnected)
    throw new Refusal(
      'account_refused',
      say`This ${provider.name} account is already connected to another Candor account.`,
    );
  await ctx.jobs.send('security-notice', { ...recipientOf(owner), change: 'provider-connected' });
  ctx.log.info({ security: 'provider-connected', person: loggedAs(userId) }, 'provider connected');
  return { kind: 'connected' };
}

/** Ends what a browser began at the provider. */
export async function finishOidc(entry: Entry, { ctx, input }: Call<typeof endpoint>) {
  const provider = requireProvider(entry);
  await ctx.limits.spend('sign-in-address', ctx.network);
  const { userId, invitation, ...begun } = await takeBegun(ctx, input.body.search);
  const identity = await provider.identify(input.body.search, begun);
  return userId === null
    ? signIn(entry, ctx, identity, invitation)
    : connect(provider, ctx, identity, userId);
}

/** The second step, for who has two-factor authentication on. A wrong code leaves the ticket as it is. */
export async function oidcCode(entry: Entry, { ctx, input }: Call<typeof codeEndpoint>) {
  const { ticket: value, code } = input.body;
  const asked = { value, purpose: 'provider-code' as const };
  await ctx.limits.spend('sign-in-address', ctx.network);
  const row = await openChallenge(ctx.store, ctx.clock.now(), asked);
  if (!row?.userId) throw new Refusal('challenge_over');
  const owner = await activeOwner(ctx.store, row.userId);
  if (!owner) throw stopped();
  await requireSecondFactor(entry, ctx, owner, code);
  if (!(await takeChallenge(ctx.store, ctx.clock.now(), asked))) throw new Refusal('challenge_over');
  return enter(entry, ctx, owner, 'sign-in');
}
