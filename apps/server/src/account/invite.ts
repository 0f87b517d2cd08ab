import { say } from '@candor/domain/say';
import { readerLanguage } from '@candor/domain/settings';
import type { Context, Platform } from '../platform/context.ts';
import { fieldRefusal } from '../platform/refusal.ts';
import { normalEmail } from './email.ts';
import { invitationMail } from './invitation-mail.ts';
import { putInvitation, putInvitationToken, type InvitationRow } from './invitation-store.ts';
import { userByEmail } from './store.ts';
import { newToken, tokenHash } from './token.ts';

const OPEN_MS = 7 * 24 * 3_600_000;

type Linking = Pick<Platform, 'store' | 'clock' | 'origin'>;

/** Makes the link of an invitation, the only one that opens it; null where the invitation is over. */
async function makeLink(
  { store, clock, origin }: Linking,
  id: string,
): Promise<{ email: string; link: string } | null> {
  const token = newToken();
  const row = await putInvitationToken(store, id, tokenHash(token), clock.now());
  if (!row) return null;
  const carried = new URLSearchParams({ invitation: token, email: row.email });
  return { email: row.email, link: `${origin()}/auth#${carried.toString()}` };
}

/** Mails the link of an invitation; nothing where it was withdrawn meanwhile. */
export async function mailInvitation(platform: Platform, id: string): Promise<void> {
  const made = await makeLink(platform, id);
  if (made) await platform.mailer.send(invitationMail(made.email, made.link));
}

/** Invites an address for seven days: by mail, or where none is set up by a link that is given back. */
export async function inviteAddress(
  ctx: Context,
  address: string,
): Promise<{ invitation: InvitationRow; link: string | null }> {
  const email = normalEmail(address);
  if (await userByEmail(ctx.store, email))
    throw fieldRefusal('email', say`Someone with this email already has an account.`);
  const invitedAt = ctx.clock.now();
  const expiresAt = new Date(invitedAt.getTime() + OPEN_MS);
  const invitation = await putInvitation(ctx.store, { email, invitedAt, expiresAt });
  if (ctx.configuration.SMTP_URL === undefined) {
    const made = await makeLink(ctx, invitation.id);
    return { invitation, link: made?.link ?? null };
  }
  // Of whoever gets it nothing is known: it is in the language of whoever invites.
  const language = readerLanguage(ctx.owner.preferences);
  await ctx.jobs.send('invitation', { id: invitation.id, language });
  return { invitation, link: null };
}
