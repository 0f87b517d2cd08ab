import { z } from 'zod';
import { securityChanges, type SecurityChange } from '@candor/contracts/events';
import { greeting } from '@candor/domain/account';
import type { Mail } from '../platform/mail.ts';

const happened: Record<SecurityChange, string> = {
  'password-changed':
    'Your password was changed. You were signed out on all other devices. API keys and connected programs still work unless you revoked them.',
  'email-change-requested': 'A change of your email was requested.',
  'email-changed': 'The email of your account was changed. You can no longer sign in with this address.',
  'sessions-ended': 'You were signed out on other devices.',
  'two-factor-on': 'Two-factor authentication was turned on.',
  'two-factor-off': 'Two-factor authentication was turned off.',
  'recovery-codes-renewed': 'You got new recovery codes. The old ones no longer work.',
  'provider-connected':
    'An account with another service was connected. Anyone who can sign in there can open your account.',
  'provider-disconnected':
    'Your account with another service was disconnected. You were signed out on all other devices.',
  'passkey-added': 'A passkey was added. It opens your account without your password.',
  'passkey-removed': 'A passkey was removed. You were signed out on all other devices.',
  'api-key-created': 'A new API key was created. It gives programs access to your account.',
  'api-key-revoked': 'An API key was revoked.',
  'program-connected':
    'A program was connected to your account. It can do what you allowed it to, until you disconnect it in Settings.',
  'program-disconnected': 'A program was disconnected from your account.',
};

export const noticeJob = z.object({ email: z.string(), name: z.string(), change: z.enum(securityChanges) });

/** Tells the owner of an account that the way into it changed, so that nobody else does it unseen. */
export function securityNotice({ email, name, change }: z.infer<typeof noticeJob>): Mail {
  return {
    to: email,
    subject: 'Security of your Candor account',
    text: [
      greeting(name),
      '',
      happened[change],
      '',
      'If it was you, there’s nothing to do. If it wasn’t, reset your password right away: someone else can get into your account. Then remove any passkeys, devices, API keys and programs you don’t recognize in Settings.',
    ].join('\n'),
  };
}
