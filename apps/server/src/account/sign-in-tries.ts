import type { PublicContext } from '../platform/context.ts';
import { accountName } from './email.ts';
import type { KnownDevices } from './known-device.ts';

/** One try to sign in, counted before the password is looked at, so that tries in parallel cannot slip by. */
export interface SignInTry {
  /** The password was right: what was counted is given back, and this browser is known from now on. */
  wasRight(): Promise<void>;
  /** It was no failure, nor did anybody sign in: the one that was counted is given back. */
  takeBack(): Promise<void>;
}

/** How often the lock-out of an account was lifted; what was counted before is then counted no more. */
const generationOf = (ctx: PublicContext, account: string) => ctx.limits.count('sign-in-lifted', account);

/**
 * Counts a try, or refuses it. A stranger spends what one account has for their own network, and with many networks
 * what it has for all strangers; a known device has tries of its own that no stranger can spend.
 */
export async function countTry(ctx: PublicContext, devices: KnownDevices, email: string): Promise<SignInTry> {
  const account = accountName(email);
  const generation = await generationOf(ctx, account);
  const device = devices.find(ctx, account);
  const [name, key] = device
    ? (['sign-in-device', `${account} ${generation} ${device}`] as const)
    : (['sign-in-failures', `${account} ${generation} ${ctx.network}`] as const);
  const everybody = `${account} ${generation}`;
  await ctx.limits.spend(name, key);
  if (!device) await ctx.limits.spend('sign-in-strangers', everybody);
  return {
    async takeBack() {
      await ctx.limits.giveBack(name, key);
      if (!device) await ctx.limits.giveBack('sign-in-strangers', everybody);
    },
    async wasRight() {
      await ctx.limits.forget(name, key);
      if (!device) await ctx.limits.giveBack('sign-in-strangers', everybody);
      devices.remember(ctx, account);
    },
  };
}

/**
 * Counts a code that is given at a sign-in, or refuses it. As with passwords, whoever knows the password spends no tries of
 * a device that is known.
 */
export async function countCode(
  ctx: PublicContext,
  devices: KnownDevices,
  email: string,
): Promise<Pick<SignInTry, 'wasRight'>> {
  const account = accountName(email);
  const generation = await generationOf(ctx, account);
  const device = devices.find(ctx, account);
  const [name, key] = device
    ? (['credential-checks', `${account} ${generation} ${device}`] as const)
    : (['code-strangers', `${account} ${generation}`] as const);
  await ctx.limits.spend(name, key);
  return {
    // Of strangers only this try: what others among them spent stays spent.
    wasRight: () => (device ? ctx.limits.forget(name, key) : ctx.limits.giveBack(name, key)),
  };
}

/** Whoever has proved to read the account's mail may sign in again, however often others have failed. */
export async function liftLockOut(ctx: PublicContext, devices: KnownDevices, email: string): Promise<void> {
  const account = accountName(email);
  await ctx.limits.note('sign-in-lifted', account);
  devices.remember(ctx, account);
}
