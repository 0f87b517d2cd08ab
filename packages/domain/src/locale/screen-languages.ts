export interface ScreenLanguage {
  /** What it calls itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** `machine`: no native speaker has read its words yet, which is said where it is chosen. */
  quality: 'native' | 'machine';
}

/**
 * The languages that the screen speaks, by BCP 47. English is what the source is written in; each of the others has its words in
 * `packages/words/catalogues` (docs/translating.md).
 */
export const screenLanguages = {
  en: { name: 'English', direction: 'ltr', quality: 'native' },
  de: { name: 'Deutsch', direction: 'ltr', quality: 'native' },
  fr: { name: 'Français', direction: 'ltr', quality: 'native' },
  es: { name: 'Español', direction: 'ltr', quality: 'native' },
  ar: { name: 'العربية', direction: 'rtl', quality: 'machine' },
} as const satisfies Record<string, ScreenLanguage>;

export type ScreenLanguageId = keyof typeof screenLanguages;

/** The identifier of a language that is one of the screen's. */
export const isScreenLanguage = (id: string): id is ScreenLanguageId => Object.hasOwn(screenLanguages, id);

export const screenLanguageIds: readonly ScreenLanguageId[] =
  Object.keys(screenLanguages).filter(isScreenLanguage);

/**
 * The language in which somebody reads the screen: the first of those they ask for that is offered, by its whole name or its language
 * alone (`de-AT` is `de`), else English.
 */
export function screenLanguageOf(
  asked: readonly string[],
  offered: readonly ScreenLanguageId[] = screenLanguageIds,
): ScreenLanguageId {
  for (const tag of asked) {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    const found = offered.find((id) => id === language);
    if (found) return found;
  }
  return 'en';
}
