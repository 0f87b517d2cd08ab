import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { newDataFolder } from '@candor/testing/server';
import { authSecret } from './auth-secret.ts';
import { prepareStoreFolder, setAside, undoUnfinished } from './data-folder.ts';
import { readConfiguration } from './configuration.ts';
import { openEmbedded } from './embedded-store.ts';
import { migrationsDue } from './migrations.ts';
import { settings } from './schema.ts';

// The first that copies a new store has it made.
vi.setConfig({ testTimeout: patience(90_000) });

const root = mkdtempSync(join(tmpdir(), 'candor-folder-'));
afterAll(() => rmSync(root, { recursive: true }));
let folders = 0;
const freshFolder = () => join(root, String((folders += 1)));

it('does not take a folder with files for a new store, and leaves them as they are', async () => {
  const folder = freshFolder();
  mkdirSync(join(folder, 'store', 'base'), { recursive: true });
  writeFileSync(join(folder, 'store', 'base', '1'), 'somebody’s work');
  await expect(openEmbedded(folder)).rejects.toThrow(
    /holds files but no whole store: its file PG_VERSION is missing/,
  );
  expect(readdirSync(join(folder, 'store'))).toEqual(['base']);
  expect(readFileSync(join(folder, 'store', 'base', '1'), 'utf8')).toBe('somebody’s work');
});

it('makes a new store again whose making was cut off', () => {
  const folder = freshFolder();
  const [dataDir, unfinished] = [join(folder, 'store'), join(folder, 'store-unfinished')];
  mkdirSync(join(dataDir, 'base'), { recursive: true });
  writeFileSync(unfinished, '');
  undoUnfinished(dataDir, unfinished);
  expect(prepareStoreFolder(dataDir, unfinished)).toBe('new');
  expect(readdirSync(folder)).toEqual(['store-unfinished']);
});

it('puts a store back that was set aside for one that was not finished, and says what is wrong with it', async () => {
  const [early, late] = [freshFolder(), freshFolder()];
  for (const folder of [early, late]) {
    const [dataDir, unfinished] = [join(folder, 'store'), join(folder, 'store-unfinished')];
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'PG_VERSION'), 'broken');
    const aside = setAside(dataDir, unfinished);
    if (folder === late) mkdirSync(dataDir);
    else renameSync(aside, dataDir);
  }
  // With a copy to go back to, and without one.
  mkdirSync(join(late, 'backups'));
  writeFileSync(join(late, 'backups', 'store-2026-11-20.tar.gz'), '');
  await expect(openEmbedded(early)).rejects.toThrow(
    /cannot be opened\. To go on from a backup: npm run restore -- FILE --overwrite[^\n]+empty store\.$/,
  );
  await expect(openEmbedded(late)).rejects.toThrow(/packed in \S+store-2026-11-20\.tar\.gz/);
  for (const folder of [early, late]) {
    expect(readFileSync(join(folder, 'store', 'PG_VERSION'), 'utf8')).toBe('broken');
    expect(readdirSync(folder).filter((name) => name.startsWith('store'))).toEqual(['store']);
  }
});

it('says why a data folder cannot be used, and does not speak of another Candor', async () => {
  const file = freshFolder();
  writeFileSync(file, '');
  await expect(openEmbedded(file)).rejects.toThrow(
    /The data folder \S+ cannot be used: there is a file of that name/,
  );
  await expect(openEmbedded(join(file, 'below'))).rejects.toThrow(
    /cannot be used: a part of its path is a file/,
  );
  const folder = freshFolder();
  mkdirSync(join(folder, 'lock'), { recursive: true });
  await expect(openEmbedded(folder)).rejects.toThrow(/lock cannot be locked: unable to open database file/);
});

it('takes over the secret file of an earlier release, unless it is empty or cut off', async () => {
  const folder = await newDataFolder();
  const opened = await openEmbedded(folder);
  await opened.store.delete(settings);
  for (const [kept, what] of [
    ['', 'empty'],
    ['half-of-it', 'cut off'],
  ] as const) {
    writeFileSync(join(folder, 'secret'), kept);
    await expect(authSecret(readConfiguration({}), opened)).rejects.toThrow(`secret is ${what}`);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(kept);
  }
  const earlier = 'kept-in-the-folder-by-an-earlier-release';
  writeFileSync(join(folder, 'secret'), earlier);
  expect(await authSecret(readConfiguration({}), opened)).toBe(earlier);
  rmSync(join(folder, 'secret'));
  expect(await authSecret(readConfiguration({}), opened)).toBe(earlier);
  await opened.close();
  rmSync(folder, { recursive: true });
});

it('is not opened by an older release than the one that changed it', async () => {
  const query = async (text: string) => ({
    rows: [text.includes('to_regclass') ? { known: true } : { newest: '9000000000000' }],
  });
  await expect(migrationsDue(query)).rejects.toThrow('belongs to a newer release of Candor');
});
