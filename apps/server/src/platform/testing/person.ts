import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PlanName } from '@candor/domain/billing';
import { IDLE_SECONDS } from '../../account/auth.ts';
import { hashPassword } from '../../account/password-hash.ts';
import { sessions, users } from '../../account/schema.ts';
import { insertAccount } from '../../account/store.ts';
import { newToken, tokenHash } from '../../account/token.ts';
import type { TestApp } from './test-app.ts';

export interface Person {
  id: string;
  email: string;
  name: string;
  token: string;
  password: string;
}

export interface PersonOptions {
  role?: 'user' | 'admin';
  plan?: PlanName;
  name?: string;
}

const password = 'paper-lamp-42';
/** The same for all: a slow hash for each person would be most of the time of a test run. */
let hashed: Promise<string> | undefined;

/** A fresh person with an account and an open session, straight into the store. */
export async function aPerson(
  { store }: Pick<TestApp, 'store'>,
  options: PersonOptions = {},
): Promise<Person> {
  const email = `person-${randomUUID()}@example.org`;
  const name = options.name ?? 'Ana Ruiz';
  const passwordHash = await (hashed ??= hashPassword(password));
  const owner = await insertAccount(store, {
    email,
    name,
    role: options.role ?? 'user',
    credential: { passwordHash },
  });
  if (!owner) throw new Error('the address was taken');
  if (options.plan)
    await store.update(users).set({ subscriptionPlan: options.plan }).where(eq(users.id, owner.id));
  const { token } = await sessionOf({ store }, owner.id);
  return { id: owner.id, email, name, token, password };
}

/** An open session of a person who is there already. */
export async function sessionOf(
  { store }: Pick<TestApp, 'store'>,
  userId: string,
): Promise<{ token: string }> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + IDLE_SECONDS * 1000);
  await store.insert(sessions).values({ userId, token: tokenHash(token), expiresAt });
  return { token };
}
