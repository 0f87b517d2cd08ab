import { tokenHash } from './token.ts';

/** The one form an address is stored and looked up in. */
export function normalEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

/** What an account is called where its address must not stand, such as in the limits. */
export function accountName(email: string): string {
  return tokenHash(normalEmail(email));
}
