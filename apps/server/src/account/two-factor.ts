import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { symmetricEncrypt } from 'better-auth/crypto';
import { encode } from 'uqr';
import type * as security from '@candor/contracts/security';
import { say } from '@candor/domain/say';
import type { Call } from '../platform/bind.ts';
import { Refusal, fieldRefusal } from '../platform/refusal.ts';
import { changeAccount, securityChange } from './change-account.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Entry } from './entry.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';
import { changeAndRenew } from './renew-session.ts';
import { takeAppCode } from './second-factor.ts';
import {
  confirmSecret,
  countRecoveryCodes,
  deleteTwoFactor,
  hasTwoFactor,
  putRecoveryCodes,
  putSecret,
  twoFactorOf,
} from './two-factor-store.ts';

/** RFC 4226 wants 128 bits and recommends 160. */
const SECRET_BYTES = 20;

export async function twoFactor({ ctx }: Call<typeof security.twoFactor>) {
  const isOn = await hasTwoFactor(ctx.store, ctx.owner.id);
  return { isOn, recoveryCodesLeft: isOn ? await countRecoveryCodes(ctx.store, ctx.owner.id) : 0 };
}

/** Makes a secret, which is asked for once a code of it has been confirmed. */
export async function setUpTwoFactor(
  { secret: key }: Entry,
  { ctx, input }: Call<typeof security.setUpTwoFactor>,
) {
  await confirmPassword(ctx, input.body.currentPassword, 'currentPassword');
  // The library takes the letters of a secret for its bytes: each carries six bits of it.
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const encrypted = await symmetricEncrypt({ key, data: secret });
  const isPut = await ctx.store.transaction((store) => putSecret(store, ctx.owner.id, encrypted));
  if (!isPut) throw new Refusal('two_factor_on');
  const uri = createOTP(secret).url('Candor', ctx.owner.email);
  const { data } = encode(uri, { ecc: 'M' });
  return {
    secret: base32.encode(secret, { padding: false }),
    uri,
    qrRows: data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')),
  };
}

export async function confirmTwoFactor(entry: Entry, { ctx, input }: Call<typeof security.confirmTwoFactor>) {
  const { id: userId } = ctx.owner;
  await ctx.limits.spend('credential-checks', userId);
  const factor = await twoFactorOf(ctx.store, userId);
  if (factor?.confirmedAt) throw new Refusal('two_factor_on');
  if (!factor || !(await takeAppCode(ctx, entry.secret, factor, input.body.code)))
    throw fieldRefusal('code', say`That code isn’t valid. Please try the next one.`);
  await ctx.limits.forget('credential-checks', userId);
  const recoveryCodes = newRecoveryCodes();
  const token = await changeAndRenew(entry, ctx, 'two-factor-on', async (store) => {
    if (!(await confirmSecret(store, userId, ctx.clock.now()))) throw new Refusal('two_factor_on');
    await putRecoveryCodes(store, userId, recoveryCodes.map(recoveryCodeHash));
  });
  return { success: true as const, recoveryCodes, token };
}

export async function renewRecoveryCodes({ ctx, input }: Call<typeof security.renewRecoveryCodes>) {
  await confirmPassword(ctx, input.body.currentPassword, 'currentPassword');
  const { id: userId } = ctx.owner;
  const recoveryCodes = newRecoveryCodes();
  await changeAccount(ctx, userId, securityChange('recovery-codes-renewed'), async (store) => {
    if (!(await hasTwoFactor(store, userId))) throw new Refusal('two_factor_off');
    await putRecoveryCodes(store, userId, recoveryCodes.map(recoveryCodeHash));
    return true;
  });
  return { success: true as const, recoveryCodes };
}

export async function turnTwoFactorOff(entry: Entry, { ctx, input }: Call<typeof security.turnTwoFactorOff>) {
  await confirmPassword(ctx, input.body.currentPassword, 'currentPassword');
  const token = await changeAndRenew(entry, ctx, 'two-factor-off', async (store) => {
    if (!(await deleteTwoFactor(store, ctx.owner.id))) throw new Refusal('two_factor_off');
  });
  return { success: true as const, token };
}
