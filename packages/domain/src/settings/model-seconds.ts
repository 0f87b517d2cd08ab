/** The shortest and the longest time that a language model may be given for one text, and what it has where nobody says. */
export const modelSeconds = { least: 10, usual: 90, most: 600 } as const;
