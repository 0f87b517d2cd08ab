import { readFileSync } from 'node:fs';

/** Rows of a CSV without line breaks inside fields, each by the names of its columns. */
export function readCsv(path: string): Record<string, string>[] {
  const [head = [], ...rows] = readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) =>
        (match[1] ?? match[2] ?? '').replaceAll('""', '"'),
      ),
    );
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}
