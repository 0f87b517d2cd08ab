import { say } from '../../say/index.ts';
import type { Mapping } from '../mapping.ts';

const titles = (): Readonly<Record<string, string>> => ({
  'password-changed': say`Your password was changed`,
  'email-change-requested': say`A change of your email was requested`,
  'email-changed': say`Your email was changed`,
  'sessions-ended': say`Your other devices were signed out`,
  'two-factor-on': say`Two-factor authentication was turned on`,
  'two-factor-off': say`Two-factor authentication was turned off`,
  'recovery-codes-renewed': say`You got new recovery codes`,
  'provider-connected': say`An account with another service was connected`,
  'provider-disconnected': say`An account with another service was disconnected`,
  'passkey-added': say`A passkey was added`,
  'passkey-removed': say`A passkey was removed`,
  'api-key-created': say`An API key was created`,
  'api-key-revoked': say`An API key was revoked`,
  'program-connected': say`A program was connected to your account`,
  'program-disconnected': say`A program was disconnected from your account`,
});

export const securityChanged: Mapping<'security-changed'> = ({ payload: { change } }) => ({
  type: 'warning',
  title: titles()[change] ?? say`The security of your account changed`,
  message: say`If it wasn’t you, change your password and check your devices.`,
  actionUrl: '/settings#security',
  actionLabel: say`Review security`,
  priority: 'high',
  category: 'system',
  isOwnAct: true,
});
