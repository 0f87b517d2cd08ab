import { createReadStream, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { checkBackup } from '../platform/backup/read-backup.ts';
import { readConfiguration } from '../platform/configuration.ts';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { aClock } from '../platform/testing/clock.ts';
import { localBucket } from '../platform/testing/local-bucket.ts';
import { backUp } from './back-up.ts';
import { canBackUp, warnOfPlace } from './can-back-up.ts';
import { backupPlace } from './backup-place.ts';
import { lastBackup } from './last-backup.ts';

vi.setConfig({ testTimeout: patience(60_000), hookTimeout: patience(120_000) });

const folder = mkdtempSync(join(tmpdir(), 'candor-backups-'));
const clock = aClock();
let server: TestApp;
let bucket: Awaited<ReturnType<typeof localBucket>>;
beforeAll(async () => {
  server = await startTestApp({ clock });
  await aPerson(server);
  bucket = await localBucket('candor-test');
});
afterEach(() => clock.pass(24 * 60));
afterAll(async () => {
  await bucket.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

const backedUp = (BACKUP_TO: string, BACKUP_KEEP = '2') => {
  const { opened } = server;
  const url = opened.kind === 'postgres' ? { DATABASE_URL: opened.url } : {};
  return backUp({
    ...server.http.platform,
    configuration: readConfiguration({ BACKUP_TO, BACKUP_KEEP, ...url }),
  });
};

it('keeps the newest backups in a folder, and what else is there', async () => {
  const place = join(folder, 'disk');
  for (let night = 0; night < 3; night += 1) {
    await backedUp(place);
    if (night === 0)
      for (const name of ['candor-2026-11-20-0900.sql.gz', 'notes.txt'])
        writeFileSync(join(place, name), 'mine');
    clock.pass(24 * 60);
  }
  const names = readdirSync(place).toSorted();
  expect(names).toEqual([
    'candor-2026-11-20-0900.sql.gz',
    expect.stringMatching(/^candor-2026-11-22T/),
    expect.stringMatching(/^candor-2026-11-23T/),
    'notes.txt',
  ]);
  expect((await checkBackup(createReadStream(join(place, names[2] ?? '')))).tables).toBeGreaterThan(50);
  expect(await lastBackup(server.store)).toEqual(new Date('2026-11-23T09:00:00.000Z'));
});

it('keeps them in a bucket, by the client that its owner made', async () => {
  for (let night = 0; night < 3; night += 1) {
    await backedUp('s3://candor-test/town/hall');
    clock.pass(24 * 60);
  }
  const place = await backupPlace('s3://candor-test/town/hall/');
  const names = await place.names();
  expect(names).toHaveLength(2);
  const { Body } = await new S3Client({ forcePathStyle: true }).send(
    new GetObjectCommand({ Bucket: 'candor-test', Key: `town/hall/${names[1]}` }),
  );
  if (!(Body instanceof Readable)) throw new Error('no stream');
  expect((await checkBackup(Body)).tables).toBeGreaterThan(50);
});

it('leaves nothing of a backup that failed, and every older one', async () => {
  for (const to of [join(folder, 'disk'), 's3://candor-test/town/hall']) {
    const place = await backupPlace(to);
    const before = await place.names();
    const failed = place.save('candor-2026-12-24T00-00-00-000Z.sql.gz', async (into) => {
      into.write(Buffer.alloc(6 * 1024 * 1024));
      throw new Error('the store went away');
    });
    await expect(failed).rejects.toThrow('the store went away');
    expect((await place.names()).toSorted()).toEqual(before.toSorted());
  }
});

it('finds at the start whether a backup can be kept', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const [to, can] of [
    [join(folder, 'disk'), true],
    [join(file, 'below'), false],
    ['s3://candor-test/town/hall', true],
    ['s3://no-such-bucket', false],
  ] as const) {
    const logged: unknown[] = [];
    const configuration = readConfiguration({ BACKUP_TO: to });
    const log = { ...server.http.log, warn: (...what: unknown[]) => logged.push(what.at(-1)) };
    await warnOfPlace({ configuration, log });
    expect([await canBackUp({ configuration }), logged.length]).toEqual([can, can ? 0 : 1]);
  }
  expect(await canBackUp({ configuration: readConfiguration({}) })).toBe(true);
});

it('does nothing where nothing is set', async () => {
  await backUp(server.http.platform);
  for (const wrong of ['ftp://x/y', 's3://'])
    expect(() => readConfiguration({ BACKUP_TO: wrong })).toThrow('BACKUP_TO');
});
