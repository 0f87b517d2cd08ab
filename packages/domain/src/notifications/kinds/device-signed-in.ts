import type { Mapping } from '../mapping.ts';

export const deviceSignedIn: Mapping<'device-signed-in'> = ({ payload: { device } }) => ({
  type: 'warning',
  title: 'New sign-in to your account',
  message: `${device || 'A new device'} signed in. If it wasn’t you, change your password.`,
  actionUrl: '/settings#devices',
  actionLabel: 'Review devices',
  priority: 'high',
  category: 'system',
  isOwnAct: true,
  group: {
    key: 'device-signed-in',
    many: (count) => ({
      title: `${count} new sign-ins to your account`,
      message: 'If one of them wasn’t you, change your password.',
    }),
  },
});
