import { greeting } from '@candor/domain/account';
import { say } from '@candor/domain/say';
import type { Mail } from '../platform/mail.ts';

/** The mail with the link by which somebody makes an account. */
export function invitationMail(to: string, link: string): Mail {
  return {
    to,
    subject: say`You’re invited to Candor`,
    text: [
      greeting(''),
      '',
      say`You’ve been invited to create a Candor account. Use this link within seven days:`,
      '',
      link,
      '',
      say`If you weren’t expecting this, you can ignore this email.`,
    ].join('\n'),
  };
}
