import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { extensionOrigin, matchJobs, saveAdvert } from '@candor/contracts/jobs';
import { startTestApp, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const preflight = (url: string, origin: string) =>
  server.http.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'POST' },
  });
const allowed = 'access-control-allow-origin';

it('is made by the key of the manifest, as Chromium makes it', () => {
  const path = new URL('../../../extension/public/manifest.json', import.meta.url);
  const { key, permissions } = z
    .object({ key: z.base64(), permissions: z.array(z.string()) })
    .parse(JSON.parse(readFileSync(path, 'utf8')));
  const hash = createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 32);
  const id = [...hash].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('');
  expect(extensionOrigin).toBe(`chrome-extension://${id}`);
  expect(permissions).toEqual(['activeTab', 'scripting']);
});

it('may save adverts, and nobody else from elsewhere', async () => {
  const mine = await preflight(saveAdvert.path, extensionOrigin);
  expect(mine.statusCode).toBe(204);
  expect(mine.headers).toMatchObject({
    [allowed]: extensionOrigin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'authorization, content-type',
  });
  expect(mine.headers).not.toHaveProperty('access-control-allow-credentials');
  for (const origin of ['https://evil.example', 'null', `${extensionOrigin}.evil.example`])
    expect((await preflight(saveAdvert.path, origin)).headers).not.toHaveProperty(allowed);
  expect((await preflight(matchJobs.path, extensionOrigin)).headers).not.toHaveProperty(allowed);

  const headers = { origin: extensionOrigin };
  const refused = await server.http.inject({ method: 'POST', url: saveAdvert.path, headers, payload: {} });
  expect(refused.statusCode).toBe(401);
  expect(refused.headers[allowed]).toBe(extensionOrigin);
});
