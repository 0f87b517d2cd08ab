import { readerLanguage } from '@candor/domain/settings';
import type { Configuration } from '../platform/configuration.ts';
import type { Store } from '../platform/database.ts';
import type { Mailer } from '../platform/mail.ts';
import { inOfferedLanguage } from '../platform/reader-language.ts';
import { makeReset, type Auth } from './auth.ts';
import { resetMail } from './reset-mail.ts';
import { endResetsOfDeleted } from './reset-store.ts';
import { ownerById } from './store.ts';

export interface ResetMailParts {
  auth: Auth;
  store: Store;
  mailer: Mailer;
  configuration: Pick<Configuration, 'SCREEN_LANGUAGES'>;
  /** Where the application is reached, without a slash at the end. */
  origin: string;
}

/** Mails the link for a new password to an address that has an account; rejects where the mail cannot be sent. */
export async function mailReset(
  { auth, store, mailer, configuration, origin }: ResetMailParts,
  email: string,
): Promise<void> {
  const reset = await makeReset(auth, email);
  if (!reset || (await endResetsOfDeleted(store, reset.userId))) return;
  const owner = await ownerById(store, reset.userId);
  await inOfferedLanguage(configuration, owner ? readerLanguage(owner.preferences) : 'en', () =>
    mailer.send(resetMail(reset.to, `${origin}/auth#reset=${reset.token}`)),
  );
}
