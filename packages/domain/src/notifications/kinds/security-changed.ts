import type { Mapping } from '../mapping.ts';

const titles: Readonly<Record<string, string>> = {
  'password-changed': 'Your password was changed',
  'email-change-requested': 'A change of your email was requested',
  'email-changed': 'Your email was changed',
  'sessions-ended': 'Your other devices were signed out',
  'two-factor-on': 'Two-factor authentication was turned on',
  'two-factor-off': 'Two-factor authentication was turned off',
  'recovery-codes-renewed': 'You got new recovery codes',
  'provider-connected': 'An account with another service was connected',
  'provider-disconnected': 'An account with another service was disconnected',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'api-key-created': 'An API key was created',
  'api-key-revoked': 'An API key was revoked',
  'program-connected': 'A program was connected to your account',
  'program-disconnected': 'A program was disconnected from your account',
};

export const securityChanged: Mapping<'security-changed'> = ({ payload: { change } }) => ({
  type: 'warning',
  title: titles[change] ?? 'The security of your account changed',
  message: 'If it wasn’t you, change your password and check your devices.',
  actionUrl: '/settings#security',
  actionLabel: 'Review security',
  priority: 'high',
  category: 'system',
  isOwnAct: true,
});
