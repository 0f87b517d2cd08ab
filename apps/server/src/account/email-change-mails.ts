import { greeting } from '@candor/domain/account';
import { say } from '@candor/domain/say';
import type { Mail } from '../platform/mail.ts';

interface ChangeMail {
  name: string;
  current: string;
  wanted: string;
  link: string;
}

/** To the address of the account: only its owner may give it up. */
export function confirmCurrentMail({ name, current, wanted, link }: ChangeMail): Mail {
  return {
    to: current,
    subject: say`Confirm your new email for Candor`,
    text: [
      greeting(name),
      '',
      say`Someone, most likely you, asked to change the email of your Candor account to ${wanted}. Use this link within one hour to approve it:`,
      '',
      link,
      '',
      say`We’ve also sent a link to the new address. Your email changes once both are confirmed.`,
      '',
      say`If it wasn’t you, ignore this email and change your password: someone else is signed in to your account.`,
    ].join('\n'),
  };
}

/** To the new address: whoever wants it must be able to read it. */
export function confirmNewMail({ name, wanted, link }: Omit<ChangeMail, 'current'>): Mail {
  return {
    to: wanted,
    subject: say`Confirm your new email for Candor`,
    text: [
      greeting(name),
      '',
      say`Someone, most likely you, wants to use this address for their Candor account. Use this link within one hour to confirm it:`,
      '',
      link,
      '',
      say`We’ve also sent a link to your current address. Your email changes once both are confirmed.`,
      '',
      say`If it wasn’t you, you can ignore this email.`,
    ].join('\n'),
  };
}

/** To a new address that has an account of its own; nobody else learns of it. */
export function alreadyTakenMail(wanted: string): Mail {
  return {
    to: wanted,
    subject: say`You already have a Candor account`,
    text: [
      greeting(''),
      '',
      say`Someone, most likely you, asked to use this address for another Candor account. It already belongs to this account, so nothing was changed.`,
      '',
      say`To use the address for the other account, delete this one or change its email first. If it wasn’t you, you can ignore this email.`,
    ].join('\n'),
  };
}
