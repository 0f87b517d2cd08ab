import { and, eq, sql } from 'drizzle-orm';
import type { Country } from '@candor/domain/salary';
import type { Store } from '../platform/database.ts';
import { ownPay, salaryOccupations } from './schema.ts';

export async function chosenOccupation(
  store: Store,
  userId: string,
  position: string,
): Promise<string | undefined> {
  const [row] = await store
    .select({ occupation: salaryOccupations.occupation })
    .from(salaryOccupations)
    .where(and(eq(salaryOccupations.userId, userId), eq(salaryOccupations.position, position)));
  return row?.occupation;
}

export async function rememberOccupation(
  store: Store,
  userId: string,
  position: string,
  occupation: string,
): Promise<void> {
  await store
    .insert(salaryOccupations)
    .values({ userId, position, occupation })
    .onConflictDoUpdate({
      target: [salaryOccupations.userId, salaryOccupations.position],
      set: { occupation, chosenAt: sql`now()` },
    });
}

export async function ownPayIn(store: Store, userId: string, country: Country): Promise<number | undefined> {
  const [row] = await store
    .select({ amount: ownPay.amount })
    .from(ownPay)
    .where(and(eq(ownPay.userId, userId), eq(ownPay.country, country)));
  return row?.amount;
}

export async function putOwnPay(
  store: Store,
  userId: string,
  country: Country,
  amount: number,
): Promise<void> {
  await store
    .insert(ownPay)
    .values({ userId, country, amount })
    .onConflictDoUpdate({
      target: [ownPay.userId, ownPay.country],
      set: { amount, updatedAt: sql`now()` },
    });
}

export async function deleteOwnPay(store: Store, userId: string, country: Country): Promise<void> {
  await store.delete(ownPay).where(and(eq(ownPay.userId, userId), eq(ownPay.country, country)));
}
