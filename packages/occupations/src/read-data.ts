import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The text of a table of `data/`. */
export function readData(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../data/${name}`, import.meta.url)), 'utf8');
}

/** The rows of a table, without its head. */
export function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}
