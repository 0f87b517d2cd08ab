import { greeting } from '@candor/domain/account';
import { plural, say } from '@candor/domain/say';
import { readerLanguage } from '@candor/domain/settings';
import type { Owner, Platform } from '../../platform/context.ts';
import type { Mail } from '../../platform/mail.ts';
import { inOfferedLanguage } from '../../platform/reader-language.ts';
import type { NotificationRow } from '../store.ts';
import { wordsOf } from '../words.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** One mail with what was not read, in the language of whoever reads. */
function digest(
  { origin, secret }: Platform,
  { id, email, name }: Owner,
  rows: readonly NotificationRow[],
): Mail {
  const unsubscribe = `${origin()}/unsubscribe#${unsubscribeToken(secret, id)}`;
  const settings = `${origin()}/settings#notifications`;
  const unread = rows.map((row) => ({ ...wordsOf(row), url: `${origin()}${row.actionUrl}` }));
  const [first, ...rest] = unread;
  return {
    to: email,
    subject:
      rest.length === 0
        ? (first?.title ?? '')
        : say`${plural(rows.length, { one: '# notification', other: '# notifications' })} from Candor`,
    text: [
      greeting(name),
      '',
      say`Here’s what you haven’t read yet:`,
      ...unread.flatMap(({ title, message, actionLabel, url }) => [
        '',
        title,
        message,
        `${actionLabel}: ${url}`,
      ]),
      '',
      say`Choose what you’re told and when: ${settings}`,
      say`Unsubscribe from these emails: ${unsubscribe}`,
    ].join('\n'),
    headers: { 'list-unsubscribe': `<${unsubscribe}>` },
  };
}

/** Mails what was not read. */
export async function mailDigest(
  platform: Platform,
  owner: Owner,
  rows: readonly NotificationRow[],
): Promise<boolean> {
  const mail = await inOfferedLanguage(platform.configuration, readerLanguage(owner.preferences), () =>
    digest(platform, owner, rows),
  );
  await platform.mailer.send(mail);
  return true;
}
