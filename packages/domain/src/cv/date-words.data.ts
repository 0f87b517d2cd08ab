import type { SectionLanguage } from './section-names.data.ts';

/**
 * How one language writes dates, but for the full names of months. Short ones stand here, January first, because browsers
 * differ in theirs ("Sep", "Sept") and a CV prints alike in each and on the server.
 */
export type DateWords = {
  short: readonly string[];
  present: string;
  from: string;
  until: string;
};

/** Forms after the Unicode CLDR 47 (2025), stand-alone where a language has them, points as printed. */
export const dateWords: Record<Exclude<SectionLanguage, 'zh' | 'ja'>, DateWords> = {
  en: {
    short: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    present: 'Present',
    from: 'from',
    until: 'until',
  },
  de: {
    short: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
    present: 'heute',
    from: 'ab',
    until: 'bis',
  },
  fr: {
    short: [
      'janv.',
      'févr.',
      'mars',
      'avr.',
      'mai',
      'juin',
      'juil.',
      'août',
      'sept.',
      'oct.',
      'nov.',
      'déc.',
    ],
    present: 'aujourd’hui',
    from: 'depuis',
    until: 'jusqu’à',
  },
  es: {
    short: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
    present: 'actualidad',
    from: 'desde',
    until: 'hasta',
  },
  pt: {
    short: ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'],
    present: 'atual',
    from: 'desde',
    until: 'até',
  },
  it: {
    short: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
    present: 'oggi',
    from: 'da',
    until: 'fino a',
  },
  nl: {
    short: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
    present: 'heden',
    from: 'vanaf',
    until: 'tot',
  },
  pl: {
    short: ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'],
    present: 'obecnie',
    from: 'od',
    until: 'do',
  },
  ar: {
    short: [
      'يناير',
      'فبراير',
      'مارس',
      'أبريل',
      'مايو',
      'يونيو',
      'يوليو',
      'أغسطس',
      'سبتمبر',
      'أكتوبر',
      'نوفمبر',
      'ديسمبر',
    ],
    present: 'حتى الآن',
    from: 'من',
    until: 'حتى',
  },
};

/** Chinese and Japanese count months instead of naming them. */
export const countedDateWords = {
  zh: { present: '至今', from: '起', until: '止' },
  ja: { present: '現在', from: 'から', until: 'まで' },
} as const;
