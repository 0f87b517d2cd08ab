import type { texts } from './texts.ts';

/** A text in the language of the browser, else in English; beside the texts, which language that is and which way its lines run. */
export const text = (key: keyof typeof texts | 'language' | 'direction', ...values: string[]): string =>
  chrome.i18n.getMessage(key, values);
