/** The words of a list that is written with blanks between them. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
