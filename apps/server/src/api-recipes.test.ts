import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import type { ApiScope } from '@candor/domain/account';
import { aPerson, startTestApp, type Person, type TestApp } from './platform/testing/index.ts';
import { aContactWithParts, aCv, aLetter, anApiKey, anApplication } from './platform/testing/records.ts';
import { allTools } from './tools/index.ts';

// Each recipe is run as a program of its own.
vi.setConfig({ testTimeout: patience(30_000) });

const page = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8');
/** The scripts of the page by their names. */
const recipes = new Map(
  [...page.matchAll(/```js\n\/\/ (\S+\.mjs)\n(.*?)```/gs)].map(([, name = '', script = '']) => [
    name,
    script,
  ]),
);

let server: TestApp;
let address: string;
let folder: string;
beforeAll(async () => {
  server = await startTestApp();
  address = await server.http.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'candor-recipes-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Runs a recipe with a key of these scopes; what it prints. */
async function run(name: string, person: Person, scopes: readonly ApiScope[], argument: string, input = '') {
  const { secret } = await anApiKey(server, person, scopes);
  const script = join(folder, name);
  await writeFile(script, recipes.get(name) ?? '');
  const started = promisify(execFile)(process.execPath, [script, argument], {
    env: { CANDOR_URL: address, CANDOR_KEY: secret },
  });
  started.child.stdin?.end(input);
  return (await started).stdout;
}

it('the page has three recipes, and names every tool of an assistant', () => {
  expect([...recipes.keys()]).toEqual(['save-job.mjs', 'export-pdfs.mjs', 'backup.mjs']);
  for (const { id } of allTools) expect(page).toContain(`\`${id}\``);
});

it('a job is saved, once', async () => {
  const person = await aPerson(server);
  const advert = 'Staff Nurse\nRiverside Hospital, Leeds\nRequirements:\n- Wound care';
  const url = 'https://jobs.example.com/staff-nurse';
  expect(await run('save-job.mjs', person, ['applications:write'], url, advert)).toMatch(
    /^Saved: Staff Nurse/,
  );
  expect(await run('save-job.mjs', person, ['applications:write'], url, advert)).toMatch(/^Already there: /);
  await expect(run('save-job.mjs', person, ['applications:read'], url, advert)).rejects.toThrow(
    /isn’t allowed/,
  );
});

it('all PDFs are exported', async () => {
  const person = await aPerson(server);
  await aCv(server, person);
  await aLetter(server, person);
  const into = join(folder, 'pdfs');
  await run('export-pdfs.mjs', person, ['documents:read'], into);
  const names = await readdir(into);
  expect(names).toHaveLength(2);
  for (const name of names)
    expect((await readFile(join(into, name))).subarray(0, 5).toString()).toBe('%PDF-');
});

it('a backup has everything that is read by a key', async () => {
  const person = await aPerson(server);
  const cv = await aCv(server, person);
  const letter = await aLetter(server, person);
  const application = await anApplication(server, person);
  const { contactId } = await aContactWithParts(server, person);
  const into = join(folder, 'backup');
  await run('backup.mjs', person, ['documents:read', 'applications:read', 'network:read'], into);
  const [file = ''] = await readdir(into);
  expect(JSON.parse(await readFile(join(into, file), 'utf8'))).toMatchObject({
    cvs: [{ id: cv, document: { basics: { name: 'Ana Ruiz' } } }],
    letters: [{ id: letter }],
    applications: [{ id: application, advertText: expect.stringContaining('staff nurse') }],
    contacts: [{ id: contactId, interactions: [{}] }],
  });
});
