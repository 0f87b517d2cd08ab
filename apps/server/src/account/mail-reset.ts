import type { Mailer } from '../platform/mail.ts';
import { makeReset, type Auth } from './auth.ts';
import { resetMail } from './reset-mail.ts';

export interface ResetMailParts {
  auth: Auth;
  mailer: Mailer;
  /** Where the application is reached, without a slash at the end. */
  origin: string;
}

/** Mails the link for a new password to an address that has an account; rejects where the mail cannot be sent. */
export async function mailReset({ auth, mailer, origin }: ResetMailParts, email: string): Promise<void> {
  const reset = await makeReset(auth, email);
  if (reset) await mailer.send(resetMail(reset.to, `${origin}/auth#reset=${reset.token}`));
}
