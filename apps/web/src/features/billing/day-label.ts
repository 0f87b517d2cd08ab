import { onUse } from '../../ui/on-use.ts';
import { pageLocale } from '../../ui/page-language.ts';

const dayAndMonth = onUse(
  () => new Intl.DateTimeFormat(pageLocale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** The day of a moment as the server counts days: December 1. */
export function dayLabel(moment: string): string {
  return dayAndMonth().format(new Date(moment));
}
