import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallCounter } from './call-counter.ts';
import { readConfiguration } from './configuration.ts';
import { createHttp } from './http.ts';
import { serveWebApp } from './web-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'candor-web-'));
const script = 'console.log("candor");'.repeat(200);
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Candor</title>');
  for (const language of ['de', 'fr', 'ar'])
    writeFileSync(join(folder, `index.${language}.html`), `<!doctype html><html lang="${language}">`);
  writeFileSync(join(folder, 'cv-builder.html'), '<!doctype html><title>Candor</title><!-- own page -->');
  writeFileSync(join(folder, 'review.html'), '<!doctype html><title>Review</title>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, '.env'), 'SECRET=1');
  writeFileSync(join(folder, 'assets', 'app-h4sh.js'), script);
  writeFileSync(join(folder, 'assets', 'app-h4sh.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets', 'app-h4sh.js.map'), '{}');
  writeFileSync(join(folder, 'assets', 'english.worker-h4_sh.js'), script);
  writeFileSync(join(folder, 'assets', 'english.worker-h4_sh.js.br'), brotliCompressSync(script));
  app = await createHttp(readConfiguration({}), pino({ level: 'silent' }), createCallCounter());
  await serveWebApp(app, { folder, languages: ['de', 'fr'] });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ method: 'GET', url, headers });

describe('the web app', () => {
  it.each(['/', '/auth', '/dashboard', '/cv-builder?edit=1', '/nowhere/at/all'])(
    'answers the screen %s with its page, asked for anew each time',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect(answer.body).toContain('<title>Candor</title>');
    },
  );

  it('answers a screen that has a page of its own with that', async () => {
    expect((await get('/cv-builder?edit=1')).body).toContain('own page');
    expect((await get('/dashboard')).body).not.toContain('own page');
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', '', 'de'],
    ['nl, fr;q=0.7, de;q=0.2', '', 'fr'],
    ['de', 'theme=dark; language=fr', 'fr'],
    ['de', 'language=ar', 'de'],
    ['ar', '', 'en'],
    ['*;q=none,,;', 'language=../de', 'en'],
  ])('who asks for "%s" by the cookie "%s" gets the page in %s', async (asked, cookie, language) => {
    const answer = await get('/auth', { accept: 'text/html', 'accept-language': asked, cookie });
    expect(answer.body).toContain(language === 'en' ? '<title>Candor</title>' : `lang="${language}"`);
    expect(answer.headers.vary).toContain('accept-language');
  });

  it('answers a review link with a page of its own that nobody lists and that tells nobody where it stands', async () => {
    const answer = await get('/review/abcdefghijklmnopqrstuv');
    expect(answer.body).toContain('<title>Review</title>');
    expect(answer.headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    });
    expect((await get('/review/a/b')).body).toContain('<title>Candor</title>');
  });

  it('lets pages of other sites stay in touch with the one screen that they open', async () => {
    const policyOf = async (url: string) => (await get(url)).headers['cross-origin-opener-policy'];
    expect(await policyOf('/save-job')).toBe('unsafe-none');
    for (const url of ['/', '/auth', '/applications', '/save-job/x', '/save-jobs'])
      expect(await policyOf(url)).toBe('same-origin');
    expect((await get('/save-job')).headers['x-frame-options']).toBe('DENY');
  });

  it('lets the thread that checks texts compile WebAssembly, and nothing else', async () => {
    const policyOf = async (url: string) =>
      String((await get(url, { 'accept-encoding': 'br' })).headers['content-security-policy']);
    const own = await policyOf('/assets/app-h4sh.js');
    expect(own).toContain("script-src 'self';");
    expect(await policyOf('/auth')).toBe(own);
    expect(await policyOf('/assets/english.worker-h4_sh.js')).toBe(
      own.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
    );
  });

  it('keeps hashed files for a year, compressed when the build has done so', async () => {
    const answer = await get('/assets/app-h4sh.js', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.rawPayload.length).toBeLessThan(200);
    expect((await get('/assets/app-h4sh.js', {})).body).toBe(script);
  });

  it.each([
    '/.env',
    '/assets/app-h4sh.js.map',
    '/assets/app-h4sh.js.br',
    '/assets/gone-h4sh.js',
    '/index.html/../.env',
    '/assets/%2e%2e/.env',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/assets',
    '/api/unknown',
    '/api',
  ])('has nothing at %s', async (url) => {
    const answer = await get(url, { accept: 'application/json' });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/SECRET|root:/);
  });

  it('answers a write to a screen with not found', async () => {
    expect((await app.inject({ method: 'POST', url: '/dashboard', payload: {} })).statusCode).toBe(404);
  });
});
