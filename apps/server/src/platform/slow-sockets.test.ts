import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { Readable } from 'node:stream';
import { startTestApp } from './testing/index.ts';

it('gives a socket limited time for its headers, its body and its silence', async () => {
  const server = await startTestApp();
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  const { requestTimeout, headersTimeout, keepAliveTimeout, maxConnections } = server.http.server;
  expect(headersTimeout).toBeLessThanOrEqual(20_000);
  expect(requestTimeout).toBeLessThanOrEqual(45_000);
  expect(keepAliveTimeout).toBeLessThanOrEqual(15_000);
  expect(maxConnections).toBeGreaterThan(500);

  const address = server.http.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const slow = Array.from({ length: 140 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    );
    return socket;
  });
  const times: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    const start = performance.now();
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    times.push(performance.now() - start);
  }
  expect(times.toSorted((a, b) => a - b)[37]).toBeLessThan(500);
  for (const socket of slow) socket.destroy();
  await server.close();
});

it('cuts a caller who reads nothing of the answer', async () => {
  const server = await startTestApp();
  expect(server.http.server.timeout).toBeGreaterThan(0);
  expect(server.http.server.timeout).toBeLessThanOrEqual(120_000);
  server.http.server.timeout = 300;
  let isCut = false;
  server.http.get('/api/endless', (_request, reply) => {
    reply.raw.once('close', () => {
      isCut = true;
    });
    const page = 'x'.repeat(64 * 1024);
    return reply.type('application/octet-stream').send(
      Readable.from(
        (function* () {
          for (;;) yield page;
        })(),
      ),
    );
  });
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  const address = server.http.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET /api/endless HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => isCut, { timeout: 20_000 }).toBe(true);
  socket.destroy();
  await server.close();
});
