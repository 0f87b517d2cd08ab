import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/**
 * Writes into the folder of a store who holds it. Returns how to ask whether that still stands there: it does not once the
 * folder was removed, moved or replaced, or another took it after its lock was removed, which the lock tells nobody.
 */
export function nameHolder(dataDir: string): () => boolean {
  const path = join(dataDir, 'holder');
  const holder = randomUUID();
  writeFileSync(path, holder, { mode: 0o600 });
  let known = statSync(path);
  let isHeld = true;
  return () => {
    if (!isHeld) return false;
    try {
      const now = statSync(path);
      // Before each statement: the file itself is read only where this looks like another. Some mounted disks renumber files.
      if (now.ino === known.ino && now.mtimeMs === known.mtimeMs) return true;
      known = now;
      isHeld = readFileSync(path, 'utf8') === holder;
    } catch (error) {
      if (isMissing(error)) isHeld = false;
    }
    return isHeld;
  };
}
