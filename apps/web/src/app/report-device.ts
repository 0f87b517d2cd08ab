import type { savePreferences } from '@candor/contracts/account';
import { screenLanguageOf } from '@candor/domain/locale';
import type { Preferences } from '@candor/domain/settings';
import { call } from '../platform/call.ts';
import { home } from '../platform/locale.ts';
import { route } from '../platform/route.ts';
import { pageLanguage } from '../ui/page-language.ts';

const preferencesRoute = route<typeof savePreferences>('PUT', '/api/preferences');
let reported = '';

/** Tells the server the time zone, country and language of this device, where it knows others: reminders, paper, pay and mails go by them. */
export function reportDevice(preferences: Preferences): void {
  const { timeZone, deviceTimeZone, deviceCountry, deviceLanguage } = preferences;
  const language = screenLanguageOf([pageLanguage]);
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const body = {
    ...(timeZone === '' && deviceTimeZone !== here && { deviceTimeZone: here }),
    ...(deviceCountry !== home().deviceCountry && { deviceCountry: home().deviceCountry }),
    ...(deviceLanguage !== language && { deviceLanguage: language }),
  };
  const report = JSON.stringify(body);
  if (report === '{}' || reported === report) return;
  reported = report;
  // Reported again by the next page where it could not be now.
  call(preferencesRoute, { body }).catch(() => undefined);
}
