import { readdir, rm, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import { namesIn, openBucket, removeFrom } from '../platform/object-store/bucket.ts';
import type { BackupSummary } from '../platform/backup/read-backup.ts';
import { saveBackup, streamBackup } from '../platform/backup/save-backup.ts';

type Write = (into: Writable) => Promise<void>;

/** Where backups are stored. */
export interface BackupPlace {
  /** Stores a whole backup, or none. */
  save(name: string, write: Write): Promise<BackupSummary>;
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

function folder(path: string): BackupPlace {
  return {
    async save(name, write) {
      await mkdir(path, { recursive: true, mode: 0o700 });
      return saveBackup(join(path, name), write);
    },
    names: () => readdir(path),
    remove: (name) => rm(join(path, name)),
  };
}

async function bucket(address: string): Promise<BackupPlace> {
  const { Upload } = await import('@aws-sdk/lib-storage');
  const opened = await openBucket(address);
  return {
    async save(name, write) {
      const body = new PassThrough();
      const params = { Bucket: opened.bucket, Key: opened.prefix + name, Body: body };
      const upload = new Upload({ client: opened.client, params });
      const written = streamBackup(write, body).then(
        (summary) => {
          body.end();
          return summary;
        },
        async (error: unknown) => {
          await upload.abort();
          body.destroy();
          throw error;
        },
      );
      // What is not written to its end is no object of the bucket.
      const [summary] = await Promise.all([written, upload.done()]);
      return summary;
    },
    names: () => namesIn(opened),
    remove: (name) => removeFrom(opened, name),
  };
}

/** The place that BACKUP_TO names. */
export async function backupPlace(named: string): Promise<BackupPlace> {
  return named.startsWith('s3://') ? bucket(named) : folder(named);
}
