import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

/** SQLite's own number for a file that another process holds. */
const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/**
 * Holds a data folder for this process. The kernel keeps the lock and drops it with the process, so that a killed
 * one leaves nothing stale. Returns how to release it; throws where another process holds it.
 */
export function holdFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (cause) {
    file?.close();
    if (!isBusy(cause)) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartError(`The file ${path} cannot be locked: ${reason}.`, { cause });
    }
    throw new StartError(
      `Another Candor is running on the data folder ${folder}. Stop it, or set DATA_DIR to a folder of its own.`,
    );
  }
  const held = file;
  return () => held.close();
}
