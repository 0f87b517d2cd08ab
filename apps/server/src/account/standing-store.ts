import { and, eq, inArray } from 'drizzle-orm';
import { eventDeliveries, events } from '../events/schema.ts';
import type { Store } from '../platform/database.ts';
import { settings } from '../platform/schema.ts';
import { deleteInvitationOf } from './invitation-store.ts';
import { users, verifications } from './schema.ts';
import { deleteSessions, updatePassword } from './store.ts';

/** The setting that holds which password of the configuration an account was given. */
const givenTo = (userId: string) => `administrator-password:${userId}`;

/** Whether nobody else may manage accounts. Administrators who leave at once wait for each other. In a transaction. */
async function isOnlyAdministrator(tx: Store, userId: string): Promise<boolean> {
  const administrators = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .orderBy(users.id)
    .for('update');
  const [only, ...others] = administrators;
  return only?.id === userId && others.length === 0;
}

/** Whether an account may not be deleted, since nobody else may manage accounts. */
export const isLastAdministrator = (store: Store, userId: string): Promise<boolean> =>
  store.transaction((tx) => isOnlyAdministrator(tx, userId));

/** Makes an account an active administrator with this password hash; whoever was signed in to it is no longer. */
export async function makeAdministrator(store: Store, userId: string, passwordHash: string): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.update(users).set({ role: 'admin', isActive: true }).where(eq(users.id, userId));
    await deleteSessions(tx, userId);
    await updatePassword(tx, userId, passwordHash);
  });
}

/** Stops an account, which ends its sessions, or restores it; false for the only administrator, who is not stopped. */
export function setActive(store: Store, userId: string, isActive: boolean): Promise<boolean> {
  return store.transaction(async (tx) => {
    if (!isActive && (await isOnlyAdministrator(tx, userId))) return false;
    await tx.update(users).set({ isActive }).where(eq(users.id, userId));
    if (!isActive) await deleteSessions(tx, userId);
    return true;
  });
}

/** Deletes an account with all that it owns; false for the only administrator, who stays. */
export function deleteUser(store: Store, userId: string): Promise<boolean> {
  return store.transaction(async (tx) => {
    if (await isOnlyAdministrator(tx, userId)) return false;
    await tx.delete(verifications).where(eq(verifications.value, userId));
    // Whoever hands on one of the person's events ends first: after the account is locked they would wait for each other.
    const own = tx.select({ id: events.id }).from(events).where(eq(events.userId, userId));
    await tx.delete(eventDeliveries).where(inArray(eventDeliveries.eventId, own));
    await tx.delete(settings).where(eq(settings.name, givenTo(userId)));
    const [gone] = await tx.delete(users).where(eq(users.id, userId)).returning({ email: users.email });
    if (gone) await deleteInvitationOf(tx, gone.email);
    return true;
  });
}

/** The hash of the password that the configuration gave an administrator last. */
export async function givenPasswordOf(store: Store, userId: string): Promise<string | null> {
  const [row] = await store
    .select()
    .from(settings)
    .where(eq(settings.name, givenTo(userId)));
  return row?.value ?? null;
}

export async function noteGivenPassword(store: Store, userId: string, passwordHash: string): Promise<void> {
  await store
    .insert(settings)
    .values({ name: givenTo(userId), value: passwordHash })
    .onConflictDoUpdate({ target: settings.name, set: { value: passwordHash } });
}
