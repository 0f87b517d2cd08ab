/** The months by name, as alternatives of a pattern. */
export const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
