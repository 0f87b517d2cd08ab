import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Owner, PublicContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { loggedAs } from '../platform/logged-as.ts';
import type { Entry } from './entry.ts';
import { recoveryCodeHash } from './recovery-code.ts';
import { countCode } from './sign-in-tries.ts';
import { takeRecoveryCode, takeStep, twoFactorOf, type TwoFactorRow } from './two-factor-store.ts';

const STEP_MS = 30_000;
/** Clocks of phones may be a step off (RFC 6238, section 5.2). */
const STEPS_OFF = [0, -1, 1];

/** Takes the code of an authenticator app, each only once. */
export async function takeAppCode(
  { store, clock }: Pick<PublicContext, 'store' | 'clock'>,
  secret: string,
  factor: TwoFactorRow,
  code: string,
): Promise<boolean> {
  const now = Math.floor(clock.now().getTime() / STEP_MS);
  const otp = createOTP(await symmetricDecrypt({ key: secret, data: factor.secret }));
  for (const off of STEPS_OFF)
    if ((await otp.hotp(now + off)) === code) return takeStep(store, factor.userId, now + off);
  return false;
}

/** Refuses whoever has two-factor authentication on and does not give a right code of the app, or a recovery code. */
export async function requireSecondFactor(
  { devices, secret }: Pick<Entry, 'devices' | 'secret'>,
  ctx: PublicContext,
  { id: userId, email }: Pick<Owner, 'id' | 'email'>,
  code: string,
): Promise<void> {
  const factor = await twoFactorOf(ctx.store, userId);
  if (!factor?.confirmedAt) return;
  if (code === '') throw new Refusal('code_required');
  const counted = await countCode(ctx, devices, email);
  const isAppCode = /^\d{6}$/.test(code);
  const isRight = isAppCode
    ? await takeAppCode(ctx, secret, factor, code)
    : await takeRecoveryCode(ctx.store, userId, recoveryCodeHash(code));
  if (!isRight) {
    ctx.log.warn({ security: 'code-refused', person: loggedAs(userId) }, 'second factor refused');
    throw new Refusal('bad_code');
  }
  await counted.wasRight();
  if (!isAppCode)
    ctx.log.warn({ security: 'recovery-code-used', person: loggedAs(userId) }, 'recovery code used');
}
