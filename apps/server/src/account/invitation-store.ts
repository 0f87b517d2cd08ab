import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { invitations } from './schema.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** Invites an address, or again: links of before are over. */
export async function putInvitation(
  store: Store,
  invitation: Pick<InvitationRow, 'email' | 'invitedAt' | 'expiresAt'>,
): Promise<InvitationRow> {
  const [row] = await store
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({ target: invitations.email, set: { ...invitation, token: null } })
    .returning();
  if (!row) throw new Error('the store gave no row back');
  return row;
}

/** Puts the hash of the token of an open invitation; null where it is over or was withdrawn. */
export async function putInvitationToken(
  store: Store,
  id: string,
  hash: string,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await store
    .update(invitations)
    .set({ token: hash })
    .where(and(eq(invitations.id, id), gt(invitations.expiresAt, now)))
    .returning();
  return row ?? null;
}

export function openInvitations(store: Store, now: Date): Promise<InvitationRow[]> {
  return store
    .select()
    .from(invitations)
    .where(gt(invitations.expiresAt, now))
    .orderBy(desc(invitations.invitedAt), invitations.id);
}

/** False where there is none such. */
export async function deleteInvitation(store: Store, id: string): Promise<boolean> {
  const gone = await store
    .delete(invitations)
    .where(eq(invitations.id, id))
    .returning({ id: invitations.id });
  return gone.length > 0;
}

/** Uses the invitation of an address up; false where this is not its token, or it is over. */
export async function takeInvitation(
  store: Store,
  { hash, email, now }: { hash: string; email: string; now: Date },
): Promise<boolean> {
  const gone = await store
    .delete(invitations)
    .where(and(eq(invitations.token, hash), eq(invitations.email, email), gt(invitations.expiresAt, now)))
    .returning({ id: invitations.id });
  return gone.length > 0;
}

/** Whoever has an account needs none; whoever has left is not remembered in one. */
export async function deleteInvitationOf(store: Store, email: string): Promise<void> {
  await store.delete(invitations).where(eq(invitations.email, email));
}

export async function deleteExpiredInvitations(store: Store, now: Date): Promise<void> {
  await store.delete(invitations).where(lt(invitations.expiresAt, now));
}
