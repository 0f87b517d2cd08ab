import { isBot } from '@candor/domain/publishing';
import type { FastifyRequest } from 'fastify';
import type { PublicContext } from '../../platform/context.ts';
import { isOwnVisit } from '../own-visits.ts';
import { addView, type PublicPageRow } from '../store.ts';
import { utcDay } from '../../platform/zoned-time.ts';

/** Counts a visit of a person who is not the owner. Nothing about them is stored: neither address nor browser. */
export async function countView(
  ctx: PublicContext,
  request: FastifyRequest,
  page: PublicPageRow,
): Promise<void> {
  const purpose = `${request.headers['sec-purpose'] ?? ''}${request.headers['purpose'] ?? ''}`;
  if (request.method !== 'GET' || purpose.includes('prefetch')) return;
  if (isBot(ctx.userAgent) || isOwnVisit(ctx, page.userId)) return;
  await addView(ctx.store, page, utcDay(ctx.clock.now()));
}
