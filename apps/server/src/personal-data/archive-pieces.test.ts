import { eq } from 'drizzle-orm';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dataExportSchema } from '@candor/contracts/personal-data';
import { patience } from '@candor/testing';
import { aClock } from '../platform/testing/clock.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv } from '../platform/testing/records.ts';
import { dropExpired } from './archive-pieces.ts';
import { dataExportPieces } from './schema.ts';

vi.setConfig({ testTimeout: patience(60_000), hookTimeout: patience(60_000) });

const folder = mkdtempSync(join(tmpdir(), 'candor-archives-'));
const clock = aClock();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock, variables: { FILES_TO: folder } });
  await server.app.warm();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function anExport(as: Person): Promise<string> {
  const state = async () => {
    const { json } = await server.ask({ method: 'GET', path: '/api/data-export', as });
    return dataExportSchema.parse((json as { export: unknown }).export);
  };
  await server.ask({ method: 'POST', path: '/api/data-export', as });
  await expect.poll(async () => (await state()).state, { timeout: 40_000 }).toBe('ready');
  return (await state()).id;
}

const download = (as: Person, id: string) =>
  server.ask({ method: 'GET', path: `/api/data-export/${id}/file`, as });

it('an archive is kept where the configuration says, in pieces, and comes out whole', async () => {
  const ana = await aPerson(server);
  await aCv(server, ana);
  const id = await anExport(ana);
  expect(readdirSync(folder).length).toBeGreaterThan(0);
  const stored = server.store.select().from(dataExportPieces).where(eq(dataExportPieces.exportId, id));
  expect(await stored).toEqual([]);
  const { status, bytes } = await download(ana, id);
  expect(status).toBe(200);
  expect(Object.keys(unzipSync(bytes))).toContain('candor.json');
  const other = await aPerson(server);
  expect((await download(other, id)).status).toBe(404);
});

it('the next takes its place, and with the account all of it goes', async () => {
  const ana = await aPerson(server);
  const first = await anExport(ana);
  const second = await anExport(ana);
  const filesOf = (id: string) => readdirSync(folder).filter((name) => name.includes(id));
  expect(filesOf(first)).toEqual([]);
  expect(filesOf(second).length).toBeGreaterThan(0);
  const body = { password: ana.password };
  expect((await server.ask({ method: 'POST', path: '/api/delete-account', as: ana, body })).status).toBe(200);
  expect(filesOf(second)).toEqual([]);
});

it('what is over, or belongs to nobody, is gone after a day', async () => {
  const ana = await aPerson(server);
  await anExport(ana);
  await server.http.platform.objects?.put(`data-export-${crypto.randomUUID()}-0`, Buffer.from('left behind'));
  clock.pass(25 * 60);
  await dropExpired(server.http.platform);
  expect(readdirSync(folder)).toEqual([]);
});

it('an archive that was kept elsewhere is asked for again', async () => {
  const ana = await aPerson(server);
  const id = await anExport(ana);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  expect((await download(ana, id)).status).toBe(404);
});
