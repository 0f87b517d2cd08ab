import type {
  cancelEmailChange as cancelEndpoint,
  confirmEmailChange as confirmEndpoint,
  emailChange as endpoint,
} from '@candor/contracts/email-change';
import { say } from '@candor/domain/say';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { loggedAs } from '../platform/logged-as.ts';
import { changeAccount, securityChange } from './change-account.ts';
import {
  confirmSide,
  deleteEmailChange,
  ownerOfToken,
  pendingEmailChange,
  putEmailChange,
  type Confirmed,
} from './email-change-store.ts';
import { recipientOf } from './security-notice.ts';
import { tokenHash } from './token.ts';

const OPEN_MS = 3_600_000;
const linkOver = () =>
  new Refusal('bad_credentials', say`This link is no longer valid. Please change your email again.`);

/** Asks both addresses. Whether somebody else has the new one is looked up by the job, so the answer cannot tell. */
export async function requestEmailChange(ctx: Context, email: string): Promise<void> {
  const userId = ctx.owner.id;
  await ctx.limits.spend('confirmation-mails', userId);
  const change = { userId, email, expiresAt: new Date(ctx.clock.now().getTime() + OPEN_MS) };
  await changeAccount(ctx, userId, securityChange('email-change-requested'), async (store) => {
    await putEmailChange(store, change);
    return true;
  });
  for (const side of ['current', 'new']) await ctx.jobs.send('email-change', { userId, email, side });
  ctx.log.info({ security: 'email-change-requested', person: loggedAs(userId) }, 'change of email requested');
}

export async function emailChange({ ctx }: Call<typeof endpoint>) {
  const row = await pendingEmailChange(ctx.store, ctx.owner.id, ctx.clock.now());
  const pending = row && {
    email: row.email,
    isConfirmedByCurrent: row.currentConfirmedAt !== null,
    isConfirmedByNew: row.newConfirmedAt !== null,
    expiresAt: row.expiresAt.toISOString(),
  };
  return { pending: pending ?? null };
}

export async function cancelEmailChange({ ctx }: Call<typeof cancelEndpoint>) {
  await deleteEmailChange(ctx.store, ctx.owner.id);
  return { success: true as const };
}

/** Confirms one side; with the second the email is changed and all sessions end. */
export async function confirmEmailChange({ ctx, input }: Call<typeof confirmEndpoint>) {
  await ctx.limits.spend('sign-in-address', ctx.network);
  const hash = tokenHash(input.body.token);
  const now = ctx.clock.now();
  const userId = await ownerOfToken(ctx.store, hash, now);
  if (!userId) throw linkOver();
  const confirmed = await changeAccount<Confirmed>(
    ctx,
    userId,
    ({ kind }) => (kind === 'changed' ? securityChange('email-changed') : null),
    (store) => confirmSide(store, userId, hash, now),
  );
  if (!confirmed) throw linkOver();
  if (confirmed.kind === 'changed') {
    const { before: email, owner } = confirmed;
    await ctx.jobs.send('security-notice', { ...recipientOf(owner), email, change: 'email-changed' });
    ctx.log.info({ security: 'email-changed', person: loggedAs(userId) }, 'email changed');
  }
  return { success: true as const, state: confirmed.kind };
}
