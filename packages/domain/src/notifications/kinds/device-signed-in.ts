import { deviceName } from '../../account/index.ts';
import { plural, say } from '../../say/index.ts';
import type { Mapping } from '../mapping.ts';

export const deviceSignedIn: Mapping<'device-signed-in'> = ({ payload: { device } }) => ({
  type: 'warning',
  title: say`New sign-in to your account`,
  message:
    device === ''
      ? say`A new device signed in. If it wasn’t you, change your password.`
      : say`${deviceName(device)} signed in. If it wasn’t you, change your password.`,
  actionUrl: '/settings#devices',
  actionLabel: say`Review devices`,
  priority: 'high',
  category: 'system',
  isOwnAct: true,
  group: {
    key: 'device-signed-in',
    many: (count) => ({
      title: say`${plural(count, { one: '# new sign-in', other: '# new sign-ins' })} to your account`,
      message: say`If one of them wasn’t you, change your password.`,
    }),
  },
});
