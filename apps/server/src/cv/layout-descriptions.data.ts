/** What each layout is like, in one line, for the table of templates. */
export const layoutDescriptions: Record<string, string> = {
  professional: 'A quiet sans with a serif name, ruled headings, dates at the right edge.',
  modern: 'One tight grotesque, a thick rule over the name, dates hanging in a column of their own.',
  classic: 'A book page: centred, small capitals, employers first.',
  executive: 'A light, wide serif under a double rule, spaced capitals.',
  minimal: 'One light sans, larger headings in ink, white space in place of rules.',
  creative: 'The name on a band of colour, headings in a column of their own.',
  academic: 'A letterhead over long lists: publications, teaching, grants.',
  tech: 'Name, dates and labels in a type made for code; skills as a table.',
  latex: 'Computer Modern and small capitals over a full rule, as LaTeX sets them.',
  europass: 'Labels and dates in a ruled side column, facts beside them, one blue.',
};
