import type { savePreferences } from '@candor/contracts/account';
import type { Preferences } from '@candor/domain/settings';
import { call } from '../platform/call.ts';
import { home } from '../platform/locale.ts';
import { route } from '../platform/route.ts';

const preferencesRoute = route<typeof savePreferences>('PUT', '/api/preferences');
let told = '';

/** Tells the server the time zone and country of this device, where it knows others: reminders, paper and pay go by them. */
export function tellDevice({ timeZone, deviceTimeZone, deviceCountry }: Preferences): void {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const body = {
    ...(timeZone === '' && deviceTimeZone !== here && { deviceTimeZone: here }),
    ...(deviceCountry !== home().deviceCountry && { deviceCountry: home().deviceCountry }),
  };
  const telling = JSON.stringify(body);
  if (telling === '{}' || told === telling) return;
  told = telling;
  // Said again by the next page where it could not be said now.
  call(preferencesRoute, { body }).catch(() => undefined);
}
