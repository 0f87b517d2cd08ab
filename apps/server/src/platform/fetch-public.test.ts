import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchPublic } from './fetch-public.ts';
import type { Reach } from './public-request.ts';

const types = ['text/html', 'application/pdf'];
const megabyte = 1024 * 1024;
let server: Server;
let port: number;
/** What reached the server. */
let asked: string[] = [];
/** What names resolve to, each time that they are asked for. */
let names: Record<string, string[][]>;

const redirects =
  (to: string): RequestListener =>
  (_request, answer) =>
    void answer.writeHead(302, { location: to }).end();
const tells =
  (type: string, body: string | Buffer, more = {}): RequestListener =>
  (_request, answer) =>
    void answer.writeHead(200, { 'content-type': type, ...more }).end(body);

const pages: Record<string, RequestListener> = {
  '/ad': tells('text/html; charset=utf-8', '<p>Nurse</p>'),
  '/pdf': tells('application/pdf', '%PDF'),
  '/json': tells('application/json', '{}'),
  '/zipped': tells('text/html', 'x', { 'content-encoding': 'gzip' }),
  '/long': tells('text/html', Buffer.alloc(2 * megabyte + 1)),
  '/fits': tells('text/html', Buffer.alloc(2 * megabyte)),
  '/gone': (_request, answer) => void answer.writeHead(404).end(),
  '/1': redirects('/ad'),
  '/2': redirects('/1'),
  '/3': redirects('/2'),
  '/4': redirects('/3'),
  '/inner': redirects('http://inner.test/ad'),
  '/file': redirects('file:///etc/passwd'),
  '/never': () => undefined,
};

beforeAll(async () => {
  server = createServer((request, answer) => {
    asked.push(`${request.headers.host} ${request.url}`);
    pages[request.url ?? '']?.(request, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  port = typeof at === 'object' && at ? at.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** As if the machine's own address were a public one. */
const reach: Reach = {
  resolve: async (host) => {
    const answers = names[host] ?? [[]];
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
  },
  isAllowed: (address) => address === '127.0.0.1',
  isPort: (used) => used === '' || used === String(port),
};
const get = (path: string, host = `jobs.test:${port}`, signal = new AbortController().signal) => {
  asked = [];
  names ??= {};
  return fetchPublic(new URL(`http://${host}${path}`), { types, signal, reach });
};
const read = async (...given: Parameters<typeof get>) => {
  names = { 'jobs.test': [['127.0.0.1']], 'inner.test': [['10.0.0.1']] };
  const page = await get(...given);
  return page.kind === 'page' ? `${page.type} ${page.bytes.byteLength}` : page.reason;
};

it('gives pages and PDFs, also behind three redirects', async () => {
  expect(await read('/ad')).toBe('text/html 12');
  expect(asked).toEqual([`jobs.test:${port} /ad`]);
  expect(await read('/pdf')).toBe('application/pdf 4');
  expect(await read('/3')).toBe('text/html 12');
  expect(await read('/fits')).toBe(`text/html ${2 * megabyte}`);
});

it.each([
  ['/4', 'unreachable'],
  ['/gone', 'unreachable'],
  ['/json', 'type'],
  ['/zipped', 'type'],
  ['/long', 'too_large'],
  ['/inner', 'address'],
  ['/file', 'address'],
])('refuses %s: %s', async (path, reason) => expect(await read(path)).toBe(reason));

it('connects nowhere where one address of a host is not public', async () => {
  names = { 'mixed.test': [['127.0.0.1', '10.0.0.1']], 'unknown.test': [[]] };
  for (const host of [`mixed.test:${port}`, 'unknown.test', '10.0.0.1', '[::1]', `ana:b@127.0.0.1:${port}`])
    expect(await get('/ad', host)).toEqual({ kind: 'refused', reason: 'address' });
  expect(await get('/ad', 'jobs.test:22')).toEqual({ kind: 'refused', reason: 'address' });
  expect(asked).toEqual([]);
});

it('connects to the address that was checked, whatever the name says a moment later', async () => {
  names = { 'turns.test': [['127.0.0.1'], ['10.0.0.1']] };
  expect(await get('/ad', `turns.test:${port}`)).toMatchObject({ kind: 'page' });
  expect(await get('/ad', `turns.test:${port}`)).toEqual({ kind: 'refused', reason: 'address' });
});

it('asks no address of this machine or its network unless it is told to', async () => {
  asked = [];
  for (const host of [
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '[::ffff:7f00:1]',
    '169.254.169.254',
  ]) {
    const page = await fetchPublic(new URL(`http://${host}/ad`), {
      types,
      signal: new AbortController().signal,
    });
    expect(page).toEqual({ kind: 'refused', reason: 'address' });
  }
  const other = new URL(`http://127.0.0.1:${port}/ad`);
  expect(await fetchPublic(other, { types, signal: new AbortController().signal })).toMatchObject({
    reason: 'address',
  });
  expect(asked).toEqual([]);
});

it('ends a page that never comes, and with its caller', async () => {
  expect(await read('/never')).toBe('unreachable');
  const gone = new AbortController();
  const reading = read('/never', `jobs.test:${port}`, gone.signal);
  gone.abort(new Error('the caller has gone'));
  await expect(reading).rejects.toThrow('the caller has gone');
});
