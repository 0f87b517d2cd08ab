import type { PublicContext } from '../platform/context.ts';
import { newToken, tokenHash } from './token.ts';

const MAX_AGE_SECONDS = 600;

const isHttps = ({ configuration }: Pick<PublicContext, 'configuration'>) =>
  configuration.APP_URL?.startsWith('https:') ?? false;

function cookieOf({ cookies }: Pick<PublicContext, 'cookies'>): string | undefined {
  return /(?:^|;\s*)(?:__Host-)?candor-sign-in=([\w-]{43})(?:;|$)/.exec(cookies)?.[1];
}

/** Marks the browser of a call for some minutes; gives the hash by which it is known again. */
export function markBrowser(ctx: PublicContext): string {
  // One of another tab stays good there.
  const mark = cookieOf(ctx) ?? newToken();
  const attributes = `Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict`;
  ctx.setCookie(
    isHttps(ctx)
      ? `__Host-candor-sign-in=${mark}; ${attributes}; Secure`
      : `candor-sign-in=${mark}; ${attributes}`,
  );
  return tokenHash(mark);
}

/** Whether a call comes from the browser that was marked: nobody is signed in by a link that another has begun. */
export function isMarked(ctx: PublicContext, hash: string | undefined): boolean {
  const mark = cookieOf(ctx);
  return mark !== undefined && tokenHash(mark) === hash;
}
