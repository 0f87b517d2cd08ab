import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFault } from './start-fault.ts';

/**
 * Holds a data folder for this process. The kernel keeps the lock and drops it with the process, so that a killed
 * one leaves nothing stale. Returns how to let go; throws where another process holds it.
 */
export function holdFolder(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    file.close();
    throw new StartFault(
      `Another Candor is running on the data folder ${folder}. Stop it, or set DATA_DIR to a folder of its own.`,
    );
  }
  return () => file.close();
}
