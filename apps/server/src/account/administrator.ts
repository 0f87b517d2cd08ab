import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../platform/database.ts';
import { normalEmail } from './email.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { makeAdministrator } from './standing-store.ts';
import { insertAccount, passwordHashOf, userByEmail } from './store.ts';
import { loggedAs } from '../platform/logged-as.ts';

export interface AdministratorOptions {
  store: Store;
  log: FastifyBaseLogger;
  email: string;
  password: string;
}

/** Makes the administrator of the configuration, or confirms that this account is one and enters by this password. */
export async function ensureAdministrator({
  store,
  log,
  email,
  password,
}: AdministratorOptions): Promise<void> {
  const address = normalEmail(email);
  const known = await userByEmail(store, address);
  const stored = known && (await passwordHashOf(store, known.id));
  if (known?.role === 'admin' && stored && (await isPasswordOf(stored, password))) return;
  const passwordHash = await hashPassword(password);
  if (known) await makeAdministrator(store, known.id, passwordHash);
  else
    await insertAccount(store, {
      email: address,
      name: 'Administrator',
      role: 'admin',
      credential: { passwordHash },
    });
  log.warn(
    { security: 'administrator', person: loggedAs(known?.id ?? '') },
    'administrator made by configuration',
  );
}
