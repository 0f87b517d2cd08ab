/** Languages with letters of their own beside English. */
export const ownLanguages = ['de', 'fr', 'es'] as const;
export type OwnLanguage = (typeof ownLanguages)[number];
export type WrittenLanguage = 'en' | OwnLanguage;

export const isOwnLanguage = (language: string): language is OwnLanguage =>
  ownLanguages.some((one) => one === language);

/** Where a letter's customs differ from those of the language's largest country. */
export type Region = 'switzerland' | 'austria' | 'latin america' | '';
