import { dirname, join } from 'node:path';

/** The top of the repository. */
export const root = dirname(dirname(import.meta.dirname));

/** Where tooling keeps what it fetched or built for itself; ignored by git, safe to delete. */
export const cache = join(root, '.cache');

/** A path below the top of the repository. */
export function inRoot(...parts: string[]): string {
  return join(root, ...parts);
}
