import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PublicContext } from '../platform/context.ts';

const KEPT_SECONDS = 180 * 24 * 3600;

type Caller = Pick<PublicContext, 'cookies' | 'secret'>;

const markOf = (secret: string, userId: string) =>
  createHmac('sha256', secret).update(`own-pages ${userId}`).digest('base64url');

/**
 * Marks the browser of a page's owner, who asked how it stands: their own visits are not counted. Visitors get no such
 * cookie. The mark says nothing of the person.
 */
export function markOwner(
  ctx: Pick<PublicContext, 'secret' | 'setCookie' | 'configuration'>,
  userId: string,
): void {
  const isSecure = ctx.configuration.APP_URL?.startsWith('https:') ?? false;
  const attributes = `Path=/p; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  ctx.setCookie(`candor-own-pages=${markOf(ctx.secret, userId)}; ${attributes}`);
}

/** Whether a visit comes from the browser of the page's owner. */
export function isOwnVisit({ cookies, secret }: Caller, userId: string): boolean {
  const given = Buffer.from(/(?:^|;\s*)candor-own-pages=([\w-]*)/.exec(cookies)?.[1] ?? '');
  const expected = Buffer.from(markOf(secret, userId));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
