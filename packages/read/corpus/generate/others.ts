import type { Language } from './person.ts';

/** A document that is no CV; its text stands in `others/`. */
export interface Other {
  half: 'dev' | 'held';
  name: string;
  type: 'cover-letter' | 'unknown';
  lang: Language;
  form: 'text' | 'html-print' | 'docx' | 'markdown';
}

export const others: readonly Other[] = [
  { half: 'dev', name: 'dev-letter-en', type: 'cover-letter', lang: 'en', form: 'html-print' },
  { half: 'dev', name: 'dev-letter-de', type: 'cover-letter', lang: 'de', form: 'docx' },
  { half: 'dev', name: 'dev-letter-fr', type: 'cover-letter', lang: 'fr', form: 'text' },
  { half: 'held', name: 'held-letter-es', type: 'cover-letter', lang: 'es', form: 'docx' },
  { half: 'held', name: 'held-letter-nl', type: 'cover-letter', lang: 'nl', form: 'html-print' },
  { half: 'held', name: 'held-letter-en', type: 'cover-letter', lang: 'en', form: 'text' },
  { half: 'dev', name: 'dev-unknown-recipe', type: 'unknown', lang: 'en', form: 'text' },
  { half: 'dev', name: 'dev-unknown-invoice', type: 'unknown', lang: 'en', form: 'html-print' },
  { half: 'held', name: 'held-unknown-minutes', type: 'unknown', lang: 'en', form: 'docx' },
  { half: 'held', name: 'held-unknown-advert', type: 'unknown', lang: 'de', form: 'markdown' },
];
