import { z } from 'zod';
import { securityChanges, type SecurityChange } from '@candor/contracts/events';
import { greeting } from '@candor/domain/account';
import { screenLanguageIds } from '@candor/domain/locale';
import { say } from '@candor/domain/say';
import { readerLanguage } from '@candor/domain/settings';
import type { Owner } from '../platform/context.ts';
import type { Mail } from '../platform/mail.ts';

const happened = (): Readonly<Record<SecurityChange, string>> => ({
  'password-changed': say`Your password was changed. You were signed out on all other devices. API keys and connected programs still work unless you revoked them.`,
  'email-change-requested': say`A change of your email was requested.`,
  'email-changed': say`The email of your account was changed. You can no longer sign in with this address.`,
  'sessions-ended': say`You were signed out on other devices.`,
  'two-factor-on': say`Two-factor authentication was turned on.`,
  'two-factor-off': say`Two-factor authentication was turned off.`,
  'recovery-codes-renewed': say`You got new recovery codes. The old ones no longer work.`,
  'provider-connected': say`An account with another service was connected. Anyone who can sign in there can open your account.`,
  'provider-disconnected': say`Your account with another service was disconnected. You were signed out on all other devices.`,
  'passkey-added': say`A passkey was added. It opens your account without your password.`,
  'passkey-removed': say`A passkey was removed. You were signed out on all other devices.`,
  'api-key-created': say`A new API key was created. It gives programs access to your account.`,
  'api-key-revoked': say`An API key was revoked.`,
  'program-connected': say`A program was connected to your account. It can do what you allowed it to, until you disconnect it in Settings.`,
  'program-disconnected': say`A program was disconnected from your account.`,
});

export const noticeJob = z.object({
  email: z.string(),
  name: z.string(),
  /** Whoever reads it; jobs of the release before did not say. */
  language: z.enum(screenLanguageIds).default('en'),
  change: z.enum(securityChanges),
});

/** Whom a notice is mailed to, as its job needs it. */
export const recipientOf = ({ email, name, preferences }: Owner) => ({
  email,
  name,
  language: readerLanguage(preferences),
});

/** Tells the owner of an account that the way into it changed, so that nobody else does it unseen. */
export function securityNotice({ email, name, change }: z.infer<typeof noticeJob>): Mail {
  return {
    to: email,
    subject: say`Security of your Candor account`,
    text: [
      greeting(name),
      '',
      happened()[change],
      '',
      say`If it was you, there’s nothing to do. If it wasn’t, reset your password right away: someone else can get into your account. Then remove any passkeys, devices, API keys and programs you don’t recognize in Settings.`,
    ].join('\n'),
  };
}
