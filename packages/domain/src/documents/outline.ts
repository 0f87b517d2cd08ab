/** An entry of a list, and what follows of the path: `experience.2` and `bullets.1`. */
const IN_ENTRY = /^(.*\.\d+)\.(.+)$/;

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/**
 * The lines of a document for a program to read and name again: one a line, `key: words`, those of an entry below its path in
 * brackets. The path of a line is its bracket, a full stop and its key. No words can pass for a path: each is limited to one line.
 */
export function outlineOf(lines: ReadonlyMap<string, string>): string {
  const keyed = [...lines].map(([path, text]) => {
    const [, entry = '', key = path] = IN_ENTRY.exec(path) ?? [];
    return { entry, row: `${key}: ${oneLine(text)}` };
  });
  const byEntry = Map.groupBy(keyed, ({ entry }) => entry);
  return [...byEntry]
    .toSorted(([one], [other]) => Number(one !== '') - Number(other !== ''))
    .flatMap(([entry, rows]) => [...(entry === '' ? [] : [`[${entry}]`]), ...rows.map(({ row }) => row)])
    .join('\n');
}
