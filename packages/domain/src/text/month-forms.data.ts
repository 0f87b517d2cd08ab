/**
 * Short, unaccented and older forms of the months as people write them, by language: lower case, without points, January
 * first, several of one month apart by a bar. The full names are the runtime's.
 */
export const shortMonths = {
  en: ['jan', 'feb', 'mar', 'apr', '', 'jun', 'jul', 'aug', 'sep|sept', 'oct', 'nov', 'dec'],
  de: ['jän|jänner', 'febr', 'mär|mrz|maerz', '', '', '', '', '', '', 'okt', '', 'dez'],
  fr: ['janv', 'févr|fév|fevr|fevrier', '', 'avr', '', '', 'juil', 'aout', '', '', '', 'déc|decembre'],
  es: ['ene', '', '', 'abr', '', '', '', 'ago|agto', 'set|setiembre', '', '', 'dic'],
  pt: ['', 'fev', 'marco', '', '', '', '', '', '', 'out', '', ''],
  it: ['gen|genn', 'febbr', '', '', 'mag|magg', 'giu', 'lug', '', 'sett', 'ott', '', ''],
  nl: ['', '', 'mrt', '', '', '', '', '', '', '', '', ''],
  ru: ['янв', 'фев|февр', 'мар', 'апр', '', 'июн', 'июл', 'авг', 'сен|сент', 'окт', 'ноя|нояб', 'дек'],
  pl: ['sty', 'lut', '', 'kwi', '', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
