import type { Mail } from '../platform/mail.ts';

/** The mail with the link to choose a new password. */
export function resetMail(to: { email: string; name: string }, link: string): Mail {
  return {
    to: to.email,
    subject: 'Choose a new password for Candor',
    text: [
      `Hello ${to.name},`,
      '',
      'someone, most likely you, asked for a new password for your Candor account. Choose it here within one hour:',
      '',
      link,
      '',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ].join('\n'),
  };
}
