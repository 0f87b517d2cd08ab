import { foldTitle } from './normalise-title.ts';
import { meaningsOf } from './title-index.ts';

/** Names that say what an occupation is among others, or of what several are, are no job titles. */
const OF_MANY = /\bn\.?e\.?c\b|\b(?:in|of|for|not|except|all other|including)\b| - |:|;/i;

/** "Physicians, Pathologists" and "Cooks, Institution and Cafeteria": what stands behind the comma says which, as the US puts it. */
const INVERTED = /^(?:[^,]+,(?!.*, and [^,]+$)|[^,]* and [^,]*,).*\p{Lu}/u;

/** One of several: "Scaffolders". */
const isOfPeople = (part: string) =>
  /(?:s|men|women|people)$/i.test(part) && meaningsOf(foldTitle(part)).length > 0;

/**
 * The job titles that a row of a table bears, as they are compared: "Scaffolders, stagers and riggers" are three. What stands
 * behind a title of several words may share some of them ("Production managers and directors"), and is none by itself.
 */
function titlesOfRow(name: string): string[] {
  const bare = name.replaceAll(/\([^)]*\)/g, ' ').trim();
  const titles = [foldTitle(bare)];
  if (OF_MANY.test(bare) || INVERTED.test(bare)) return titles;
  let isShared = false;
  for (const part of bare.split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*\/\s*/i)) {
    if (!isOfPeople(part)) break;
    if (!isShared || part.includes(' ')) titles.push(foldTitle(part));
    isShared ||= part.includes(' ');
  }
  return titles;
}

/** The rows of a table by the job titles they bear; a title that two bear tells neither, unless it is the whole name of one. */
export function rowsByTitle(rows: readonly { code: string; title: string }[]): Map<string, string> {
  const found = new Map<string, string | null>();
  for (const { code, title } of rows)
    for (const one of new Set(titlesOfRow(title)))
      found.set(one, found.has(one) && found.get(one) !== code ? null : code);
  for (const { code, title } of rows) found.set(foldTitle(title), code);
  return new Map([...found].flatMap(([title, code]) => (code === null ? [] : [[title, code] as const])));
}
