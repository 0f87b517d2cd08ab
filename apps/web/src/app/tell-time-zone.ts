import type { savePreferences } from '@candor/contracts/account';
import type { Preferences } from '@candor/domain/settings';
import { call } from '../platform/call.ts';
import { route } from '../platform/route.ts';

const preferencesRoute = route<typeof savePreferences>('PUT', '/api/preferences');
let told = '';

/** Tells the server the time zone of this device, where it knows another: reminders come by it. */
export function tellTimeZone({ timeZone, deviceTimeZone }: Preferences): void {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (timeZone !== '' || deviceTimeZone === here || told === here) return;
  told = here;
  // Said again by the next page where it could not be said now.
  call(preferencesRoute, { body: { deviceTimeZone: here } }).catch(() => undefined);
}
