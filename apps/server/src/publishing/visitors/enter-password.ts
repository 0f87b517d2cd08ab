import type { FastifyRequest } from 'fastify';
import { say } from '@candor/domain/say';
import { isPasswordOf } from '../../account/index.ts';
import type { PublicContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PublicPageRow } from '../store.ts';

/**
 * Whether a form was sent by a page of ours. Browsers say where a form comes from; what says nothing is none, and a
 * foreign site cannot make it hold its tongue.
 */
function requireOwnForm({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  const { origin } = headers;
  if (site === undefined && origin === undefined) return;
  const isOwn =
    site === undefined && URL.canParse(origin ?? '') && new URL(origin ?? '').host === headers.host;
  if (!isOwn) throw new Refusal('forbidden', say`Please open the page again and enter the password there.`);
}

/** Whether a visitor knows the password of a page. Wrong ones are counted by page, from one network and from all. */
export async function isPasswordRight(
  { limits, network }: PublicContext,
  request: FastifyRequest,
  page: PublicPageRow,
): Promise<boolean> {
  requireOwnForm(request);
  const counted = [
    ['page-passwords', `${page.id} ${network}`],
    ['page-passwords-everywhere', page.id],
  ] as const;
  // Counted before the slow hash: tries at the same time must not slip through together.
  for (const [name, key] of counted) await limits.spend(name, key);
  const given = request.body instanceof URLSearchParams ? (request.body.get('password') ?? '') : '';
  const isRight = await isPasswordOf(page.passwordHash ?? '', given);
  if (isRight) for (const [name, key] of counted) await limits.giveBack(name, key);
  return isRight;
}
