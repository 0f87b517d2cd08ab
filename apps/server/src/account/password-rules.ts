import { say } from '@candor/domain/say';
import { fieldRefusal } from '../platform/refusal.ts';

const COMMON_REFUSED = 3000;
const SHORTEST = 6;

let common: Promise<Set<string>> | undefined;

/** The most used passwords of leaked lists; read at the first need, so that the start stays fast. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => {
      const long = dictionary['passwords-common'].filter((password) => password.length >= SHORTEST);
      return new Set(long.slice(0, COMMON_REFUSED));
    },
    (error: unknown) => {
      // Asked for again with the next password.
      common = undefined;
      throw error;
    },
  );
  return common;
}

/** Refuses a password that is too short for this server or among the 3,000 most common. */
export async function refuseWeakPassword(
  password: string,
  minLength: number,
  field = 'password',
): Promise<void> {
  if (password.length < minLength) {
    throw fieldRefusal(field, say`Password must be at least ${minLength} characters`);
  }
  const known = await commonPasswords();
  if (known.has(password) || known.has(password.toLowerCase())) {
    throw fieldRefusal(field, say`This password is too common. Please choose another.`);
  }
}
