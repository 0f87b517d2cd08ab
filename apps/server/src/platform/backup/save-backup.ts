import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
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

/**
 * Has a backup written beside the file, reads it back, and puts it in the file's place: ended at any moment, the file is
 * what it was, or the whole backup.
 */
export async function saveBackup(file: string, write: Write): Promise<BackupSummary> {
  const unfinished = `${file}.unfinished`;
  const into = createWriteStream(unfinished, { mode: 0o600 });
  try {
    await write(into);
    const summary = await checkBackup(createReadStream(unfinished));
    await kept(unfinished);
    await rename(unfinished, file);
    await kept(dirname(file));
    return summary;
  } catch (error) {
    into.destroy();
    // Until it is closed it may make the file yet.
    if (!into.closed) await once(into, 'close');
    await rm(unfinished, { force: true });
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'ENOSPC' || code === 'EROFS')
      throw new StartError(`The backup cannot be written: ${String(error)}`, { cause: error });
    throw error;
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
