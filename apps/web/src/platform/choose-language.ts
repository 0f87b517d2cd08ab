import type { ScreenLanguageId } from '@candor/domain/locale';
import { basePath } from './base-path.ts';
import { pageLanguage } from '../ui/page-language.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Sets the language of this device, '' for that of its browser. The server writes the page in it, so it is reloaded. */
export function chooseLanguage(language: ScreenLanguageId | ''): void {
  const seconds = language === '' ? 0 : YEAR_SECONDS;
  document.cookie = `language=${language}; Path=${basePath}/; Max-Age=${seconds}; SameSite=Lax`;
  if (language !== pageLanguage) location.reload();
}
