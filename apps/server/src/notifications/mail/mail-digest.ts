import { greeting } from '@candor/domain/account';
import type { Owner, Platform } from '../../platform/context.ts';
import type { NotificationRow } from '../store.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

function subjectOf([first, ...rest]: readonly NotificationRow[]): string {
  return rest.length === 0 ? (first?.title ?? '') : `${rest.length + 1} notifications from Candor`;
}

/** One mail with what was not read. */
export async function mailDigest(
  { mailer, origin, secret }: Platform,
  { id, email, name }: Owner,
  rows: readonly NotificationRow[],
): Promise<boolean> {
  const unsubscribe = `${origin()}/unsubscribe#${unsubscribeToken(secret, id)}`;
  await mailer.send({
    to: email,
    subject: subjectOf(rows),
    text: [
      greeting(name),
      '',
      'Here’s what you haven’t read yet:',
      ...rows.flatMap(({ title, message, actionLabel, actionUrl }) => [
        '',
        title,
        message,
        `${actionLabel}: ${origin()}${actionUrl}`,
      ]),
      '',
      `Choose what you’re told and when: ${origin()}/settings#notifications`,
      `Unsubscribe from these emails: ${unsubscribe}`,
    ].join('\n'),
    headers: { 'list-unsubscribe': `<${unsubscribe}>` },
  });
  return true;
}
