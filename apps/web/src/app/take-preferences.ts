import type { Preferences } from '@candor/domain/settings';
import { chooseTheme } from '../platform/theme.ts';
import { chooseLanguage } from '../platform/choose-language.ts';
import { choosePaper } from '../platform/paper.ts';

/** Whether a preference is another than the one this device took last; it is taken from now on. */
function isNew(name: 'theme' | 'paper' | 'language', value: string, initial: string): boolean {
  const key = `${name}-preference`;
  if ((localStorage.getItem(key) ?? initial) === value) return false;
  localStorage.setItem(key, value);
  return true;
}

/** Takes over what the person has set. What was chosen on this device since then stays. */
export function takePreferences({ theme, paper, screenLanguage }: Preferences): void {
  if (isNew('theme', theme, 'system')) chooseTheme(theme);
  if (isNew('paper', paper, 'automatic')) choosePaper(paper);
  if (isNew('language', screenLanguage, '')) chooseLanguage(screenLanguage);
}
