import type * as account from '@candor/contracts/account';
import { call } from '../platform/call.ts';
import { route } from '../platform/route.ts';
import { useAuth } from '../platform/session.tsx';
import { chooseTheme, type ThemeChoice } from '../platform/theme.ts';

const savePreferences = route<typeof account.savePreferences>('PUT', '/api/preferences');

/** Chooses a theme, here at once and for the other devices of the person as soon as the server can be reached. */
export function useChooseTheme(): (theme: ThemeChoice) => void {
  const { update } = useAuth();
  return (theme) => {
    chooseTheme(theme);
    call(savePreferences, { body: { theme } }).then(
      ({ user }) => update(user),
      // On this device it is chosen all the same.
      () => undefined,
    );
  };
}
