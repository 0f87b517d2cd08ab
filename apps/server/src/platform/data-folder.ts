import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartError } from './start-error.ts';

/** A new store takes 40 MB at once and grows with the first people; one that is there needs room for its next writes. */
const NEW_STORE_BYTES = 96 * 1024 * 1024;
const NEXT_WRITES_BYTES = 4 * 1024 * 1024;

const REASONS: Record<string, string> = {
  ENOSPC: 'there is no space left on its disk. Free some, or set DATA_DIR to a folder on another disk',
  EDQUOT: 'its disk quota is used up. Free some space, or set DATA_DIR to a folder on another disk',
  EROFS: 'its disk is read-only. Make it writable, or set DATA_DIR to another folder',
  EACCES: 'this user may not write there. Change its owner, or set DATA_DIR to another folder',
  EPERM: 'this user may not write there. Change its owner, or set DATA_DIR to another folder',
  ENOTDIR: 'a part of its path is a file. Set DATA_DIR to a folder',
  EEXIST: 'there is a file of that name. Set DATA_DIR to a folder',
};

function cannotUse(folder: string, code: unknown, cause?: unknown): StartError {
  const reason = REASONS[String(code)] ?? `writing there fails (${String(code)})`;
  return new StartError(`The data folder ${folder} cannot be used: ${reason}.`, { cause });
}

/** What is left for files in a folder, in bytes. */
function bytesLeft(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Whether the disk of a folder has so little left that this alone explains why a store cannot be opened. */
export function isNearlyFull(folder: string): boolean {
  return bytesLeft(folder) < NEXT_WRITES_BYTES;
}

function tryToWrite(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(64 * 1024));
  } finally {
    rmSync(file, { force: true });
  }
}

/** Makes the data folder where there is none, and throws where it cannot be written to. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    tryToWrite(join(folder, `.writable-${process.pid}`));
  } catch (error) {
    throw cannotUse(folder, error instanceof Error && 'code' in error ? error.code : error, error);
  }
  const needed = existsSync(join(folder, 'store', 'PG_VERSION')) ? NEXT_WRITES_BYTES : NEW_STORE_BYTES;
  if (bytesLeft(folder) < needed) throw cannotUse(folder, 'ENOSPC');
}

/** A store that is there and cannot be opened. */
export class BrokenStore extends StartError {}

/** What leads out of it, whichever of the two it is. */
export const RESTORE_ADVICE =
  'To go on from a backup: npm run restore -- FILE --overwrite, which keeps what is there beside it. ' +
  'To go on without one, move that folder away: the next start makes an empty store.';

/** Makes room for a new store where one cannot be opened. As long as `unfinished` is there, `undoUnfinished` puts it back. */
export function setAside(dataDir: string, unfinished: string): string {
  const aside = `${dataDir}-broken-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  writeFileSync(unfinished, basename(aside));
  renameSync(dataDir, aside);
  return aside;
}

/**
 * `unfinished` is there from before a new store is made until it has its tables: what was left of that by a kill is no one's
 * work and makes room, and a store that was set aside for it comes back.
 */
export function undoUnfinished(dataDir: string, unfinished: string): void {
  if (!existsSync(unfinished)) return;
  const aside = readFileSync(unfinished, 'utf8');
  const isAside = aside !== '' && existsSync(join(dirname(dataDir), aside));
  if (aside === '' || isAside) rmSync(dataDir, { recursive: true, force: true });
  if (isAside) renameSync(join(dirname(dataDir), aside), dataDir);
  rmSync(unfinished);
}

/** Sees that the folder of a store holds one, or nothing. Returns whether a new one is due, which is then unfinished. */
export function prepareStoreFolder(dataDir: string, unfinished: string): 'new' | 'known' {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return 'known';
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new BrokenStore(
      `The folder ${dataDir} holds files but no whole store: its file PG_VERSION is missing. Nothing was changed. ` +
        `Put the missing files back. ${RESTORE_ADVICE}`,
    );
  if (!existsSync(unfinished)) writeFileSync(unfinished, '');
  return 'new';
}
