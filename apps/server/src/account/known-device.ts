import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PublicContext } from '../platform/context.ts';

const DAYS = 180;
const DAY_SECONDS = 24 * 3600;
/** Accounts one browser is known by. */
const MOST_ACCOUNTS = 5;

/**
 * Browsers that have signed in to an account before: their failures are counted apart, so that nobody else's can lock
 * them out ("device cookies", OWASP). A device is a random number in a signed cookie; nothing of it is stored.
 */
export interface KnownDevices {
  /** The device a call comes from, where it is known to this account. */
  find(ctx: Pick<PublicContext, 'cookies' | 'clock'>, account: string): string | undefined;
  /** Makes the browser of a call known to an account. */
  remember(ctx: PublicContext, account: string): void;
}

export function createKnownDevices(secret: string): KnownDevices {
  const signature = (account: string, device: string, until: string) =>
    createHmac('sha256', secret).update(`device ${account} ${device} ${until}`).digest('base64url');

  const deviceIn = (entry: string, account: string, nowSeconds: number): string | undefined => {
    const [device = '', until = '', signed = ''] = entry.split('.');
    const expected = Buffer.from(signature(account, device, until));
    const given = Buffer.from(signed);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && Number(until) > nowSeconds ? device : undefined;
  };
  const entriesOf = ({ cookies }: Pick<PublicContext, 'cookies'>): string[] => {
    const value = /(?:^|;\s*)(?:__Host-)?candor-device=([\w.~-]*)/.exec(cookies)?.[1] ?? '';
    return value.split('~').filter(Boolean).slice(0, MOST_ACCOUNTS);
  };
  const secondsOf = ({ clock }: Pick<PublicContext, 'clock'>) => Math.floor(clock.now().getTime() / 1000);

  return {
    find(ctx, account) {
      const now = secondsOf(ctx);
      return entriesOf(ctx)
        .map((entry) => deviceIn(entry, account, now))
        .find(Boolean);
    },
    remember(ctx, account) {
      const now = secondsOf(ctx);
      const device = randomBytes(12).toString('base64url');
      const until = String(now + DAYS * DAY_SECONDS);
      const others = entriesOf(ctx).filter((entry) => !deviceIn(entry, account, now));
      const entry = [device, until, signature(account, device, until)].join('.');
      const value = [entry, ...others].slice(0, MOST_ACCOUNTS).join('~');
      const attributes = `Path=/; Max-Age=${DAYS * DAY_SECONDS}; HttpOnly; SameSite=Strict`;
      const isSecure = ctx.configuration.APP_URL?.startsWith('https:') ?? false;
      ctx.setCookie(
        isSecure
          ? `__Host-candor-device=${value}; ${attributes}; Secure`
          : `candor-device=${value}; ${attributes}`,
      );
    },
  };
}
