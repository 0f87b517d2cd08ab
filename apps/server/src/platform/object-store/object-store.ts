import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn, openBucket, removeFrom, type Bucket } from './bucket.ts';

/** Bytes by name, outside the store and for all its servers. Names are made by us, without a slash. */
export interface ObjectStore {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where nothing has that name. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Also where nothing has that name. */
  remove(name: string): Promise<void>;
  /** Of all that begin so. */
  names(beginning: string): Promise<string[]>;
}

const UNFINISHED = '.unfinished';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function folder(path: string): ObjectStore {
  return {
    async put(name, bytes) {
      await mkdir(path, { recursive: true, mode: 0o700 });
      const unfinished = join(path, `${name}-${randomUUID()}${UNFINISHED}`);
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, join(path, name));
    },
    async get(name) {
      try {
        return await readFile(join(path, name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (name) => rm(join(path, name), { force: true }),
    async names(beginning) {
      try {
        return (await readdir(path)).filter((name) => name.startsWith(beginning));
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}

function bucket(address: string): ObjectStore {
  let opened: Promise<Bucket> | undefined;
  const inBucket = () => (opened ??= openBucket(address));
  return {
    async put(name, bytes) {
      const { PutObjectCommand } = await import('@aws-sdk/client-s3');
      const { client, bucket, prefix } = await inBucket();
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: prefix + name, Body: bytes }));
    },
    async get(name) {
      const { GetObjectCommand, NoSuchKey } = await import('@aws-sdk/client-s3');
      const { client, bucket, prefix } = await inBucket();
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + name }));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    remove: async (name) => removeFrom(await inBucket(), name),
    names: async (beginning) => namesIn(await inBucket(), beginning),
  };
}

/** The place that FILES_TO names: a folder, or a bucket as `s3://bucket/prefix`. */
export function objectStore(named: string): ObjectStore {
  return named.startsWith('s3://') ? bucket(named) : folder(named);
}

/** Writes, reads and deletes; false where what is read is not what was written. Rejects where a step fails. */
export async function isUsable(objects: ObjectStore): Promise<boolean> {
  const written = randomUUID();
  const name = `check-${written}`;
  await objects.put(name, Buffer.from(written));
  const read = await objects.get(name);
  await objects.remove(name);
  return read !== undefined && Buffer.from(read).toString() === written && !(await objects.get(name));
}
