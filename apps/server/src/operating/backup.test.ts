import { gunzipSync, gzipSync } from 'node:zlib';
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { checkBackup } from '../platform/backup/read-backup.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { embeddedCopier } from '../platform/backup/embedded-copier.ts';
import { postgresCopier } from '../platform/backup/postgres-copier.ts';
import type { CopiedStore } from '../platform/backup/table-copier.ts';
import { writeTables } from '../platform/backup/write-backup.ts';
import { openStore } from '../platform/open-store.ts';
import { readConfiguration } from '../platform/configuration.ts';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { aCv, aLetter } from '../platform/testing/records.ts';
import { openCopied, type StorePlace } from './copied-store.ts';
import { contentOf, emptyPlace, kinds } from './testing/stores.ts';

// Whole stores are made for it.
vi.setConfig({ testTimeout: patience(120_000), hookTimeout: patience(120_000) });

const folder = mkdtempSync(join(tmpdir(), 'candor-backup-'));
const file = join(folder, 'backup.sql.gz');
let server: TestApp;
let source: CopiedStore;
let content: Record<string, string>;

/** Writes as people do until told to stop: each transaction leaves a row in two tables. */
function keepWriting({ store }: TestApp) {
  const stop = new AbortController();
  let written = 0;
  const done = (async () => {
    while (!stop.signal.aborted) {
      const name = `load-${written}`;
      await store.transaction(async (tx) => {
        await tx.execute(sql`insert into settings (name, value) values (${name}, 'x')`);
        await tx.execute(sql`insert into rate_limits (key, points) values (${name}, 1)`);
      });
      written += 1;
    }
  })();
  return {
    /** Resolves when so many more were written. */
    async goOn(count: number) {
      const enough = written + count;
      await vi.waitUntil(() => written >= enough, { timeout: patience(20_000) });
    },
    async stop() {
      stop.abort();
      await done;
    },
  };
}

/** A backup made beside writes, and what the store held at its moment. */
beforeAll(async () => {
  server = await startTestApp();
  await server.app.jobs.start();
  const ana = await aPerson(server, { name: 'Ana "\\N" Ruiz\n\\.\n\tü' });
  await aCv(server, ana);
  await aLetter(server, ana);
  // More than the embedded store hands over at a time.
  await server.store.execute(sql`insert into document_photos (document_id, hash, user_id, data_url)
    select id, number, user_id, repeat(md5(number::text), 30000) from documents, generate_series(1, 6) as number
    where user_id = ${ana.id}`);
  const { opened } = server;
  source =
    opened.kind === 'postgres'
      ? await postgresCopier(opened.url)
      : embeddedCopier(opened.client, async () => undefined);
  const writing = keepWriting(server);
  await writing.goOn(4);
  await source.snapshot(async (tables) => {
    content = await contentOf(tables);
    await writeTables(tables, opened.kind, createWriteStream(file));
  });
  await writing.goOn(4);
  await writing.stop();
});
afterAll(async () => {
  await source.close();
  await server.store.execute(sql`delete from rate_limits`);
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Works on a store that no server holds. */
async function within<T>(place: StorePlace, use: (store: CopiedStore) => Promise<T>): Promise<T> {
  const store = await openCopied(place);
  try {
    const done = await use(store);
    store.finish();
    return done;
  } finally {
    await store.close();
  }
}

/** Backups that are none. */
function wrongOnes(): Record<'cut' | 'changed' | 'torn' | 'doubled' | 'other', Buffer> {
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  changed[Math.floor(whole.length / 2)] = (changed[Math.floor(whole.length / 2)] ?? 0) ^ 0x10;
  // Rows that no longer fit their table, before the checksum is reached.
  const lines = gunzipSync(whole).toString('utf8').split('\n');
  const row = lines.findIndex((line, at) => line.includes('\t') && /\busers\b/.test(lines[at - 1] ?? ''));
  expect(row).toBeGreaterThan(0);
  return {
    cut: whole.subarray(0, whole.length - 9),
    changed,
    torn: gzipSync(lines.with(row, `${lines[row]}\tx`).join('\n')),
    doubled: Buffer.concat([whole, whole]),
    other: Buffer.from('not gzip'),
  };
}

describe.each(kinds)('into the store %s', (kind) => {
  let place: StorePlace;
  beforeAll(async () => {
    place = await emptyPlace(kind);
  });

  it('comes all that there was at one moment, whatever was written beside it', async () => {
    expect(Object.keys(content).length).toBeGreaterThan(60);
    expect(content['"public"."users"']).not.toMatch(/^0 /);
    await within(place, async (store) => {
      const { rows, hasJobs } = await restoreBackup(store, createReadStream(file));
      expect(hasJobs).toBe(true);
      expect(rows).toBeGreaterThan(10);
      expect(await store.snapshot(contentOf)).toEqual(content);
    });
  });

  it('with its foreign keys, and opens as a store of this release', async () => {
    const opened = await openStore(
      readConfiguration(
        place.kind === 'postgres' ? { DATABASE_URL: place.url } : { DATA_DIR: place.dataDir },
      ),
    );
    const orphan = opened.store.execute(
      sql`insert into sessions (user_id, token, expires_at) values (gen_random_uuid(), 'x', now())`,
    );
    await expect(orphan).rejects.toMatchObject({ cause: { code: '23503' } });
    await opened.close();
  });

  it('nothing comes over data of people unless told, nor of a file that turns out to be no backup', async () => {
    const { cut, torn } = wrongOnes();
    await within(place, async (store) => {
      await expect(restoreBackup(store, createReadStream(file))).rejects.toThrow('Add --overwrite');
      for (const bytes of [cut, torn])
        await expect(restoreBackup(store, Readable.from([bytes]), { overwrite: true })).rejects.toThrow(
          'no whole backup',
        );
      expect(await store.snapshot(contentOf)).toEqual(content);
      await restoreBackup(store, createReadStream(file), { overwrite: true });
      expect(await store.snapshot(contentOf)).toEqual(content);
    });
  });

  it.runIf(kind === 'embedded' && kinds.length > 1)('and from there into the other', async () => {
    const path = join(folder, `from-${kind}.gz`);
    await within(place, (store) =>
      store.snapshot((tables) => writeTables(tables, kind, createWriteStream(path))),
    );
    const other = await emptyPlace('postgres');
    await within(other, async (store) => {
      await restoreBackup(store, createReadStream(path));
      expect(await store.snapshot(contentOf)).toEqual(content);
    });
  });
});

it('is known by its checksum', async () => {
  expect(await checkBackup(createReadStream(file))).toMatchObject({ header: { format: 1 } });
  for (const bytes of [...Object.values(wrongOnes()), Buffer.alloc(0), readFileSync(file).subarray(0, 400)])
    await expect(checkBackup(Readable.from([bytes]))).rejects.toThrow('no whole backup');
});
