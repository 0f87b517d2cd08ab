import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PublicContext } from '../../platform/context.ts';
import type { PublicPageRow } from '../store.ts';

const VISIT_SECONDS = 12 * 3600;

type Page = Pick<PublicPageRow, 'id' | 'slug' | 'passwordHash'>;

/** Made of the password's hash too: another password ends all visits. */
const signatureOf = (secret: string, { id, passwordHash }: Page, until: string) =>
  createHmac('sha256', secret).update(`page-visit ${id} ${passwordHash} ${until}`).digest('base64url');

const secondsOf = ({ clock }: Pick<PublicContext, 'clock'>) => Math.floor(clock.now().getTime() / 1000);

/** Lets the browser that gave the right password see the page until it is closed, at most for half a day. */
export function beginVisit(ctx: PublicContext, page: Page): void {
  const until = String(secondsOf(ctx) + VISIT_SECONDS);
  const isSecure = ctx.configuration.APP_URL?.startsWith('https:') ?? false;
  const value = `${until}.${signatureOf(ctx.secret, page, until)}`;
  const name = isSecure ? '__Secure-candor-visit' : 'candor-visit';
  ctx.setCookie(
    `${name}=${value}; Path=/p/${page.slug}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  );
}

/** Whether the caller may see the page: it has no password, or they gave it. */
export function isLetIn(ctx: Pick<PublicContext, 'cookies' | 'secret' | 'clock'>, page: Page): boolean {
  if (page.passwordHash === null) return true;
  const [, until = '', given = ''] =
    /(?:^|;\s*)(?:__Secure-)?candor-visit=(\d{1,12})\.([\w-]*)/.exec(ctx.cookies) ?? [];
  const signed = Buffer.from(given);
  const expected = Buffer.from(signatureOf(ctx.secret, page, until));
  return (
    signed.length === expected.length && timingSafeEqual(signed, expected) && Number(until) > secondsOf(ctx)
  );
}
