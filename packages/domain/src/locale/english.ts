interface English {
  /** BCP 47. */
  tag: string;
  isMonthFirst: boolean;
}

const known = new Map<string, English>();

function read(asked: string): English {
  const format = new Intl.DateTimeFormat(asked, { month: 'long', day: 'numeric' });
  const { locale } = format.resolvedOptions();
  // The engine has no English of that country: it would be American.
  if (locale === 'en' && asked !== 'en-US') return read('en-GB');
  return { tag: locale, isMonthFirst: format.formatToParts(0)[0]?.type === 'month' };
}

function english(tag: string): English {
  const found = known.get(tag) ?? read(tag);
  known.set(tag, found);
  return found;
}

/** The English of a country as BCP 47; American where no country is known, British where the country has none of its own. */
export const englishOf = (country: string | null): string =>
  english(`en-${country?.toUpperCase() ?? 'US'}`).tag;

/** Whether the English of a country names the month before the day: where it does, it spells as Americans do. */
export const writesAmerican = (country: string | null): boolean => english(englishOf(country)).isMonthFirst;
