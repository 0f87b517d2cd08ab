/** What each layout is like, in one line, for the table of templates. */
export const layoutDescriptions: Record<string, string> = {
  professional: 'A quiet sans with a serif name, ruled headings, dates at the right edge.',
  modern: 'One tight grotesque, a thick rule over the name, dates hanging in a column of their own.',
  classic: 'A book page: centred, small capitals, employers first.',
  executive: 'A light, wide serif under a double rule, spaced capitals.',
  minimal: 'Plain type and white space, nothing else.',
  creative: 'A side column and a strong colour, still one flow for a machine.',
  academic: 'For long lists: publications, teaching, grants.',
  tech: 'Tools first, in a type made for code.',
};
