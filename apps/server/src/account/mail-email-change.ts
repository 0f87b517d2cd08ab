import { readerLanguage } from '@candor/domain/settings';
import type { Clock } from '../platform/clock.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Store } from '../platform/database.ts';
import type { Mailer } from '../platform/mail.ts';
import { inOfferedLanguage } from '../platform/reader-language.ts';
import { alreadyTakenMail, confirmCurrentMail, confirmNewMail } from './email-change-mails.ts';
import { pendingEmailChange, putToken, type Side } from './email-change-store.ts';
import { userByEmail, ownerById } from './store.ts';
import { newToken, tokenHash } from './token.ts';

export interface EmailChangeMailParts {
  store: Store;
  clock: Clock;
  mailer: Mailer;
  configuration: Pick<Configuration, 'SCREEN_LANGUAGES'>;
  /** Where the application is reached, without a slash at the end. */
  origin: string;
}

/** Mails the link of one side of a change; nothing where the change is over, or another by now. */
export async function mailEmailChange(
  { store, clock, mailer, configuration, origin }: EmailChangeMailParts,
  { userId, email, side }: { userId: string; email: string; side: Side },
): Promise<void> {
  const [change, owner] = [
    await pendingEmailChange(store, userId, clock.now()),
    await ownerById(store, userId),
  ];
  if (!owner || change?.email !== email) return;
  const other = side === 'new' && (await userByEmail(store, email));
  if (other) {
    await inOfferedLanguage(configuration, readerLanguage(other.preferences), () =>
      mailer.send(alreadyTakenMail(email)),
    );
    return;
  }
  const token = newToken();
  await putToken(store, change, side, tokenHash(token));
  const about = {
    name: owner.name,
    current: owner.email,
    wanted: email,
    link: `${origin}/auth#email-change=${token}`,
  };
  await inOfferedLanguage(configuration, readerLanguage(owner.preferences), () =>
    mailer.send(side === 'current' ? confirmCurrentMail(about) : confirmNewMail(about)),
  );
}
