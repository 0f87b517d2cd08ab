const every = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const any = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "Excel, SQL and Tableau". */
export const allOf = (names: readonly string[]): string => every.format(names);

/** "Excel, SQL or Tableau". */
export const anyOf = (names: readonly string[]): string => any.format(names);
