import { pageLocale } from '../../ui/page-language.ts';

const format = new Intl.NumberFormat(pageLocale, {
  style: 'unit',
  unit: 'gigabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Bytes as people read them: "8.1 GB". */
export const gigabytes = (bytes: number): string => format.format(bytes / 1e9);
