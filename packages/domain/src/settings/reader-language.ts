import type { ScreenLanguageId } from '../locale/index.ts';
import type { Preferences } from './preferences.ts';

/** The language in which somebody reads mails and pushes: the one they chose, else that of the device they used last. */
export function readerLanguage({
  screenLanguage,
  deviceLanguage,
}: Pick<Preferences, 'screenLanguage' | 'deviceLanguage'>): ScreenLanguageId {
  return screenLanguage || deviceLanguage || 'en';
}
