/** Something that a person may name: by its title, or a contact by their name. */
export interface Nameable {
  id: string;
  name: string;
}

/** Shorter names stand in other words by chance. */
const LEAST = 3;

/** Words and figures alone, each with a blank on both sides. */
const folded = (text: string) =>
  ` ${text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;

/** The ids of what a request names, each by its whole name. */
export function namedIn(request: string, all: readonly Nameable[]): string[] {
  const searched = folded(request);
  return all.flatMap(({ id, name }) => {
    const words = folded(name);
    return words.trim().length >= LEAST && searched.includes(words) ? [id] : [];
  });
}
