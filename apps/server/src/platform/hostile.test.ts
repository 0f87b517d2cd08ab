import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorReplySchema } from '@candor/contracts/errors';
import { aPerson, startTestApp, type Person, type TestApp } from './testing/index.ts';

let server: TestApp;
let ana: Person;
let port = 0;
beforeAll(async () => {
  server = await startTestApp();
  ana = await aPerson(server);
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  const address = server.http.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

/** Bytes as they stand, and everything that comes back until the socket closes. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const json = { 'content-type': 'application/json' };
const posted = (payload: string | Buffer, headers: Record<string, string> = json) =>
  server.http.inject({ method: 'POST', url: '/api/login', headers, payload });

describe('a body', () => {
  it.each([
    ['not JSON', '{"email":'],
    ['broken Unicode', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['a prototype key', '{"email":"a@b.co","password":"x","__proto__":{"role":"admin"}}'],
    ['an escaped prototype key', '{"email":"a@b.co","password":"x","__pr\\u006fto__":{"role":"admin"}}'],
    ['a constructor key', '{"email":"a@b.co","constructor":{"prototype":{"role":"admin"}}}'],
    ['depth', `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['depth without end', '{"a":'.repeat(9_000)],
    ['an object for a word', '{"email":{"$ne":null},"password":{"$gt":""}}'],
    ['a list for a word', '{"email":["a@b.co"],"password":"x"}'],
    ['nothing', ''],
  ])('with %s is refused as invalid', async (_, payload) => {
    const answer = await posted(payload);
    expect(answer.statusCode).toBe(400);
    expect(errorReplySchema.parse(answer.json()).code).toBe('invalid');
  });

  it('with NUL or half a character in its words breaks nothing', async () => {
    const name = 'A\u0000na \ud800';
    const body = { name, email: 'nul@example.org', password: 'paper\u0000\ud800lamp' };
    expect((await server.ask({ method: 'POST', path: '/api/register', body })).json).toMatchObject({
      user: { name: 'Ana \ufffd' },
    });
  });

  it('names each wrong field as the form does', async () => {
    const answer = await server.ask({
      method: 'POST',
      path: '/api/register',
      body: { name: ' ', email: 'x' },
    });
    expect(answer.json).toMatchObject({
      error: 'Name is required',
      code: 'invalid',
      details: {
        fields: [{ path: 'name', message: 'Name is required' }, { path: 'email' }, { path: 'password' }],
      },
    });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'x',
  ])('of type %s is refused, so that no form of another site works', async (type) => {
    const answer = await posted('{"email":"a@b.co","password":"x"}', { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'unsupported_type' });
  });

  it('that is too large is refused unread', async () => {
    const answer = await posted(JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(70_000) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'too_large' });
  });

  it('that is compressed is not unfolded', async () => {
    const bomb = gzipSync(JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(60_000) }));
    const answer = await posted(bomb, { ...json, 'content-encoding': 'gzip' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid' });
  });
});

describe('an address', () => {
  it.each([
    '/api/profile%00',
    '/api/%',
    '/api/cv/%zz',
    '/api/cv/%c0%af',
    `/api/cv/${'x'.repeat(5_000)}`,
    '/api/../../etc/passwd',
    '/api/..%2f..%2fetc%2fpasswd',
    '/api/profile/__proto__',
    '/api/profile/%2e%2e/admin',
    '/.env',
    '/.git/config',
    '/package.json',
    '/src/main.ts',
    '/assets/index.js.map',
    '/api',
    '/api/',
    '//evil.example/',
    '/api/unknown?x[__proto__]=1&x=2&x=3',
  ])('%s is never found and never breaks', async (path) => {
    const answer = await server.ask({
      method: 'GET',
      path,
      as: ana,
      headers: { accept: 'application/json' },
    });
    expect([400, 404, 414]).toContain(answer.status);
    expect(errorReplySchema.safeParse(answer.json).success).toBe(true);
    expect(answer.text).not.toMatch(/at \w+ \(|node_modules|stack/);
  });

  it.each(['PATCH', 'OPTIONS', 'HEAD'] as const)('answers %s without a fault', async (method) => {
    const answer = await server.ask({ method, path: '/api/login' });
    expect(answer.status).toBe(404);
  });

  it('answers TRACE without echoing', async () => {
    const answer = await raw(
      'TRACE /api/profile HTTP/1.1\r\nHost: x\r\nX-Secret: abc\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(answer).not.toContain('abc');
  });
});

describe('a framing trick', () => {
  const head = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  it.each([
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`],
    ['length and chunks', `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['an odd encoding', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a negative length', `${head}Content-Length: -1\r\n\r\n`],
    ['a folded header', `${head}X: a\r\n b\u0000: c\r\n\r\n`],
    ['endless headers', `${head}X: ${'a'.repeat(70_000)}\r\n\r\n`],
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\r\n\r\n'],
  ])('with %s is refused', async (_, bytes) => {
    const answer = await raw(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('leaves the server well', async () => {
    const status = await new Promise((resolve) => {
      httpRequest({ port, path: '/readyz' }, (answer) => resolve(answer.resume().statusCode)).end();
    });
    expect(status).toBe(200);
  });
});

describe('headers', () => {
  it('forbid inline script, frames and other hosts, on every kind of answer', async () => {
    for (const path of ['/api/profile', '/healthz', '/nothing.js', '/api/docs', '/api/cv/%zz']) {
      const { headers } = await server.ask({ method: 'GET', path });
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/default-src 'self'/);
      expect(policy).toMatch(/script-src 'self';/);
      expect(policy).toMatch(/object-src 'none'/);
      expect(policy).toMatch(/base-uri 'none'/);
      expect(policy).toMatch(/frame-ancestors 'none'/);
      expect(policy).not.toMatch(/script-src[^;]*unsafe|http:|https:|\*/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('promise https only where the server is reached by it', async () => {
    const secure = await startTestApp({ variables: { APP_URL: 'https://cv.example.org' } });
    const { headers } = await secure.ask({ method: 'GET', path: '/healthz' });
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
    await secure.close();
  });

  it('never admit another origin', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const { headers } = await server.ask({
        method: 'GET',
        path: '/api/profile',
        as: ana,
        headers: { origin },
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('keep private answers out of every store', async () => {
    const own = await server.ask({ method: 'GET', path: '/api/profile', as: ana });
    const refused = await server.ask({ method: 'GET', path: '/api/profile' });
    expect(own.headers['cache-control']).toBe('no-store');
    expect(refused.headers['cache-control']).toBe('no-store');
  });
});

describe('the API page', () => {
  it('loads its own style only and describes every endpoint', async () => {
    const page = await server.ask({ method: 'GET', path: '/api/docs' });
    expect(page.headers['content-type']).toMatch(/text\/html/);
    expect(page.text).not.toMatch(/<script|style=|(src|href)="(https?:|\/\/)/);
    const description = await server.ask({ method: 'GET', path: '/api/openapi.json' });
    expect(description.json).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/login': { post: { requestBody: {}, responses: { 200: {}, 400: {}, 401: {}, 429: {} } } },
      },
    });
  });
});
