import { shortMonths } from './month-forms.data.ts';

/** Languages whose months are read. */
type MonthLanguage = keyof typeof shortMonths;
export const monthLanguages = Object.keys(shortMonths) as readonly MonthLanguage[];

// The middle of each month of 1970, in milliseconds.
const middles = Array.from({ length: 12 }, (_month, at) => (at * 30.5 + 14) * 86_400_000);

const named = new Map<string, readonly string[]>();

/** The twelve months as a language (BCP 47) names them by themselves: "January", "Januar", "styczeń". */
export function monthNames(language: string): readonly string[] {
  const known = named.get(language);
  if (known) return known;
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const names = middles.map((moment) => format(moment));
  named.set(language, names);
  return names;
}

/** The months as a language names them behind a day: "stycznia". */
function namesInDates(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return middles.map(
    (moment) => format.formatToParts(moment).find(({ type }) => type === 'month')?.value ?? '',
  );
}

/** What people write for each of the twelve months in a language, in lower case without points: full, inflected and short. */
export function monthForms(language: MonthLanguage): string[][] {
  const [names, inDates] = [monthNames(language), namesInDates(language)];
  return shortMonths[language].map((short, at) => {
    const forms = [names[at] ?? '', inDates[at] ?? '', ...short.split('|')];
    return [...new Set(forms.map((form) => form.toLowerCase()))].filter((form) => form !== '');
  });
}

/** The month, 1 to 12, of each form of lists that begin with January. */
export const monthsByForm = (
  ...lists: readonly (readonly (readonly string[])[])[]
): ReadonlyMap<string, number> =>
  new Map(
    lists.flatMap((list) =>
      list.flatMap((forms, at) => forms.map((form): [string, number] => [form, at + 1])),
    ),
  );
