import { greeting } from '@candor/domain/account';
import { say } from '@candor/domain/say';
import type { Mail } from '../platform/mail.ts';

/** The mail with the link to choose a new password. */
export function resetMail(to: { email: string; name: string }, link: string): Mail {
  return {
    to: to.email,
    subject: say`Reset your Candor password`,
    text: [
      greeting(to.name),
      '',
      say`Someone, most likely you, asked to reset the password of your Candor account. Use this link within one hour to choose a new one:`,
      '',
      link,
      '',
      say`If it wasn’t you, you can ignore this email. Your password stays as it is.`,
    ].join('\n'),
  };
}
