import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { PassThrough, Transform, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { checkBackup, type BackupSummary } from './read-backup.ts';
import { StartError } from '../start-error.ts';

type Write = (into: Writable) => Promise<void>;

async function kept(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const REASONS: Record<string, (folder: string) => string> = {
  ENOENT: (folder) => `there is no folder ${folder}. Make it first`,
  ENOTDIR: (folder) => `${folder} is no folder`,
  EACCES: (folder) => `this user may not write in ${folder}`,
  EPERM: (folder) => `this user may not write in ${folder}`,
  EROFS: (folder) => `the disk of ${folder} is read-only`,
  ENOSPC: (folder) => `there is no space left on the disk of ${folder}`,
  EISDIR: () => 'that is a folder. Name a file in it',
};

function cannotWrite(file: string, cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = REASONS[code]?.(dirname(resolve(file)));
  return reason ? new StartError(`The backup ${file} cannot be written: ${reason}.`, { cause }) : cause;
}

export interface SaveOptions {
  /** Puts the backup in the place of a file of that name. Default: refuses. */
  overwrite?: boolean;
}

/**
 * Has a backup written beside the file, reads it back, and puts it in the file's place: ended at any moment, the file is
 * what it was, or the whole backup.
 */
export async function saveBackup(
  file: string,
  write: Write,
  { overwrite = false }: SaveOptions = {},
): Promise<BackupSummary> {
  if (!overwrite && existsSync(file))
    throw new StartError(
      `There is a file ${file}, maybe a backup that is needed. Nothing was written. Name another, or add --overwrite.`,
    );
  const unfinished = `${file}.unfinished`;
  const into = createWriteStream(unfinished, { mode: 0o600 });
  try {
    // One that cannot be made says why before anybody writes into it.
    await once(into, 'open');
    await write(into);
    const summary = await checkBackup(createReadStream(unfinished));
    await kept(unfinished);
    await rename(unfinished, file);
    await kept(dirname(file));
    return summary;
  } catch (error) {
    // What was still to be written into it fails now, and is no news.
    into.on('error', () => undefined).destroy();
    // Until it is closed it may make the file yet.
    if (!into.closed) await new Promise<void>((resolve) => into.once('close', () => resolve()));
    await rm(unfinished, { force: true });
    throw cannotWrite(file, error);
  }
}

/** Has a backup written to the standard output and checks what went there. */
export async function streamBackup(write: Write, out: Writable): Promise<BackupSummary> {
  const copy = new PassThrough();
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (copy.write(chunk)) done(null, chunk);
      else copy.once('drain', () => done(null, chunk));
    },
    flush(done) {
      copy.end();
      done();
    },
  });
  through.on('error', (error) => copy.destroy(error));
  through.pipe(out, { end: false });
  const [summary] = await Promise.all([checkBackup(copy), write(through), finished(through)]);
  return summary;
}
