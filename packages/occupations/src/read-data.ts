import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pathOf = (name: string) => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

/** The text of a table of `data/`. */
export function readData(name: string): string {
  return readFileSync(pathOf(name), 'utf8');
}

/** The bytes of a table that is no text. */
export function readBytes(name: string): Buffer<ArrayBuffer> {
  return readFileSync(pathOf(name));
}

/** Whether a table is there: an operator may leave out those below `optional/`. */
export function hasData(name: string): boolean {
  return existsSync(pathOf(name));
}
