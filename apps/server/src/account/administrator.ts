import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../platform/database.ts';
import { normalEmail } from './email.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { givenPasswordOf, makeAdministrator, noteGivenPassword } from './standing-store.ts';
import { insertAccount, passwordHashOf, userByEmail } from './store.ts';
import { loggedAs } from '../platform/logged-as.ts';

export interface AdministratorOptions {
  store: Store;
  log: FastifyBaseLogger;
  email: string;
  password: string;
}

/**
 * Makes the administrator of the configuration, and gives the account its password once: what the person chose since stays, until the
 * configuration names another.
 */
export async function ensureAdministrator({
  store,
  log,
  email,
  password,
}: AdministratorOptions): Promise<void> {
  const address = normalEmail(email);
  const known = await userByEmail(store, address);
  if (known?.role === 'admin') {
    const given = await givenPasswordOf(store, known.id);
    if (given !== null && (await isPasswordOf(given, password))) return;
    const stored = await passwordHashOf(store, known.id);
    // An earlier release wrote down nothing.
    if (stored && (await isPasswordOf(stored, password))) return noteGivenPassword(store, known.id, stored);
  }
  const passwordHash = await hashPassword(password);
  if (known) await makeAdministrator(store, known.id, passwordHash);
  else
    await insertAccount(store, {
      email: address,
      name: 'Administrator',
      role: 'admin',
      credential: { passwordHash },
    });
  const made = known ?? (await userByEmail(store, address));
  if (made) await noteGivenPassword(store, made.id, passwordHash);
  log.warn(
    { security: 'administrator', person: loggedAs(made?.id ?? '') },
    known ? 'administrator given the password of the configuration' : 'administrator made by configuration',
  );
}
