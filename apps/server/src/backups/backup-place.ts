import { readdir, rm, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, type Writable } from 'node:stream';
import type { BackupSummary } from '../platform/backup/read-backup.ts';
import { saveBackup, streamBackup } from '../platform/backup/save-backup.ts';

type Write = (into: Writable) => Promise<void>;

/** Where backups are kept. */
export interface BackupPlace {
  /** Keeps a backup that is whole, or none. */
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

/** A bucket, by Amazon's own client: it finds address, region and keys in the variables AWS_*. */
async function bucket(address: string): Promise<BackupPlace> {
  const { DeleteObjectCommand, S3Client, paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const { hostname: Bucket, pathname } = new URL(address);
  const path = pathname.replace(/^\//, '').replace(/\/?$/, '/');
  const prefix = path === '/' ? '' : path;
  const isElsewhere = Boolean(process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']);
  // Services of one's own seldom have a host name for each bucket.
  const client = new S3Client({ forcePathStyle: isElsewhere });
  return {
    async save(name, write) {
      const body = new PassThrough();
      const upload = new Upload({ client, params: { Bucket, Key: prefix + name, Body: body } });
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
    async names() {
      const names: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
        for (const { Key = '' } of Contents) names.push(Key.slice(prefix.length));
      return names;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + name }));
    },
  };
}

/** The place that BACKUP_TO names. */
export async function backupPlace(named: string): Promise<BackupPlace> {
  return named.startsWith('s3://') ? bucket(named) : folder(named);
}
