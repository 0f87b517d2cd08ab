import type { PublicPageReply } from '@candor/contracts/publishing';
import { addressFrom, hasEnded } from '@candor/domain/publishing';
import type { CvRow } from '../cv/index.ts';
import type { Context } from '../platform/context.ts';
import { viewsOf, type PublicPageRow } from './store.ts';
import { dayFor, utcDay } from '../platform/zoned-time.ts';

const SHOWN_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

/** The address of a page for visitors. */
export function urlOf({ origin }: Pick<Context, 'origin'>, slug: string): string {
  return `${origin()}/p/${slug}`;
}

/** The page of a CV as its owner sees it; undefined where there is none yet. */
export async function presentPage(
  ctx: Context,
  cv: CvRow,
  page: PublicPageRow | undefined,
): Promise<PublicPageReply> {
  const { store, owner, clock } = ctx;
  const now = clock.now();
  const shownDays = Array.from({ length: SHOWN_DAYS }, (_, at) =>
    utcDay(new Date(now.getTime() - (SHOWN_DAYS - 1 - at) * DAY_MS)),
  );
  const views = page ? await viewsOf(store, page, shownDays[0] ?? '') : { days: [], total: 0 };
  const counts = new Map(views.days.map(({ day, count }) => [day, count]));
  return {
    page: page ? presented(ctx, cv, page, dayFor(owner.preferences, now)) : null,
    base: urlOf(ctx, ''),
    suggestion: addressFrom(cv.document.basics.name),
    views: { days: shownDays.map((day) => ({ day, count: counts.get(day) ?? 0 })), total: views.total },
  };
}

function presented(ctx: Context, cv: CvRow, page: PublicPageRow, today: string) {
  const { slug, isUnguessable, passwordHash, expiresOn, shows, allowsDownload, isIndexed } = page;
  const isExpired = hasEnded(expiresOn, today);
  return {
    address: slug,
    isUnguessable,
    url: urlOf(ctx, slug),
    isPublic: cv.isPublic && cv.archivedAt === null && ctx.owner.preferences.publicProfile && !isExpired,
    hasPassword: passwordHash !== null,
    expiresOn,
    isExpired,
    shows,
    allowsDownload,
    isIndexed,
  };
}
