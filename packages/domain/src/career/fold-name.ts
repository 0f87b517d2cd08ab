/** The form under which names are compared. */
export const foldName = (name: string) => name.trim().toLowerCase().replaceAll('’', "'");
