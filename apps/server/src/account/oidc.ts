import type {
  beginOidc as beginEndpoint,
  connectOidc as connectEndpoint,
  disconnectOidc as disconnectEndpoint,
} from '@candor/contracts/oidc';
import { say } from '@candor/domain/say';
import type { Call } from '../platform/bind.ts';
import type { PublicContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { isMarked, markBrowser } from './browser-cookie.ts';
import { putChallenge, takeChallenge } from './challenge-store.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Entry } from './entry.ts';
import { deleteIdentities } from './identity-store.ts';
import type { Begun, Provider } from './provider.ts';
import { changeAndRenew } from './renew-session.ts';
import { requireWayIn } from './ways-in.ts';

export function requireProvider({ provider }: Pick<Entry, 'provider'>): Provider {
  if (!provider) throw new Refusal('not_found');
  return provider;
}

/** Sends a browser to the provider, for somebody who is signed in or for whoever it will be. */
async function begin(
  provider: Provider,
  ctx: PublicContext,
  { userId, invitation }: { userId?: string; invitation?: string | null },
): Promise<{ url: string }> {
  const { url, state, nonce, verifier } = await provider.begin();
  await putChallenge(ctx.store, ctx.clock.now(), {
    value: state,
    purpose: 'provider',
    userId: userId ?? null,
    details: { nonce, verifier, browser: markBrowser(ctx), ...(invitation && { invitation }) },
  });
  return { url };
}

export async function beginOidc(entry: Entry, { ctx, input }: Call<typeof beginEndpoint>) {
  const provider = requireProvider(entry);
  await ctx.limits.spend('sign-in-address', ctx.network);
  return begin(provider, ctx, input.body);
}

export async function connectOidc(entry: Entry, { ctx, input }: Call<typeof connectEndpoint>) {
  const provider = requireProvider(entry);
  await confirmPassword(ctx, input.body.currentPassword, 'currentPassword');
  return begin(provider, ctx, { userId: ctx.owner.id });
}

/** What was begun, and for whom. */
export interface Returned extends Begun {
  userId: string | null;
  invitation: string | undefined;
}

/** What a browser that comes back was sent away with, once; refuses every other browser. */
export async function takeBegun(ctx: PublicContext, search: string): Promise<Returned> {
  const state = new URLSearchParams(search).get('state') ?? '';
  const row = await takeChallenge(ctx.store, ctx.clock.now(), { value: state, purpose: 'provider' });
  const { nonce = '', verifier = '', browser, invitation } = row?.details ?? {};
  if (!row || !isMarked(ctx, browser))
    throw new Refusal(
      'challenge_over',
      say`This sign-in took too long, or began in another browser. Please try again.`,
    );
  return { state, nonce, verifier, userId: row.userId, invitation };
}

export async function disconnectOidc(entry: Entry, { ctx, input }: Call<typeof disconnectEndpoint>) {
  const provider = requireProvider(entry);
  const userId = ctx.owner.id;
  await confirmPassword(ctx, input.body.currentPassword, 'currentPassword');
  const token = await changeAndRenew(entry, ctx, 'provider-disconnected', async (tx) => {
    if (!(await deleteIdentities(tx, userId, provider.issuer))) throw new Refusal('not_found');
    await requireWayIn(tx, userId, provider);
  });
  return { success: true as const, token };
}
