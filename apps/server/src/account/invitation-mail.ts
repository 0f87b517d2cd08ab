import type { Mail } from '../platform/mail.ts';

/** The mail with the link by which somebody makes an account. */
export function invitationMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'You’re invited to Candor',
    text: [
      'Hello,',
      '',
      'You’ve been invited to create a Candor account. Use this link within seven days:',
      '',
      link,
      '',
      'If you weren’t expecting this, you can ignore this email.',
    ].join('\n'),
  };
}
