import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createCallCounter } from './call-counter.ts';
import { readConfiguration } from './configuration.ts';
import { createHttp } from './http.ts';
import { subPathOf, withoutSubPath } from './sub-path.ts';

it('is the path of APP_URL, whether a slash ends it or not', () => {
  const of = (APP_URL?: string) => subPathOf(readConfiguration({ APP_URL }));
  expect([of(), of('https://cv.example.org'), of('https://example.org/')]).toEqual(['', '', '']);
  expect([of('https://example.org/cv/'), of('https://example.org/a/cv')]).toEqual(['/cv', '/a/cv']);
});

it('is taken from what is asked for, wherever the proxy left it', () => {
  const asked = ['/cv', '/cv/', '/cv?x=1', '/cv/api/my-cvs?x=1', '/api/my-cvs', '/cv-builder', '/'];
  expect(asked.map((url) => withoutSubPath(url, '/cv'))).toEqual([
    '/',
    '/',
    '/?x=1',
    '/api/my-cvs?x=1',
    '/api/my-cvs',
    '/cv-builder',
    '/',
  ]);
  expect(withoutSubPath('/cv/x', '')).toBe('/cv/x');
});

it('stands before every path that leaves the server, and before nothing else', async () => {
  const configuration = readConfiguration({ APP_URL: 'https://example.org/cv' });
  const app = await createHttp(configuration, pino({ level: 'silent' }), createCallCounter());
  const typed = '<p>href=&quot;/typed</p>';
  app.get('/page', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('etag', '"file"')
      .header('set-cookie', 'visit=1; Path=/p/ana; HttpOnly')
      .header('set-cookie', '__Host-mark=2; Path=/; Secure')
      .send(
        `<html lang="en"><link href="/icon.svg"><script src="/assets/a.js"></script><a href="//else">${typed}</html>`,
      ),
  );
  app.get('/moved', (_request, reply) => reply.code(303).header('location', '/p/ana').send());
  app.get('/away', (_request, reply) => reply.code(303).header('location', 'https://else.example/').send());
  app.get('/data', () => ({ href: '/p' }));
  const page = await app.inject('/cv/page');
  expect(page.body).toBe(
    `<html data-base="/cv" lang="en"><link href="/cv/icon.svg"><script src="/cv/assets/a.js"></script><a href="//else">${typed}</html>`,
  );
  expect(page.headers['etag']).toBeUndefined();
  expect(page.headers['set-cookie']).toEqual([
    'visit=1; Path=/cv/p/ana; HttpOnly',
    '__Host-mark=2; Path=/; Secure',
  ]);
  const locationOf = async (url: string) => (await app.inject(url)).headers['location'];
  expect(await locationOf('/cv/moved')).toBe('/cv/p/ana');
  expect(await locationOf('/moved')).toBe('/cv/p/ana');
  expect(await locationOf('/cv/away')).toBe('https://else.example/');
  expect((await app.inject('/cv/data')).json()).toEqual({ href: '/p' });
  await app.close();
});
